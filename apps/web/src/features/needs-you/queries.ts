import { type AssigneeFilter, type Chat, type InboxCounts, inboxRoutes } from '@spotter/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeCached } from '../../api/live/change-cached.ts';
import { useServices } from '../../api/services.ts';

const countsKey = ['inbox-counts'];
const queueKey = ['needs-you'];

/** Returns what waits for the coach. */
export function useInboxCounts() {
  const { api } = useServices();
  return useQuery({ queryKey: countsKey, queryFn: () => api.call(inboxRoutes.counts) });
}

/**
 * Keeps the counts live, once for every component that shows them.
 * When they change, the queue is read again, too.
 */
export function useLiveInboxCounts(): void {
  const { live, queryClient, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('inboxCounts', (counts) => {
        changeCached<InboxCounts>(queryClient, countsKey, () => counts);
        reading.again(queueKey);
      }),
      live.follow(() => reading.catchUp(countsKey, queueKey)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queryClient, reading]);
}

/** Returns the chats that need the coach, the most urgent first: all of them, one's own, or nobody's. */
export function useNeedsYou(assignee: AssigneeFilter | null = null) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: assignee === null ? queueKey : [...queueKey, assignee],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(inboxRoutes.needsYou, { query: { cursor: pageParam, assignee: assignee ?? undefined } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): Chat[] => [
      ...new Map(pages.flatMap(({ value }) => value).map((chat) => [chat._id, chat])).values(),
    ],
  });
}

/** Takes a chat off the queue until something new happens in it. */
export function useResolve() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: string) => api.call(inboxRoutes.resolve, { params: { id: chatId } }),
    onSettled: () => Promise.all([queueKey, countsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Undoes "Done": the chat is in the queue again as before. */
export function useReopen() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chatId: string) => api.call(inboxRoutes.reopen, { params: { id: chatId } }),
    onSettled: () => Promise.all([queueKey, countsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
