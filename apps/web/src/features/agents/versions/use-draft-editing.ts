import type { Agent, AgentDraft } from '@spotter/contract';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { type AgentValues, bodyOfValues } from '../agent-values.ts';
import { isExpiredSession } from '../messages.ts';
import { isConflict, sentenceOf, useDraftCalls } from './version-queries.ts';
import { versionMessages } from './version-messages.ts';

/** What is asked before something is done with a draft. */
export type DraftQuestion =
  | { kind: 'publish'; draft: AgentDraft; note: string | null }
  | { kind: 'discard' }
  /** Somebody else was there first. `theirs`: their draft; null: there is none any more. */
  | { kind: 'conflict'; theirs: AgentDraft | null; sentence: string };

export type DraftEditing = ReturnType<typeof useDraftEditing>;

/**
 * The draft that a form shows, and what can be done with it. `onShown` is called with what the form shows from
 * then on, and with what was saved of it, if that is why.
 */
export function useDraftEditing(
  agent: Agent | null,
  loaded: AgentDraft | null,
  onShown: (agent: Agent, submitted: AgentValues | null) => void,
) {
  const [draft, setDraft] = useState(loaded);
  const [question, setQuestion] = useState<DraftQuestion | null>(null);
  const calls = useDraftCalls(agent?._id ?? '');

  /** Says why something was refused; where somebody else was first, asks what to do. */
  async function refuse(reason: unknown, fallback: string, tried: AgentDraft | null = null): Promise<null> {
    if (reason instanceof Error && isExpiredSession(reason)) return null;
    const sentence = sentenceOf(reason, fallback);
    const present = isConflict(reason) ? await calls.find().catch(() => undefined) : undefined;
    if (present === undefined) toast.error(sentence);
    else if (present !== null && present.revision === tried?.revision) {
      setDraft(present);
      setQuestion({ kind: 'publish', draft: present, note: sentence });
    } else setQuestion({ kind: 'conflict', theirs: present, sentence });
    return null;
  }

  /** Returns what is kept as the draft, or the published agent where nothing is different; null where it failed. */
  async function save(values: AgentValues, replaces = draft): Promise<{ draft: AgentDraft | null } | null> {
    try {
      const body = bodyOfValues(values, replaces?.agent ?? agent);
      const saved = await calls.save.mutateAsync({ body, replaces });
      setDraft(saved);
      setQuestion(null);
      onShown(saved?.agent ?? agent!, values);
      return { draft: saved };
    } catch (error) {
      return refuse(error, versionMessages.draftFailed);
    }
  }

  async function publish(whole: AgentDraft, acceptFindings: boolean): Promise<Agent | null> {
    try {
      const { agent: published, leftOut } = await calls.publish.mutateAsync({ draft: whole, acceptFindings });
      setDraft(null);
      setQuestion(null);
      onShown(published, null);
      toast.success(versionMessages.publishedAs(published.version));
      if (leftOut.length > 0) toast.warn(versionMessages.leftOut(leftOut));
      return published;
    } catch (error) {
      return refuse(error, versionMessages.publishFailed, whole);
    }
  }

  async function discard(): Promise<void> {
    if (draft === null) return;
    try {
      await calls.discard.mutateAsync(draft);
      setDraft(null);
      setQuestion(null);
      onShown(agent!, null);
      toast.success(versionMessages.discarded);
    } catch (error) {
      await refuse(error, versionMessages.discardFailed);
    }
  }

  /** Shows the other draft, or what is published where there is none any more. */
  async function take(theirs: AgentDraft | null): Promise<void> {
    const shown = theirs?.agent ?? (await calls.findPublished().catch(() => null));
    if (shown === null) {
      toast.error(versionMessages.failedHint);
      return;
    }
    setDraft(theirs);
    setQuestion(null);
    onShown(shown, null);
  }

  return {
    draft,
    /** The agent as the form shows it where nothing was typed. */
    shown: draft?.agent ?? agent,
    question,
    isSaving: calls.save.isPending,
    isPublishing: calls.publish.isPending,
    isDiscarding: calls.discard.isPending,
    error: calls.save.error,
    save,
    publish,
    discard,
    take,
    ask: setQuestion,
  };
}
