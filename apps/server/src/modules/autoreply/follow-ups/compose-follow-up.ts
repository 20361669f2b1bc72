import {
  admitDraft,
  composeFollowUpPrompt,
  type AdmittedDraft,
  type DraftContext,
  type DraftProblem,
  type FollowUpStep,
} from '@spotter/domain/autoreply';
import { findUnsourced } from '@spotter/domain/knowledge';
import type { GenerateUsage, LanguageModel } from '@spotter/providers/ports/language-model';
import { fillFixedText, shownMessages, type ChatState, type PlainChatState } from '../../chats/index.ts';
import { promptFacts } from '../composing/reply-task.ts';
import { unusableProblems } from '../composing/composition.ts';
import { linksIn, withOwnWords } from '../sources/draft-context.ts';
import { findSources, type KnownSources, type KnowledgeSources } from '../sources/known-sources.ts';
import { repairNote } from '../sources/repair-note.ts';

/** The words of a step, or why there are none. */
export type FollowUpDraft =
  | { kind: 'draft'; text: string; usage: GenerateUsage | null; refused: RefusedText[]; mended: DraftProblem[] }
  | { kind: 'unusable'; problem: DraftProblem; usage: GenerateUsage | null; refused: RefusedText[] }
  | { kind: 'unavailable'; retryAfterMs: number | null; detail: string };

type FollowUpSettings = {
  model: LanguageModel;
  now: Date;
  silentMs: number;
  timeoutMs: number;
  canary: string;
  truth: KnowledgeSources;
};

type RefusedText = { text: string; problem: DraftProblem };

/** Max length: nobody reads a long message that they did not ask for, and any script of it fits one message. */
const maxFollowUpLength = 300;
const maxOutputTokens = 200;
const maxAttempts = 2;

/** Returns the words of a step: the coach's own, or the model's. All of them have to pass the gate of an answer. */
export async function composeFollowUp(
  state: ChatState,
  step: FollowUpStep,
  settings: FollowUpSettings,
): Promise<FollowUpDraft> {
  return step.text === null
    ? writeFollowUp(state, settings)
    : checkFixedText(state, fillStep(state, step.text, settings.now), settings);
}

/** Returns the coach's words of a step as they are said in a chat. */
export function fillStep(state: PlainChatState, text: string, now: Date): string {
  return fillFixedText(state, text, { now, fits: (filled) => filled.length <= maxFollowUpLength });
}

/** The coach's words are sent as they are, or not at all. */
function checkFixedText(state: ChatState, text: string, settings: { now: Date; canary: string }): FollowUpDraft {
  const checked = admitDraft({ text }, withOwnWords(contextOf(state, settings), text));
  const problem = checked.ok ? checked.mended[0] : checked.problem;
  if (problem !== undefined) return { kind: 'unusable', problem, usage: null, refused: [{ text, problem }] };
  return { kind: 'draft', text, usage: null, refused: [], mended: [] };
}

async function writeFollowUp(state: ChatState, settings: FollowUpSettings): Promise<FollowUpDraft> {
  const agent = state.agent!;
  const shown = shownMessages(state);
  const prompt = composeFollowUpPrompt(promptFacts(state, shown, settings), settings.silentMs);
  // It answers nothing, so it names no sources: once there are offers, it tells nothing of them.
  const sources = await findSources(state, settings.truth, settings);
  const hasOffers = sources?.hasOffers === true;
  const context = {
    ...contextOf(state, settings),
    ...(hasOffers ? { hasOffers, sourceText: '', allowedLinks: [] } : {}),
  };
  const refused: RefusedText[] = [];
  let usage: GenerateUsage | null = null;
  for (;;) {
    const before = refused.at(-1);
    const outcome = await settings.model.generate(agent.model, {
      instructions:
        before === undefined ? prompt.instructions : `${prompt.instructions}\n\n${repairNote(before.problem)}`,
      messages: prompt.messages,
      tools: [],
      maxOutputTokens,
      timeoutMs: settings.timeoutMs,
      signal: new AbortController().signal,
    });
    if (outcome.kind === 'aborted') return { kind: 'unavailable', retryAfterMs: null, detail: 'aborted' };
    if (outcome.kind === 'unavailable')
      return { kind: 'unavailable', retryAfterMs: outcome.retryAfterMs, detail: outcome.detail };
    usage = outcome.usage;
    const checked =
      outcome.kind === 'unusable'
        ? { ok: false as const, problem: unusableProblems[outcome.because] }
        : unlessUnsourced(admitDraft({ text: outcome.text }, context), state, sources);
    if (checked.ok) return { kind: 'draft', text: checked.text, usage, refused, mended: checked.mended };
    const { problem } = checked;
    const isShown = outcome.kind !== 'unusable' && problem !== 'leaked-instructions';
    refused.push({ text: isShown ? outcome.text.trim().slice(0, maxFollowUpLength) : '', problem });
    if (refused.length >= maxAttempts) return { kind: 'unusable', problem, usage, refused };
  }
}

/** Refuses a follow-up that names a price, a date or a promise, once only named sources license them. */
function unlessUnsourced(checked: AdmittedDraft, state: ChatState, sources: KnownSources | null): AdmittedDraft {
  if (!checked.ok || sources?.hasOffers !== true) return checked;
  const shown = shownMessages(state);
  const unsourced = findUnsourced(checked.text, {
    ...sources,
    named: [],
    contactWords: [...shown.map(({ text }) => text), ...state.chat.facts.map(({ value }) => value)],
    alsoTrue: [state.agent!.instructions],
    knownNames: [state.agent!.name],
  });
  return unsourced === null ? checked : { ok: false, problem: 'unsourced-claim' };
}

/** What the gate knows: as for an answer, but without calls, for nobody with a call is written to. */
function contextOf(state: ChatState, { now, canary }: { now: Date; canary: string }): DraftContext {
  const { instructions } = state.agent!;
  const shown = shownMessages(state);
  return {
    canary,
    earlierReplies: shown.filter(({ author }) => author !== 'contact').map(({ text }) => text),
    allowedLinks: linksIn(instructions),
    offerText: instructions,
    bookings: [],
    now,
    facts: state.chat.facts,
    knownContacts: shown.map(({ text }) => text),
    maxLength: maxFollowUpLength,
  };
}
