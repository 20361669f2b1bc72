import { ApiError, type BulkAction, type BulkChange, bulkRoutes, type BulkSelection } from '@spotter/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { bulkMessages } from './bulk-messages.ts';

const latestKey = ['bulk'];
/** How often the progress of a change is asked for, in ms. */
const progressMs = 700;

export const isRunning = (change: BulkChange | null | undefined) =>
  change?.state === 'running' || change?.state === 'undoing';

/** Returns the newest change of many chats; null: none was begun. Asks again while it runs. */
export function useLatestBulk() {
  const { api } = useServices();
  return useQuery({
    queryKey: latestKey,
    queryFn: async () => (await api.call(bulkRoutes.latest)).change,
    refetchInterval: ({ state }) => (isRunning(state.data) ? progressMs : false),
  });
}

/** Says what a change would do. */
export function usePlanBulk() {
  const { api } = useServices();
  return useMutation({
    mutationFn: (body: { action: BulkAction; selection: BulkSelection }) => api.call(bulkRoutes.plan, { body }),
  });
}

/** Begins, stops or undoes a change. */
export function useBulkStep() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ change, step }: { change: BulkChange; step: 'start' | 'stop' | 'undo' }) => {
      const params = { id: change._id };
      if (step !== 'start') return api.call(bulkRoutes[step], { params });
      const confirm = change.action.kind === 'delete' ? { confirm: change.waiting } : {};
      return api.call(bulkRoutes.start, { params, body: confirm });
    },
    onSuccess: (change) => queryClient.setQueryData(latestKey, change),
  });
}

/** Returns the chats that a change leaves out. */
export function useLeftOut(change: BulkChange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...latestKey, 'left-out', change._id, change.state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(bulkRoutes.leftOut, { params: { id: change._id }, query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ value }) => value),
  });
}

/** Returns why a change was refused. */
export function bulkFailure(error: unknown): string {
  return error instanceof ApiError && [400, 404, 409].includes(error.status) ? error.message : bulkMessages.failed;
}
