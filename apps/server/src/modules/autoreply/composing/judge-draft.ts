import {
  admitDraft,
  type AdmittedDraft,
  findForbidden,
  forbiddenBy,
  wantedBy,
  withoutStatements,
  withRules,
} from '@spotter/domain/autoreply';
import { heldQuotes, openQuestions, type NamedQuote } from '@spotter/domain/knowledge';
import { rulesOf } from '../../chats/index.ts';
import type { ProposalDraft } from '../../booking/index.ts';
import { sumOf } from '../model/sum-usage.ts';
import { checkSources, recordedSources } from '../sources/check-sources.ts';
import { readDraftContext, withOwnWords } from '../sources/draft-context.ts';
import { isUsed, recordedFind } from '../sources/found-source.ts';
import type { KnownSources } from '../sources/known-sources.ts';
import { type Composition, unusableProblems } from './composition.ts';
import type { ReplyTask } from './reply-task.ts';
import type { Tries, Written } from './write-draft.ts';

/** A draft with what was found of it. */
export type Judged = Omit<Written, 'kind'> & {
  kind: 'judged';
  checked: AdmittedDraft & { because?: string };
  /** The proposal that goes with it. */
  proposal: ProposalDraft | null;
  /** The product's own statement about a call, which the answer has to make. */
  statement: string | null;
} & Pick<Tries, 'faulty' | 'harmless'>;

/** Judges what the model wrote: first its form and what it may say, then what it claims. */
export async function judgeDraft(
  task: ReplyTask,
  tries: Tries,
  written: Written,
): Promise<Judged | Extract<Composition, { kind: 'aborted' | 'unavailable' }>> {
  const { sources, bookingTools, isAsked } = task;
  const { outcome, effects, named, effort } = written;
  const mayPropose = effects.handOver === null;
  const proposal = mayPropose ? (bookingTools?.tools.proposed() ?? null) : null;
  const statement = mayPropose ? (bookingTools?.statement() ?? null) : null;
  const { faulty, harmless } = tries;
  const judged = { ...written, kind: 'judged' as const, proposal, statement, faulty, harmless };
  if (outcome.kind === 'unusable') {
    const { because } = outcome;
    return { ...judged, checked: { ok: false, problem: unusableProblems[because], because } };
  }
  const isRepair = tries.repaired !== null;
  const checked = await admit(task, outcome.text, named.quotes, { isRepair, mustDisclose: isAsked });
  if (!checked.ok)
    return checked.problem === 'breaks-rule'
      ? { ...judged, checked, faulty: findForbidden(outcome.text, forbiddenBy(rulesOf(task.state))) }
      : { ...judged, checked };
  const admitted = { ...effort, mended: checked.mended };
  if (sources === null) return { ...judged, checked, effort: admitted };
  // What the coach has written for this question needs no source.
  const own = withoutStatements(checked.text, wantedBy(rulesOf(task.state)));
  if (own === '') return { ...judged, checked, effort: admitted };
  const claims = await checkClaims(task, sources, { text: own, statement }, written);
  if (claims.kind === 'aborted') return { kind: 'aborted' };
  if (claims.kind === 'unavailable')
    return { kind: 'unavailable', retryAfterMs: claims.retryAfterMs, detail: claims.detail };
  const usage = claims.usage === null ? admitted.usage : sumOf(admitted.usage, claims.usage);
  if (claims.kind === 'fault') {
    const { problem, words, harmless: rest } = claims.fault;
    const refusal = { ok: false as const, problem };
    return { ...judged, checked: refusal, effort: { ...admitted, usage }, faulty: words, harmless: rest };
  }
  return { ...judged, checked, effort: { ...admitted, usage, ...carriedBy(task, sources, checked.text, named) } };
}

/**
 * Checks a text against what an answer may say now. `quotes`: of the sources that it names. `isOwn`: whether the
 * coach wrote it.
 */
export async function admit(
  { state, settings, ...task }: ReplyTask,
  text: string,
  quotes: NamedQuote[],
  { isRepair, mustDisclose, isOwn = false }: { isRepair: boolean; mustDisclose: boolean; isOwn?: boolean },
): Promise<AdmittedDraft> {
  const context = await readDraftContext(state, {
    shown: task.shown,
    bookingTools: task.bookingTools,
    turn: task.turn,
    known: task.sources,
    mustDisclose,
    asking: task.asking,
    knownFacts: task.knownFacts,
    isRepair,
    canary: settings.canary,
    now: settings.now,
    named: heldQuotes(quotes, task.sources?.passages ?? []).map(({ source }) => source),
  });
  return admitDraft({ text }, isOwn ? withOwnWords(context, text) : context);
}

/** Checks what a draft claims against the sources. */
function checkClaims(
  { state, settings, agent, bookingTools, stated, toolOutputs }: ReplyTask,
  sources: KnownSources,
  { text, statement }: { text: string; statement: string | null },
  { named, effects }: Written,
) {
  return checkSources(text, named.quotes, {
    sources,
    contactWords: stated.contactTexts,
    facts: [...state.chat.facts, ...effects.facts],
    instructions: withRules(agent.instructions, rulesOf(state)),
    calls: [
      ...(bookingTools?.inWords() ?? []),
      bookingTools?.proposalInWords() ?? '',
      statement ?? '',
      ...toolOutputs,
    ].filter(Boolean),
    knownNames: [agent.name, state.coachName ?? '', state.chat.name ?? '', ...stated.asked],
    ask: (request) =>
      settings.model.generate(agent.model, { ...request, timeoutMs: settings.timeoutMs, signal: settings.signal }),
  });
}

/** Returns for the record what a draft rests on, and what of the contact's questions it leaves open. */
function carriedBy(
  { answering, asking }: ReplyTask,
  sources: KnownSources,
  text: string,
  { quotes, unanswered }: Written['named'],
) {
  const used = answering !== null && isUsed(answering, text, quotes, sources);
  return {
    found: recordedFind(sources, answering, used, asking),
    sources: recordedSources(quotes, sources),
    unanswered: unanswered.length === 0 || asking.asksNothing ? [] : openQuestions(sources.asked, unanswered),
  };
}
