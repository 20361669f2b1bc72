import { type Agent, agentRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { type AgentValues, bodyOfValues } from './agent-values.ts';
import { agentMessages, botAnswerProblem, disclosureProblems, isExpiredSession } from './messages.ts';
import { keepAgent } from './one-agent.ts';

/** Creates the agent, or changes the stored one. */
export function useSaveAgent(agent: Agent | null) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: AgentValues) => {
      const body = bodyOfValues(values, agent);
      return agent === null
        ? api.call(agentRoutes.create, { body: { agent: body } })
        : api.call(agentRoutes.update, { params: { id: agent._id }, body });
    },
    onSuccess: (saved) => {
      keepAgent(queryClient, saved);
      if (agent !== null) toast.success(agentMessages.updated);
    },
    onError: (error) => {
      if (isExpiredSession(error)) return;
      const refused = Object.values(disclosureProblems(error))[0] ?? botAnswerProblem(error);
      toast.error(refused ?? (agent === null ? agentMessages.createFailed : agentMessages.updateFailed));
    },
  });
}
