import { randomId } from '@mantine/hooks';
import {
  type Agent,
  type AgentTriggers,
  ApiError,
  channelOf,
  maxIntents,
  ShortSource,
  sourceOf,
  type Trigger,
  triggerRoutes,
} from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { keywordMessages } from '../keywords/keyword-messages.ts';
import { isExpiredSession } from '../messages.ts';
import { keepAgent, triggersKey } from '../one-agent.ts';
import { useDraft } from '../use-draft.ts';
import type { AgentAccount } from './comments/comment-messages.ts';
import { hoursProblem } from './hours-messages.ts';
import { intentMessages } from './intent-messages.ts';
import { keywordRulesEditing } from './keyword-rules-editing.ts';
import {
  areSameTriggers,
  DraftTriggers,
  hasEntry,
  isUnwritten,
  maxTriggers,
  newTrigger,
  problemOf,
  titleOf,
  withKeywords,
  withTriggerAt,
} from './trigger-list.ts';
import { addedSentence, type EntryKind, placeSentence, removedSentence, triggerMessages } from './trigger-messages.ts';

export type TriggerEditor = ReturnType<typeof useTriggerEditor>;

/**
 * An agent's triggers during editing.
 * Unsaved changes are kept in this browser until they are saved or discarded.
 */
export function useTriggerEditor(agent: Agent | null) {
  const queryClient = useQueryClient();
  const agentId = agent?._id ?? null;
  const query = useStoredTriggers(agentId);
  const saved = query.data ?? null;
  const { restored, keep } = useDraft(agentId, 'triggers', DraftTriggers);
  const [draft, setDraft] = useState(restored);
  const [fromDraft, setFromDraft] = useState(restored !== null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const values = saved === null ? null : (draft ?? saved);
  const changed = draft !== null && saved !== null && !areSameTriggers(draft, saved);

  useEffect(() => {
    if (saved !== null) keep(changed ? draft : null);
  }, [keep, saved, changed, draft]);

  const put = useReplaceTriggers();

  function change(changes: Partial<AgentTriggers>) {
    if (values !== null) setDraft({ ...values, ...changes });
    setRefused(new Map());
  }

  function replace(trigger: Trigger) {
    change({ triggers: values?.triggers.map((other) => (other._id === trigger._id ? trigger : other)) ?? [] });
  }

  return {
    /** null until they are loaded. */
    values,
    /** The accounts that the agent answers for. */
    accounts: agent === null ? [] : accountsOf(agent),
    failed: query.isError && saved === null,
    retry: () => void query.refetch(),
    changed,
    wasRestored: fromDraft && changed,
    isSaving: put.isPending,
    announcement,
    hasTrigger: values !== null && hasEntry(values),
    /** Returns everything that starts the agent; null until it is loaded. */
    withKeywords: (keywords: string[]) => (values === null ? null : withKeywords(values, keywords)),
    ...keywordRulesEditing(values, replace),
    /** Returns what is wrong with a trigger: what the server refused, else what it would refuse. */
    problemOf: (trigger: Trigger) => refused.get(trigger._id) ?? (isUnwritten(trigger) ? null : problemOf(trigger)),
    change,
    replace,
    add(kind: EntryKind) {
      if (values === null) return;
      const tooMany = refuseAnother(kind, values.triggers);
      if (tooMany !== null) {
        toast.error(tooMany);
        return;
      }
      const trigger = newTrigger(kind, randomId('trigger-'));
      change({ triggers: [...values.triggers, trigger] });
      setAnnouncement(addedSentence(titleOf(trigger)));
    },
    remove(trigger: Trigger) {
      change({ triggers: values?.triggers.filter(({ _id }) => _id !== trigger._id) ?? [] });
      setAnnouncement(removedSentence(titleOf(trigger)));
    },
    /** Moves a trigger to a place, counted from 0. */
    move(trigger: Trigger, place: number) {
      if (values === null) return;
      const triggers = withTriggerAt(values.triggers, trigger._id, place);
      if (triggers === values.triggers) return;
      change({ triggers });
      setAnnouncement(placeSentence(titleOf(trigger), place + 1, triggers.length));
    },
    discard() {
      setDraft(null);
      setFromDraft(false);
      setRefused(new Map());
    },
    /** Saves the triggers together with the keywords. Returns whether that worked. */
    async save(stored: Agent, keywords: string[]): Promise<boolean> {
      if (values === null || hoursProblem(values.activeHours) !== null) return false;
      const body = withKeywords(values, keywords);
      const problems = problemsOf(body.triggers);
      if (problems.size > 0) {
        setRefused(problems);
        return false;
      }
      try {
        queryClient.setQueryData(triggersKey(agentId), await put.mutateAsync({ id: stored._id, body }));
      } catch (error) {
        setRefused(refusalsOf(error, body));
        if (error instanceof Error && !isExpiredSession(error)) toast.error(keywordMessages.saveFailed);
        return false;
      }
      keep(null);
      setDraft(null);
      setFromDraft(false);
      keepAgent(queryClient, { ...stored, keywords });
      toast.success(triggerMessages.updated);
      return true;
    },
  };
}

function useStoredTriggers(agentId: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: triggersKey(agentId),
    enabled: agentId !== null,
    queryFn: () => api.call(triggerRoutes.list, { params: { id: agentId ?? '' } }),
  });
}

function useReplaceTriggers() {
  const { api } = useServices();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: AgentTriggers }) =>
      api.call(triggerRoutes.replace, { params: { id }, body }),
  });
}

/** Returns why an agent can have no more triggers of this kind; null while it can. */
function refuseAnother(kind: EntryKind, triggers: Trigger[]): string | null {
  if (triggers.length >= maxTriggers) return triggerMessages.tooMany;
  const alike = triggers.filter((trigger) => trigger.kind === kind).length;
  return kind === 'intent' && alike >= maxIntents ? intentMessages.tooMany(maxIntents) : null;
}

/** Returns what is wrong, by trigger. */
function problemsOf(triggers: Trigger[]): Map<string, string> {
  return new Map(
    triggers.flatMap((trigger): [string, string][] => {
      const problem = problemOf(trigger);
      return problem === null ? [] : [[trigger._id, problem]];
    }),
  );
}

function accountsOf(agent: Agent): AgentAccount[] {
  return ShortSource.options.flatMap((channel) => {
    const botId = agent[channel];
    return botId === null ? [] : [{ botId, source: sourceOf(channelOf(channel)) }];
  });
}

/** Returns the server's reasons by the trigger that they are about. */
function refusalsOf(error: unknown, { triggers }: AgentTriggers): Map<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return new Map(
    issues.flatMap(({ path, message }): [string, string][] => {
      const [list, place] = path.split('.');
      const trigger = list === 'triggers' ? triggers[Number(place)] : undefined;
      return trigger === undefined ? [] : [[trigger._id, message]];
    }),
  );
}
