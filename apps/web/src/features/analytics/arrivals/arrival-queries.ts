import { analyticsRoutes, type ArrivalGroup, commentRoutes } from '@spotter/contract';
import type { DayRange, FunnelStep } from '@spotter/domain/analytics';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { analyticsKey } from '../queries.ts';

/** Returns the outcome of the leads, by how they came. Another group does not show the rows of the one before. */
export function useArrivals(by: ArrivalGroup, range: DayRange) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...analyticsKey, 'arrivals', by, range.from, range.to],
    queryFn: () => api.call(analyticsRoutes.arrivals, { query: { ...range, by } }),
    placeholderData: (rows, before) => (before?.queryKey[2] === by ? keepPreviousData(rows) : undefined),
  });
}

/** Returns the chats behind a number, page by page. */
export function useArrivalChats(of: { by: ArrivalGroup; step: FunnelStep; key: string }, range: DayRange) {
  const { api } = useServices();
  const { by, key, step } = of;
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'arrival-chats', by, step, key, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.arrivalChats, { params: { by, step }, query: { ...range, key, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Returns the comments under a post in a range, page by page. */
export function useCommentsUnder(post: { _id: string; botId: string }, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'comments', post.botId, post._id, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(commentRoutes.listForBot, {
        params: { botId: post.botId },
        query: { ...range, post: post._id, cursor: pageParam },
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

const queueAgainMs = 30_000;

/** Returns the line of messages for an account's comments, again while one waits. */
export function useCommentQueue(botId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...analyticsKey, 'comment-queue', botId],
    queryFn: () => api.call(commentRoutes.queue, { params: { botId } }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? queueAgainMs : false),
  });
}
