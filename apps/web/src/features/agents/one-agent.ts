import { type Agent, type AgentBody, agentRoutes } from '@spotter/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { agentsKey } from './queries.ts';

const agentKey = (agentId: string) => ['agent', agentId];
export const triggersKey = (agentId: string | null) => ['agent-triggers', agentId];

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
