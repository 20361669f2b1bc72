import {
  admitDraft,
  composePrompt,
  fieldsToLearn,
  firstNameOf,
  heldQuotes,
  openQuestions,
  scopeWords,
  withOwnStatement,
  type AdmittedDraft,
  type DraftProblem,
  type NamedQuote,
} from '@spotter/domain';
import type { GenerateOutcome, GenerateUsage } from '@spotter/providers/ports/language-model';
import type { ProposalDraft } from '../../booking/index.ts';
import type { ChatState } from '../../chats/index.ts';
import { checkSources, recordedSources } from '../sources/check-sources.ts';
import { readDraftContext } from '../sources/draft-context.ts';
import { findAnswer, isUsed, quoteOf, recordedFind, restsOn } from '../sources/found-source.ts';
import { findSources } from '../sources/known-sources.ts';
import { recordToolOutput } from '../sources/record-tool-output.ts';
import { sumOf } from '../model/sum-usage.ts';
import { noEffort, type Effort } from '../record/effort.ts';
import { nameSourcesTool, type SourcesNamed } from '../sources/name-sources.ts';
import { repairNote, unsourcedProblems } from '../sources/repair-note.ts';
import { fallbackAnswer } from '../sources/fallback-answer.ts';
import { createAgentTools, isExhausted, type ReplyEffects, type ToolTurn } from '../tools/agent-tools.ts';
import { prepareBookingTools } from '../tools/prepare-booking-tools.ts';
import { findAddress } from '../tools/guest-address.ts';
import { effortOf, keptText } from '../record/composing-effort.ts';
import { askingNow } from '../sources/asking-now.ts';
import { chatLanguage, factContext, shownMessages, turnsOf } from './chat-facts.ts';
import { decideByJudgment } from '../safety-checks/decide-by-judgment.ts';
import { type ComposeSettings, type Composition, unusableProblems } from './composition.ts';
import { isAskedIfBot, trueAnswer, withTrueAnswer } from '../closing/closing-message.ts';

/** Max tokens of an answer: about one message of the platform with the longest limit. */
const maxOutputTokens = 400;
/** Problems of what a draft asks or promises. After the second the product's own words are sent. */
const asksTooMuch = new Set<DraftProblem>(['asks-known', 'asks-again', 'asks-outside', 'promises-again']);

/**
 * Asks the model for an answer and lets nothing through that must not reach a contact. Faults of form are
 * removed; the model may repair one of substance, else the coach's own words replace it. A contact who asks
 * whether a machine writes gets a true answer. A booked call stays, even if the answer is dropped.
 */
export async function composeReply(state: ChatState, settings: ComposeSettings): Promise<Composition> {
  const agent = state.agent!;
  const shown = shownMessages(state);
  const isAsked = isAskedIfBot(state);
  const [bookingTools, sources] = await Promise.all([
    prepareBookingTools(state, shown, settings),
    settings.truth === null ? null : findSources(state, settings.truth, settings),
  ]);
  const open = askingNow(state, shown, bookingTools?.known ?? null, settings.now);
  const asking = settings.onlyKnown === true ? { ...open, asking: 'nothing' as const } : open;
  const answer = findAnswer(sources, asking);
  if (settings.onlyKnown === true && answer === null)
    return { kind: 'unusable', because: 'not-known', effort: noEffort };
  /** A draft that only leaves unused what was found: better than none. */
  let spare: Extract<Composition, { kind: 'draft' }> | null = null;
  const address = findAddress(turnsOf(state), state.chat.facts);
  const prompt = composePrompt({
    agentName: agent.name,
    coachInstructions: instructionsOf(agent),
    contactName: firstNameOf(state.chat.name),
    fieldsToLearn: fieldsToLearn(agent.fields),
    facts: state.chat.facts,
    canary: settings.canary,
    note: state.chat.handBackNote,
    calls: bookingTools === null ? null : bookingTools.inWords(),
    proposal: bookingTools === null ? null : bookingTools.proposalInWords(),
    now: settings.now,
    asking: open.asking,
    ...(sources === null ? {} : { sources }),
    history: shown.map((message) => ({
      from: message.author === 'contact' ? 'contact' : message.author === 'agent' ? 'agent' : 'coach',
      text: message.text,
      attachmentTypes: message.attachments.map(({ type }) => type),
    })),
  });
  const instructions = settings.wish === undefined ? prompt.instructions : `${prompt.instructions}\n\n${settings.wish}`;
  const earlierReplies = shown.map((message) => message.text);
  const turn: ToolTurn = { calls: [] };
  const toolOutputs: string[] = [];
  const booking = bookingTools?.tools.tools.map((tool) => recordToolOutput(tool, toolOutputs));
  const stated = factContext(state, shown);
  let spent: GenerateUsage | null = null;
  let repaired: DraftProblem | null = null;
  /** The words of the refused draft that no source carries. */
  let faulty: string | null = null;
  /** What of it claims nothing. */
  let harmless = '';
  const refused: Effort['refused'] = [];
  /** What the tries named that named anything. */
  let everNamed: SourcesNamed = { quotes: [], unanswered: [] };
  const effortSoFar = ({ judgement: judgment }: ReplyEffects): Effort =>
    effortOf(bookingTools, { usage: spent, tools: turn.calls, judgement: judgment, repaired, refused });
  for (;;) {
    const { tools, effects } = createAgentTools(turn, stated, booking);
    const named: SourcesNamed = { quotes: [], unanswered: [] };
    const outcome: GenerateOutcome = await settings.model.generate(agent.model, {
      instructions: repaired === null ? instructions : `${instructions}\n\n${repairNote(repaired, faulty)}`,
      messages: prompt.messages,
      tools: sources === null ? tools : [...tools, nameSourcesTool(named)],
      maxOutputTokens,
      timeoutMs: settings.timeoutMs,
      signal: settings.signal,
    });
    if (outcome.kind === 'aborted') return { kind: 'aborted' };
    if (decideByJudgment(state, effects) !== null) {
      if ('usage' in outcome) spent = sumOf(spent, outcome.usage);
      return { kind: 'only-effects', effects, effort: effortSoFar(effects) };
    }
    if (outcome.kind === 'unavailable') {
      return { kind: 'unavailable', retryAfterMs: outcome.retryAfterMs, detail: outcome.detail };
    }
    spent = sumOf(spent, outcome.usage);
    // The zone's proper name replaces the city that the contact named.
    const learned = bookingTools?.learned() ?? [];
    effects.facts = [...effects.facts.filter(({ name }) => learned.every((fact) => fact.name !== name)), ...learned];
    const effort = effortSoFar(effects);
    /** Returns the result without a usable draft. A question whether a machine writes is still answered. */
    const unusable = (because: string): Composition =>
      spare !== null
        ? { ...spare, effort: { ...spare.effort, usage: spent, repaired, refused } }
        : isAsked && effects.handOver === null
          ? { kind: 'draft', text: trueAnswer(state), effects, effort, proposal: null }
          : { kind: 'unusable', because, effort };
    if (isExhausted(turn)) return unusable('too-many-calls');
    const proposal = effects.handOver === null ? (bookingTools?.tools.proposed() ?? null) : null;
    const statement = effects.handOver === null ? (bookingTools?.statement() ?? null) : null;
    if (named.quotes.length > 0) everNamed = named;
    const admit = async (text: string, quotes: NamedQuote[], mustDisclose: boolean) =>
      admitDraft(
        { text },
        await readDraftContext(state, {
          shown,
          bookingTools,
          turn,
          known: sources,
          mustDisclose,
          asking,
          knownFacts: address === null ? [] : [{ name: 'email', value: address }],
          isRepair: repaired !== null,
          canary: settings.canary,
          now: settings.now,
          named: heldQuotes(quotes, sources?.passages ?? []).map(({ source }) => source),
        }),
      );
    let checked: AdmittedDraft & { because?: string } =
      outcome.kind === 'unusable'
        ? { ok: false, problem: unusableProblems[outcome.because], because: outcome.because }
        : await admit(outcome.text, named.quotes, isAsked);
    if (checked.ok) effort.mended = checked.mended;
    if (checked.ok && sources !== null) {
      const judged = await checkSources(checked.text, named.quotes, {
        sources,
        contactWords: stated.contactTexts,
        facts: [...state.chat.facts, ...effects.facts],
        instructions: agent.instructions,
        calls: [
          ...(bookingTools?.inWords() ?? []),
          bookingTools?.proposalInWords() ?? '',
          statement ?? '',
          ...toolOutputs,
        ].filter(Boolean),
        knownNames: [agent.name, state.chat.name ?? '', ...stated.asked],
        ask: (request) =>
          settings.model.generate(agent.model, { ...request, timeoutMs: settings.timeoutMs, signal: settings.signal }),
      });
      if (judged.kind === 'aborted') return { kind: 'aborted' };
      if (judged.kind === 'unavailable')
        return { kind: 'unavailable', retryAfterMs: judged.retryAfterMs, detail: judged.detail };
      if (judged.usage !== null) effort.usage = spent = sumOf(spent, judged.usage);
      if (judged.kind === 'fault') {
        checked = { ok: false, problem: judged.fault.problem };
        faulty = judged.fault.words;
        harmless = judged.fault.harmless;
      } else {
        const used = answer !== null && isUsed(answer, checked.text, named.quotes, sources);
        effort.found = recordedFind(sources, answer, used, asking);
        effort.sources = recordedSources(named.quotes, sources);
        effort.unanswered =
          named.unanswered.length === 0 || asking.asksNothing ? [] : openQuestions(sources.asked, named.unanswered);
      }
    }
    const leavesUnused = checked.ok && answer !== null && effort.found?.used === false && repaired === null;
    if (
      checked.ok &&
      leavesUnused &&
      effects.handOver === null &&
      proposal === null &&
      statement === null &&
      !isAsked
    ) {
      spare = { kind: 'draft', text: checked.text, effects, effort, proposal };
      checked = { ok: false, problem: 'unused-source' };
      faulty = quoteOf(answer);
    }
    if (statement !== null) {
      // The statement says everything necessary; the model's text is optional.
      if (!checked.ok)
        return {
          kind: 'draft',
          text: withTrueAnswer(state, statement),
          effects,
          effort,
          proposal: unlessOffer(proposal),
        };
      const text =
        proposal?.kind === 'offer'
          ? `${statement}\n${checked.text}`
          : withOwnStatement(checked.text, statement, settings.now);
      return { kind: 'draft', text: withTrueAnswer(state, text), effects, effort, proposal };
    }
    // After a hand-over no agent reads the answer to a question.
    const mayAsk = effects.handOver === null;
    if (checked.ok && (mayAsk || !checked.text.includes('?')))
      return { kind: 'draft', text: checked.text, effects, effort, proposal };
    if (!mayAsk || checked.ok) return { kind: 'only-effects', effects, effort };
    refused.push({
      text: outcome.kind === 'unusable' ? '' : keptText(outcome.text, checked.problem),
      problem: checked.problem,
    });
    if (repaired !== null) {
      if (spare !== null) return unusable(checked.problem);
      const words = asksTooMuch.has(checked.problem)
        ? scopeWords(asking.asking, chatLanguage(state), earlierReplies)
        : null;
      if (words !== null)
        return { kind: 'draft', text: withTrueAnswer(state, words), effects, effort, proposal: unlessOffer(proposal) };
      if (sources === null || !unsourcedProblems.has(checked.problem))
        return unusable(checked.because ?? checked.problem);
      const fallback = await fallbackAnswer(refused, everNamed, {
        sources,
        harmless,
        language: chatLanguage(state),
        earlierReplies,
        asking,
        admit: (text, quotes) => admit(text, quotes, false),
      });
      return {
        kind: 'draft',
        text: withTrueAnswer(state, fallback.text),
        effects,
        effort: {
          ...effort,
          sources: fallback.sources,
          unanswered: fallback.unanswered,
          found: recordedFind(sources, answer, restsOn(answer, fallback), asking),
        },
        proposal: null,
      };
    }
    repaired = checked.problem;
  }
}

/** Returns the coach's instructions, with their words for a contact who asks if a machine writes. */
export function instructionsOf({ instructions, disclosureWords }: NonNullable<ChatState['agent']>): string {
  return disclosureWords === null
    ? instructions
    : `${instructions}\nAsked whether you are a bot, say: "${disclosureWords}"`;
}

/** Drops an offer, because times that the text does not name must not be sent as buttons. */
function unlessOffer(proposal: ProposalDraft | null): ProposalDraft | null {
  return proposal?.kind === 'offer' ? null : proposal;
}
