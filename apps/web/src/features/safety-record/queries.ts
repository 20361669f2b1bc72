import {
  type SafetyRecord,
  safetyRecordRoutes,
  type SafetyCounterName,
  type SafetyRecordFinding,
} from '@spotter/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

/** How often to fetch again while there are chats left to count, in ms. */
const countingAgainMs = 3_000;

/** Returns the seven counters, fetched again until every chat was counted. */
export function useSafetyRecord() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['safety-record'],
    queryFn: () => api.call(safetyRecordRoutes.counters),
    refetchInterval: ({ state }) => (isStillCounting(state.data) ? countingAgainMs : false),
  });
}

const isStillCounting = (record: SafetyRecord | undefined): boolean =>
  record !== undefined && record.chats.count < record.chats.of;

/** Returns the findings behind one counter, newest first. */
export function useFindings(counter: SafetyCounterName) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['safety-record', counter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(safetyRecordRoutes.findings, { params: { counter }, query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): SafetyRecordFinding[] => pages.flatMap(({ value }) => value),
  });
}
