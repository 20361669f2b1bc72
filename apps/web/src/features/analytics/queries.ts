import { type Agent, analyticsRoutes, shortOf, type Source } from '@spotter/contract';
import type { DayRange, FunnelStep } from '@spotter/domain/analytics';
import type { LostReason } from '@spotter/domain/inbox';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

/** The query key above everything that the page reads. */
export const analyticsKey = ['analytics'];

/** The stats of the earlier range stay until those of the new range have loaded. */
function useFigures<Figures>(name: string, range: DayRange, read: () => Promise<Figures>) {
  return useQuery({
    queryKey: [...analyticsKey, name, range.from, range.to],
    queryFn: read,
    placeholderData: keepPreviousData,
  });
}

export function useBookingRate(range: DayRange) {
  const { api } = useServices();
  return useFigures('booking-rate', range, () => api.call(analyticsRoutes.bookingRate, { query: range }));
}

export function useMessageStats(source: Source, range: DayRange) {
  const { api } = useServices();
  return useFigures(`messages ${source}`, range, () =>
    api.call(analyticsRoutes.messageStats, { query: { source, ...range } }),
  );
}

export function useMeetsStats(source: Source, range: DayRange) {
  const { api } = useServices();
  return useFigures(`meets ${source}`, range, () =>
    api.call(analyticsRoutes.meetsStats, { query: { source: shortOf(source), ...range } }),
  );
}

export function useSummary(range: DayRange) {
  const { api } = useServices();
  return useFigures('summary', range, () => api.call(analyticsRoutes.summary, { query: range }));
}

export function useFunnel(range: DayRange) {
  const { api } = useServices();
  return useFigures('funnel', range, () => api.call(analyticsRoutes.funnel, { query: range }));
}

export function useResponseTimes(range: DayRange) {
  const { api } = useServices();
  return useFigures('response-times', range, () => api.call(analyticsRoutes.responseTimes, { query: range }));
}

export function useBestHours(range: DayRange) {
  const { api } = useServices();
  return useFigures('best-hours', range, () => api.call(analyticsRoutes.bestHours, { query: range }));
}

export function useResults(range: DayRange) {
  const { api } = useServices();
  return useFigures('results', range, () => api.call(analyticsRoutes.results, { query: range }));
}

/** Returns the conversations behind a number of the funnel, page by page. */
export function useFunnelChats(step: FunnelStep, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'funnel-chats', step, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.funnelChats, { params: { step }, query: { ...range, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Returns the conversations that are lost for a reason, page by page. */
export function useLostChats(reason: LostReason, range: DayRange) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...analyticsKey, 'lost-chats', reason, range.from, range.to],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(analyticsRoutes.lostChats, { params: { reason }, query: { ...range, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Returns what each agent's keywords brought in a range. An agent whose stats do not load is left out. */
export function useKeywordStats(agents: Agent[] | undefined, range: DayRange) {
  const { api } = useServices();
  return useQueries({
    queries: (agents ?? []).map((agent) => ({
      queryKey: [...analyticsKey, 'keywords', agent._id, range.from, range.to],
      queryFn: () => api.call(analyticsRoutes.keywordStats, { params: { agentId: agent._id }, query: range }),
      placeholderData: keepPreviousData,
    })),
    combine: (results) => ({
      isPending: results.some(({ isPending }) => isPending),
      isError: results.length > 0 && results.every(({ isError }) => isError),
      loaded: results.flatMap(({ data }, index) => {
        const agent = agents?.[index];
        return data === undefined || agent === undefined ? [] : [{ agent, stats: data }];
      }),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
}
