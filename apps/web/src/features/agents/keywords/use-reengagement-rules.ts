import { type Agent, ApiError, agentRoutes, KeywordRules } from '@spotter/contract';
import { unsetKeywordRules } from '@spotter/domain/autoreply';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { isExpiredSession } from '../messages.ts';
import { bodyOf, keepAgent } from '../one-agent.ts';
import { useDraft } from '../use-draft.ts';
import { keywordMessages } from './keyword-messages.ts';
import { withRenamed } from './keyword-list.ts';
import type { SavedAlong } from './keyword-step.tsx';

/** How an agent's re-engagement keywords count during editing. Unsaved changes are kept in this browser. */
export function useReengagementRules(agent: Agent | null) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const saved = agent?.rekeywordRules ?? unsetKeywordRules;
  const { restored, keep } = useDraft(agent?._id ?? null, 'rekeywordRules', KeywordRules);
  const [draft, setDraft] = useState(restored);
  const [fromDraft, setFromDraft] = useState(restored !== null);
  const rules = draft ?? saved;
  const changed = draft !== null && JSON.stringify(draft) !== JSON.stringify(saved);

  useEffect(() => keep(changed ? draft : null), [keep, changed, draft]);

  const update = useMutation({
    mutationFn: ({ stored, keywords }: { stored: Agent; keywords: string[] }) => {
      const body = { ...bodyOf(stored), rekeywords: keywords, rekeywordRules: rules };
      return api.call(agentRoutes.update, { params: { id: stored._id }, body });
    },
  });

  function discard(): void {
    setDraft(null);
    setFromDraft(false);
  }

  return {
    changed,
    isSaving: update.isPending,
    hasTrigger: false,
    rules,
    wasRestored: fromDraft && changed,
    discard,
    changeRules: setDraft,
    renameKeyword: (from, to) => setDraft(withRenamed(rules, from, to)),
    async save(stored, keywords) {
      try {
        keepAgent(queryClient, await update.mutateAsync({ stored, keywords }));
      } catch (error) {
        const reason = error instanceof ApiError ? error.issues[0]?.message : undefined;
        if (error instanceof Error && !isExpiredSession(error)) toast.error(reason ?? keywordMessages.saveFailed);
        return false;
      }
      keep(null);
      discard();
      toast.success(stored.rekeywords.length > 0 ? keywordMessages.agentUpdated : keywordMessages.agentCreated);
      return true;
    },
  } satisfies SavedAlong & { changeRules: (rules: KeywordRules) => void };
}
