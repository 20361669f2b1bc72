import { analyticsRoutes, type RevenueGroup } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { analyticsKey } from '../queries.ts';

/** Returns what was won, by what brought the calls. Another group does not show the rows of the one before. */
export function useRevenue(by: RevenueGroup, range: DayRange) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...analyticsKey, 'revenue', by, range.from, range.to],
    queryFn: () => api.call(analyticsRoutes.revenue, { query: { ...range, by } }),
    placeholderData: (found, before) => (before?.queryKey[2] === by ? keepPreviousData(found) : undefined),
  });
}

/** Which sum: of a row, or of all without a key. */
export type SumOf = { by: RevenueGroup; key: string | undefined; currency: string };

/** Returns the calls behind a sum, page by page. */
export function useWonCalls({ by, currency, key }: SumOf, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'won-calls', by, key, currency, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.wonCalls, { query: { ...range, by, key, currency, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
