import {
  type Agent,
  type AgentBody,
  type AgentDraft,
  agentRoutes,
  type AgentVersion,
  ApiError,
  versionRoutes,
} from '@spotter/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { keepAgent, triggersKey } from '../one-agent.ts';

const draftKey = (agentId: string) => ['agent-draft', agentId];
export const findingsKey = ['open-findings'];
const versionsKey = (agentId: string) => ['agent-versions', agentId];

/** Returns an agent's draft as a form opens; null where there is none. Without an id there is no request. */
export function useAgentDraft(agentId: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: draftKey(agentId ?? ''),
    enabled: agentId !== null,
    // What a form shows is what its next save replaces, so nothing older is shown first, and nothing newer later.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () => api.call(versionRoutes.findDraft, { params: { id: agentId ?? '' } }),
  });
}

/** Returns the calls that change an agent's draft. */
export function useDraftCalls(id: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { id };
  return {
    find: () => api.call(versionRoutes.findDraft, { params }),
    findPublished: async () => {
      const agent = await api.call(agentRoutes.find, { params });
      keepAgent(queryClient, agent);
      return agent;
    },
    save: useMutation({
      mutationFn: ({ body, replaces }: { body: AgentBody; replaces: AgentDraft | null }) =>
        api.call(versionRoutes.saveDraft, { params, body: { agent: body, revision: replaces?.revision ?? null } }),
    }),
    publish: useMutation({
      mutationFn: ({ draft, acceptFindings }: { draft: AgentDraft; acceptFindings: boolean }) => {
        const { revision, agent } = draft;
        const body = { revision, version: agent.version, ...(acceptFindings ? { acceptFindings } : {}) };
        return api.call(versionRoutes.publish, { params, body });
      },
      // Whether the tick is needed may have changed.
      onError: () => void queryClient.invalidateQueries({ queryKey: findingsKey }),
      onSuccess: ({ agent }) => {
        keepAgent(queryClient, agent);
        // A draft may have triggers that the form does not show.
        void queryClient.invalidateQueries({ queryKey: triggersKey(id) });
      },
    }),
    discard: useMutation({
      mutationFn: ({ revision }: AgentDraft) => api.call(versionRoutes.discardDraft, { params, query: { revision } }),
    }),
  };
}

/** Returns what replays of an agent's draft found that nobody called fine. */
export function useOpenFindings(agentId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...findingsKey, agentId],
    staleTime: 0,
    queryFn: () => api.call(versionRoutes.findings, { params: { id: agentId } }),
  });
}

/** Returns the versions of an agent, the newest first; `upTo`: the newest to begin with. */
export function useVersions(agentId: string, upTo: number | null) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...versionsKey(agentId), upTo],
    // Whatever changes an agent leaves one.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.page(versionRoutes.list, {
        params: { id: agentId },
        query: { cursor: pageParam, ...(upTo === null ? {} : { upTo }) },
      }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: ({ pages }): AgentVersion[] => pages.flatMap(({ value }) => value),
  });
}

/** Returns the call that publishes an old version as a new one. */
export function useRestore({ _id: id }: Agent) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => api.call(versionRoutes.restore, { params: { id, n: String(number) } }),
    onSuccess: ({ agent }) => {
      keepAgent(queryClient, agent);
      void queryClient.invalidateQueries({ queryKey: versionsKey(id) });
      void queryClient.invalidateQueries({ queryKey: triggersKey(id) });
    },
  });
}

/** Returns what the server says about a refusal that a person can do something about. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && [400, 404, 409].includes(error.status) ? error.message : fallback;
}

/** Whether somebody else was there first. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
