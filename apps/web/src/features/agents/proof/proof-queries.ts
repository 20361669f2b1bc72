import { agentRoutes, type SimulatedVersion, type Simulation, simulationRoutes } from '@spotter/contract';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeCached } from '../../../api/live/change-cached.ts';
import { useServices } from '../../../api/services.ts';
import { readinessKey } from './readiness-queries.ts';

const leadsKey = ['simulated-leads'];
const costKey = ['simulation-cost'];
const runsKey = (agentId: string) => ['simulations', agentId];
const runKey = (id: string) => ['simulation', id];

/** How often a run that goes on is asked for, in ms; news usually comes sooner, live. */
const againMs = 5000;

export const isOpen = ({ state }: Pick<Simulation, 'state'>): boolean => state !== 'done' && state !== 'stopped';

/** Returns the leads that can be simulated, and the saved cases of an agent's rules. */
export function useSimulatedLeads(agentId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...leadsKey, agentId],
    // Correcting an answer saves a case.
    staleTime: 0,
    queryFn: () => api.call(simulationRoutes.leads, { query: { agentId } }),
  });
}

/** Returns an agent's runs, the newest first. */
export function useRuns(agentId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: runsKey(agentId),
    queryFn: () => api.call(simulationRoutes.list, { params: { id: agentId } }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? againMs : false),
  });
}

/** Returns one run with its conversations. */
export function useRun(id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: runKey(id),
    queryFn: () => api.call(simulationRoutes.find, { params: { id } }),
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? againMs : false),
  });
}

/** Returns what one answer usually costs, and the tokens left of today's budget; null: there is no budget. */
export function useTurnCost(agentId: string, version: SimulatedVersion) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...costKey, agentId, version],
    queryFn: async () => {
      const [turn, { budget }] = await Promise.all([
        api.call(simulationRoutes.cost, { params: { id: agentId }, query: { version } }),
        api.call(agentRoutes.models),
      ]);
      return { turn, left: budget === null ? null : Math.max(0, budget.limit - budget.tokens) };
    },
  });
}

/** Shows how far the runs of an agent are as soon as the server tells. */
export function useLiveRuns(agentId: string): void {
  const { live, queryClient, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('simulationChanged', ({ simulation }) => {
        if (simulation.agentId !== agentId) return;
        keepRun(queryClient, simulation);
        reading.again(runKey(simulation._id));
        if (!isOpen(simulation)) void queryClient.invalidateQueries({ queryKey: readinessKey });
      }),
      live.follow(() => reading.catchUp(runsKey(agentId), ['simulation'])),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [agentId, live, queryClient, reading]);
}

/** Begins a run. */
export function useStartRun(agentId: string) {
  const { api, queryClient } = useServices();
  return useMutation({
    /** `characters`: null: all of them. */
    mutationFn: ({ version, characters }: { version: SimulatedVersion; characters: string[] | null }) =>
      api.call(simulationRoutes.start, {
        params: { id: agentId },
        body: { version, ...(characters === null ? {} : { characters }) },
      }),
    onSuccess: (run) => keepRun(queryClient, run),
  });
}

/** Stops a run. */
export function useStopRun() {
  const { api, queryClient, reading } = useServices();
  return useMutation({
    mutationFn: ({ _id: id }: Simulation) => api.call(simulationRoutes.stop, { params: { id } }),
    onSuccess: (run) => {
      keepRun(queryClient, run);
      reading.again(runKey(run._id));
    },
  });
}

/** Puts what is new of a run where the page reads it. Its conversations are read again. */
function keepRun(queryClient: QueryClient, run: Simulation): void {
  changeCached<Simulation[]>(queryClient, runsKey(run.agentId), (runs) => runs && withRun(runs, run));
  queryClient.setQueryData<Simulation>(runKey(run._id), (known) => known && { ...known, ...run });
}

/** Puts a run in its place among the others: a new one before them. */
function withRun(runs: Simulation[], run: Simulation): Simulation[] {
  const isKnown = runs.some(({ _id }) => _id === run._id);
  return isKnown ? runs.map((other) => (other._id === run._id ? run : other)) : [run, ...runs];
}
