import { agentRoutes, type Replay, replayRoutes, type SimulatedVersion } from '@spotter/contract';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeCached } from '../../../../api/live/change-cached.ts';
import { useServices } from '../../../../api/services.ts';
import { findingsKey } from '../../versions/version-queries.ts';
import { isOpen } from '../proof-queries.ts';

const replaysKey = (agentId: string) => ['replays', agentId];
const replayKey = (id: string) => ['replay', id];
const costKey = ['replay-cost'];

/** How often a replay that goes on is asked for, in ms; news usually comes sooner, live. */
const againMs = 5000;

/** Returns an agent's replays, the newest first. */
export function useReplays(agentId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: replaysKey(agentId),
    queryFn: () => api.call(replayRoutes.list, { params: { id: agentId } }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? againMs : false),
  });
}

/** Returns one replay with its turns. */
export function useReplay(id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: replayKey(id),
    queryFn: () => api.call(replayRoutes.find, { params: { id } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? againMs : false),
  });
}

/** Returns what a replay would play and usually costs, and the tokens left today; null: there is no budget. */
export function useReplayCost(agentId: string, wanted: { chats: number; version: SimulatedVersion }) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...costKey, agentId, wanted],
    queryFn: async () => {
      const [cost, { budget }] = await Promise.all([
        api.call(replayRoutes.cost, { params: { id: agentId }, query: wanted }),
        api.call(agentRoutes.models),
      ]);
      return { cost, left: budget === null ? null : Math.max(0, budget.limit - budget.tokens) };
    },
  });
}

/** Shows how far the replays of an agent are as soon as the server tells. */
export function useLiveReplays(agentId: string): void {
  const { live, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('replayChanged', (changed) => {
        if (changed.agentId !== agentId) return;
        reading.again(replaysKey(agentId));
        reading.again(replayKey(changed.id));
      }),
      live.follow(() => reading.catchUp(replaysKey(agentId), ['replay'])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [agentId, live, reading]);
}

/** Begins a replay. */
export function useStartReplay(agentId: string) {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: (body: { chats: number; version: SimulatedVersion }) =>
      api.call(replayRoutes.start, { params: { id: agentId }, body }),
    onSuccess: (replay) => keepReplay(queryClient, replay),
  });
}

/** Stops a replay. */
export function useStopReplay() {
  const { api, queryClient, reading } = useServices();
  return useMutation({
    mutationFn: ({ _id: id }: Replay) => api.call(replayRoutes.stop, { params: { id } }),
    onSuccess: (replay) => {
      keepReplay(queryClient, replay);
      reading.again(replayKey(replay._id));
    },
  });
}

/** Calls a turn of a replay fine, or takes that back. */
export function useMarkFine(id: string) {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: ({ place, fine }: { place: number; fine: boolean }) =>
      api.call(replayRoutes.markFine, { params: { id, place: String(place) }, body: { fine } }),
    onSuccess: async (replay) => {
      keepReplay(queryClient, replay);
      void queryClient.invalidateQueries({ queryKey: findingsKey });
      await queryClient.invalidateQueries({ queryKey: replayKey(id) });
    },
  });
}

/** Puts what is new of a replay where the page reads it. Its turns are read again. */
function keepReplay(queryClient: QueryClient, replay: Replay): void {
  changeCached<Replay[]>(queryClient, replaysKey(replay.agentId), (replays) => {
    if (replays === undefined) return replays;
    const isKnown = replays.some(({ _id }) => _id === replay._id);
    return isKnown ? replays.map((other) => (other._id === replay._id ? replay : other)) : [replay, ...replays];
  });
  queryClient.setQueryData<Replay>(replayKey(replay._id), (known) => known && { ...known, ...replay });
}
