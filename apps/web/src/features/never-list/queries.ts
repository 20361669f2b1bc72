import { type NeverListEntry, neverListRoutes, type NeverListWay } from '@spotter/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../../api/services.ts';

/** What of the list is shown. */
export type NeverListFilter = { search: string; way: NeverListWay | null };

const listKey = ['never-list'];

/** Returns the people on the list, newest first. */
export function useNeverList({ search, way }: NeverListFilter) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...listKey, search, way],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(neverListRoutes.list, {
        query: { limit: 100, cursor: pageParam, search: search || undefined, way: way ?? undefined },
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }): NeverListEntry[] => pages.flatMap(({ value }) => value),
  });
}

/** Returns how many are on the list in each way, and the imports. */
export function useNeverListSummary() {
  const { api } = useServices();
  return useQuery({ queryKey: [...listKey, 'summary'], queryFn: () => api.call(neverListRoutes.summary) });
}

/** Returns a function that has the list and the chats read again. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: listKey }), [queryClient]);
}

/** Adds the handles of a text. */
export function useAddHandles() {
  const { api } = useServices();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (body: { text: string; name?: string; skipWrong: boolean }) => api.call(neverListRoutes.add, { body }),
    onSuccess: readAgain,
  });
}

/** Returns a function that takes someone off the list, or a whole import. */
export function useTakeOff() {
  const { api } = useServices();
  const readAgain = useReadAgain();
  return useCallback(
    async (id: string) => {
      // Sent also when the page is being left.
      await api.send(`/never-list/${encodeURIComponent(id)}`, { method: 'DELETE', keepalive: true });
      await readAgain();
    },
    [api, readAgain],
  );
}
