import { type Agent, type CorrectionBody, correctionRoutes, type RuleWording } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

const rulesKey = (agentId: string) => ['corrections', agentId];

/** Returns what was corrected of an agent, the oldest first. */
export function useRules(agentId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: rulesKey(agentId),
    // A version that is restored changes which of them are in force.
    staleTime: 0,
    queryFn: () => api.call(correctionRoutes.list, { params: { id: agentId } }),
  });
}

/** Returns the calls that change the rules of an agent; each is published as its next version. */
export function useRuleChanges({ _id: agentId }: Agent) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [['corrections'], ['agent'], ['agents'], ['agent-versions']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return {
    create: useMutation({
      mutationFn: ({ scope, rule }: Pick<CorrectionBody, 'scope' | 'rule'>) =>
        api.call(correctionRoutes.create, { params: { id: agentId }, body: { scope, rule, about: null } }),
      onSuccess: readAgain,
    }),
    change: useMutation({
      mutationFn: ({ id, rule }: { id: string; rule: RuleWording }) =>
        api.call(correctionRoutes.change, { params: { id }, body: { rule } }),
      onSuccess: readAgain,
    }),
    remove: async (id: string) => {
      await api.call(correctionRoutes.remove, { params: { id } });
      await readAgain();
    },
  };
}
