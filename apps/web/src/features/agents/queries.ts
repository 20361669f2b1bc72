import { agentRoutes } from '@spotter/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

const minuteMs = 60_000;
export const agentsKey = ['agents'];

/** Returns the user's agents. */
export function useAgents() {
  const { api } = useServices();
  return useQuery({ queryKey: agentsKey, queryFn: () => api.call(agentRoutes.list) });
}

function modelsQuery({ api }: ReturnType<typeof useServices>) {
  return queryOptions({
    queryKey: ['agent-models'],
    queryFn: () => api.call(agentRoutes.models),
    staleTime: minuteMs,
  });
}

/** Returns the available language models and whether agents wait for budget, fetched again every minute. */
export function useAgentModels() {
  return useQuery({ ...modelsQuery(useServices()), refetchInterval: minuteMs });
}

/** Returns what the account has used of its budget today, fetched again every minute where there is one. */
export function useWatchedBudget() {
  return useQuery({
    ...modelsQuery(useServices()),
    refetchInterval: ({ state }) => (state.data?.budget ? minuteMs : false),
    select: ({ budget }) => budget,
  });
}
