import { knowledgeIssueRoutes } from '@spotter/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

const issuesKey = ['knowledge-issues'];
/** How often the state is asked for while contradictions are being looked for. */
const askEveryMs = 3_000;

/** Returns what the coach should look at, and how far contradictions are looked for. */
export function useIssues() {
  const { api } = useServices();
  const state = useQuery({
    queryKey: [...issuesKey, 'state'],
    queryFn: () => api.call(knowledgeIssueRoutes.issuesState),
    refetchInterval: ({ state: { data } }) => (data?.state === 'checking' ? askEveryMs : false),
  });
  // Each check has a list of its own; until it is here, the one before is shown.
  const list = useQuery({
    queryKey: [...issuesKey, 'list', state.data?.checkedAt ?? null],
    queryFn: () => api.call(knowledgeIssueRoutes.listIssues),
    enabled: !state.isPending,
    placeholderData: keepPreviousData,
  });
  return { list, state: state.data };
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
