import { type Agent, type AgentBody, agentRoutes } from '@spotter/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

const minuteMs = 60_000;
const agentsKey = ['agents'];
const agentKey = (agentId: string) => ['agent', agentId];

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

/** Returns one agent. Without an id there is no request. */
export function useAgent(agentId: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: agentKey(agentId ?? ''),
    enabled: agentId !== null,
    queryFn: () => api.call(agentRoutes.find, { params: { id: agentId ?? '' } }),
  });
}

/** Returns the id in an address of the wizard; null if the agent is still to be created. */
export function agentIdOf(parameter: string | undefined): string | null {
  return parameter === undefined || parameter === 'new' ? null : parameter;
}

/** Puts a changed agent where every screen reads it. */
export function keepAgent(queryClient: QueryClient, agent: Agent): void {
  queryClient.setQueryData(agentKey(agent._id), agent);
  void queryClient.invalidateQueries({ queryKey: agentsKey });
}

/** Takes a deleted agent off every screen. */
export function forgetAgent(queryClient: QueryClient, agentId: string): void {
  queryClient.removeQueries({ queryKey: agentKey(agentId) });
  queryClient.setQueryData<Agent[]>(agentsKey, (agents) => agents?.filter((agent) => agent._id !== agentId));
}

/** Returns the body of an update. It leaves out the linked accounts, so that saving text never moves an account. */
export function bodyOf({ name, description, config }: Agent): AgentBody {
  return { name, description, config };
}
