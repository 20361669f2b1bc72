import { knowledgeIssueRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

const issuesKey = ['knowledge-issues'];

/** Returns what the coach should look at. */
export function useIssues() {
  const { api } = useServices();
  return useQuery({ queryKey: issuesKey, queryFn: () => api.call(knowledgeIssueRoutes.listIssues) });
}

/** Takes an issue off the list. */
export function useAcceptIssue() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(knowledgeIssueRoutes.acceptIssue, { params: { id } }),
    onSettled: () =>
      Promise.all([issuesKey, ['knowledge']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
