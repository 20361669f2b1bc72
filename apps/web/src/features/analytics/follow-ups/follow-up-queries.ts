import { analyticsRoutes, type FollowUpOutcome } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { analyticsKey } from '../queries.ts';

/** Returns what each follow-up brought. */
export function useFollowUpFigures(range: DayRange) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...analyticsKey, 'follow-ups', range.from, range.to],
    queryFn: () => api.call(analyticsRoutes.followUps, { query: range }),
    placeholderData: keepPreviousData,
  });
}

/** Returns the chats behind a number of a follow-up, page by page. */
export function useFollowUpChats(stepId: string, outcome: FollowUpOutcome, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'follow-up-chats', stepId, outcome, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.followUpChats, {
        params: { stepId, outcome },
        query: { ...range, cursor: pageParam },
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
