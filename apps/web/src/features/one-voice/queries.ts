import { type OneVoice, oneVoiceRoutes, type VoiceCounterName, type VoiceFinding } from '@spotter/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

/** How often to fetch again while there are chats left to count, in ms. */
const countingAgainMs = 3_000;

/** Returns the six counters, fetched again until every chat was counted. */
export function useOneVoice() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['one-voice'],
    queryFn: () => api.call(oneVoiceRoutes.counters),
    refetchInterval: ({ state }) => (isStillCounting(state.data) ? countingAgainMs : false),
  });
}

const isStillCounting = (voice: OneVoice | undefined): boolean =>
  voice !== undefined && voice.chats.count < voice.chats.of;

/** Returns the findings behind one counter, newest first. */
export function useFindings(counter: VoiceCounterName) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['one-voice', counter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(oneVoiceRoutes.findings, { params: { counter }, query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): VoiceFinding[] => pages.flatMap(({ value }) => value),
  });
}
