import type { Agent, AgentDraft, OfferBody } from '@spotter/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from 'react-toastify';
import { type AgentValues, AgentValues as AgentValuesSchema, areSame, valuesOf } from '../agent-values.ts';
import { useDraft } from '../use-draft.ts';
import { useSaveAgent } from '../use-save-agent.ts';
import { useDraftEditing } from '../versions/use-draft-editing.ts';
import { versionMessages } from '../versions/version-messages.ts';
import { parseSuggestedLine, withLine } from './instructions/suggested-line.ts';

export type AgentFormProps = {
  agent: Agent | null;
  draft: AgentDraft | null;
  addOffer: (offer: OfferBody) => Promise<unknown>;
};

/** What stands in the agent's form, how it differs from what is stored, and the ways to keep it. */
export function useAgentForm({ agent, draft: loaded }: Pick<AgentFormProps, 'agent' | 'draft'>) {
  const { restored, keep } = useDraft(agent?._id ?? null, 'agent', AgentValuesSchema);
  const editing = useDraftEditing(agent, loaded, show);
  const { draft, shown } = editing;
  const saved = valuesOf(shown);
  const suggested = parseSuggestedLine(useLocation().state);
  const [values, setValues] = useState<AgentValues>(() => {
    const begun = restored ?? saved;
    return suggested === null ? begun : { ...begun, prompt: withLine(begun.prompt, suggested) };
  });
  const [isRestored, setIsRestored] = useState(restored !== null);
  const save = useSaveAgent(agent);
  const changed = !areSame(values, saved);

  useEffect(() => {
    keep(changed ? values : null);
  }, [keep, changed, values]);

  function forget() {
    keep(null);
    setIsRestored(false);
  }

  /** Shows what is stored now. What the coach typed while it was being saved stays. */
  function show(stored: Agent, submitted: AgentValues | null) {
    forget();
    setValues((current) => (submitted === null || current === submitted ? valuesOf(stored) : current));
  }

  async function saveValues(): Promise<Agent | null> {
    const submitted = values;
    const stored = await save.mutateAsync(submitted).catch(() => null);
    if (stored === null) return null;
    // The server trims the values. The form of a new agent closes in a moment.
    if (agent === null) forget();
    else show(stored, submitted);
    return stored;
  }

  /** Returns the draft with what was typed since; null where it was not saved, or nothing is different. */
  async function saveDraft(): Promise<{ draft: AgentDraft | null } | null> {
    if (!changed) return { draft };
    const result = await editing.save(values);
    if (result?.draft === null) toast.success(versionMessages.nothingToDraft);
    return result;
  }

  async function keepDraft(): Promise<Agent | null> {
    const result = await saveDraft();
    if (result === null) return null;
    if (result.draft !== null) toast.success(versionMessages.draftSaved);
    return agent;
  }

  async function publish() {
    const result = await saveDraft();
    if (result?.draft != null) await editing.publish(result.draft, false);
  }

  async function askToPublish() {
    const result = await saveDraft();
    if (result?.draft != null) editing.ask({ kind: 'publish', draft: result.draft, note: null });
  }

  const isPublishing = save.isPending || editing.isPublishing;
  return {
    values,
    setValues,
    saved,
    suggested,
    changed,
    isRestored,
    discardTyped: () => {
      setValues(saved);
      setIsRestored(false);
    },
    forget,
    editing,
    error: save.error ?? editing.error,
    saving: isPublishing ? ('agent' as const) : editing.isSaving ? ('draft' as const) : null,
    keepDraft,
    // Where there is a draft, only the buttons that say so publish.
    keepTyped: draft === null ? saveValues : keepDraft,
    publish: draft === null ? saveValues : publish,
    askToPublish,
  };
}
