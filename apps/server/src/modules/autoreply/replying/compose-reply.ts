import {
  admitDraft,
  composePrompt,
  disclosesBot,
  fieldsToLearn,
  firstNameOf,
  withOwnStatement,
  type ConfirmedBooking,
  type DraftProblem,
  type ModelJudgement,
  type YesDecision,
} from '@spotter/domain';
import type { GenerateOutcome, GenerateUsage, LanguageModel } from '@spotter/providers/ports/language-model';
import type { ChatCall, ChatCalls, ProposalDraft, StoredProposal } from '../../booking/index.ts';
import type { ChatState } from '../../chats/index.ts';
import { createAgentTools, isExhausted, type ReplyEffects, type ToolTurn } from '../tools/agent-tools.ts';
import { openDesk } from '../tools/booking-desk.ts';
import type { CallDone } from '../tools/carry-out.ts';
import { factContext, shownMessages } from './chat-facts.ts';
import { verdictOf } from '../lines/verdict.ts';
import { isAskedIfBot, trueAnswer } from './closing-message.ts';

/** How the answer to a proposal was judged. */
export type Judgement = { proposal: StoredProposal | null; decided: YesDecision };

/** The cost of all tries of the model, the tools that it called, and the calls changed. */
export type Effort = {
  /** Null when the product answered without the model. */
  usage: GenerateUsage | null;
  tools: string[];
  calls: CallDone[];
  judged: Judgement | null;
  /** The model's judgment of the contact's messages, if it gave one. */
  judgement: ModelJudgement | null;
  repaired: DraftProblem | null;
  /** The refused drafts, the oldest first. */
  refused: { text: string; problem: DraftProblem }[];
  /** The faults of form that were removed from the answer. */
  mended: DraftProblem[];
};

/** The result of asking the model for an answer. */
export type Composition =
  | { kind: 'draft'; text: string; effects: ReplyEffects; effort: Effort; proposal: ProposalDraft | null }
  /** The model asked for a person without a usable text, or gave a judgment with which nothing it wrote is sent. */
  | { kind: 'only-effects'; effects: ReplyEffects; effort: Effort }
  | { kind: 'unusable'; because: string; effort: Effort }
  | { kind: 'unavailable'; retryAfterMs: number | null; detail: string }
  | { kind: 'aborted' };

/** Max tokens of an answer: about one message of the platform with the longest limit. */
const mostOutputTokens = 400;
const longestAnswer = 2_000;
const longestKeptDraft = 1_000;
/** The problem of each kind of unusable answer. */
export const unusableProblems: Record<Extract<GenerateOutcome, { kind: 'unusable' }>['because'], DraftProblem> = {
  empty: 'empty',
  cut: 'cut-off',
  refused: 'refusal',
  'too-many-steps': 'empty',
  unreadable: 'tool-debris',
};

/**
 * Asks the model for an answer and lets nothing through that must not reach a contact. Faults of form are removed, and
 * the model may repair one of substance. A contact who asks whether a machine writes gets a true answer, the model's
 * or ours. With `calls` the model can book. Unlike the effects of all other tools, a call is booked right away, and
 * stays booked if the answer is dropped.
 */
export async function composeReply(
  state: ChatState,
  settings: {
    model: LanguageModel;
    now: Date;
    timeoutMs: number;
    canary: string;
    signal: AbortSignal;
    /** Aborted when the contact writes more, also for an answer that must be finished. */
    news?: AbortSignal;
    /** Null when no call can be arranged: the conversation is no chat, or the coach must review the answer first. */
    calls: ChatCalls | null;
    /** The chat's calls, if they have just been read. */
    known?: ChatCall[];
  },
): Promise<Composition> {
  const agent = state.agent!;
  const shown = shownMessages(state);
  const isAsked = isAskedIfBot(state);
  const desk = await openDesk(state, shown, settings);
  const prompt = composePrompt({
    agentName: agent.name,
    coachInstructions: instructionsOf(agent),
    contactName: firstNameOf(state.chat.name),
    fieldsToLearn: fieldsToLearn(agent.fields),
    facts: state.chat.facts,
    canary: settings.canary,
    note: state.chat.handBackNote,
    calls: desk === null ? null : desk.inWords(),
    proposal: desk === null ? null : desk.proposalInWords(),
    now: settings.now,
    history: shown.map((message) => ({
      from: message.author === 'contact' ? 'contact' : message.author === 'agent' ? 'agent' : 'coach',
      text: message.text,
      attachmentTypes: message.attachments.map(({ type }) => type),
    })),
  });
  /** Reads what an answer may say, which depends on the present calls. */
  const readContext = async () => {
    const known = desk === null ? [] : turn.calls.length === 0 ? desk.known : await desk.list();
    const learnt = desk?.learnt() ?? [];
    const links = known.flatMap(({ meetingUrl, bookingUrl, manageUrl }) => [meetingUrl, bookingUrl, manageUrl]);
    return {
      canary: settings.canary,
      alreadySaid: shown.filter(({ author }) => author === 'agent').map(({ text }) => text),
      allowedLinks: [
        ...linksIn(agent.instructions),
        ...(desk?.tools.links ?? []),
        ...links.filter((link) => link !== null),
      ],
      offerText: agent.instructions,
      bookings: known.flatMap(({ state: standing, start }): ConfirmedBooking[] =>
        standing === 'booked' || standing === 'past'
          ? [{ startsAt: start, timeZones: desk!.zones(), isOver: standing === 'past' }]
          : [],
      ),
      now: settings.now,
      // An earlier canceled call says nothing about a booked one.
      hasCancelledBooking:
        desk?.tools.done.some(({ did }) => did === 'cancelled') === true ||
        (known.some(({ state: standing }) => standing === 'cancelled') &&
          !known.some(({ state: standing }) => standing === 'booked')),
      facts: [...state.chat.facts, ...learnt],
      // The agent's earlier messages have passed this check, or are the product's own.
      knownContacts: [
        ...shown.map(({ text }) => text),
        ...known.flatMap(({ place }) => (place === null ? [] : [place])),
      ],
      longest: longestAnswer,
      mustDisclose: isAsked,
    };
  };

  const turn: ToolTurn = { calls: [] };
  const told = factContext(state, shown);
  let spent: GenerateUsage | null = null;
  let repaired: DraftProblem | null = null;
  const refused: Effort['refused'] = [];
  const effortSoFar = ({ judgement }: ReplyEffects): Effort =>
    effortOf(desk, { usage: spent, tools: turn.calls, judgement, repaired, refused, mended: [] });
  for (;;) {
    const { tools, effects } = createAgentTools(turn, told, desk?.tools.tools);
    const outcome: GenerateOutcome = await settings.model.generate(agent.model, {
      instructions: repaired === null ? prompt.instructions : `${prompt.instructions}\n\n${repairNote(repaired)}`,
      messages: prompt.messages,
      tools,
      maxOutputTokens: mostOutputTokens,
      timeoutMs: settings.timeoutMs,
      signal: settings.signal,
    });
    if (outcome.kind === 'aborted') return { kind: 'aborted' };
    if (verdictOf(state, effects) !== null) {
      if ('usage' in outcome) spent = sumOf(spent, outcome.usage);
      return { kind: 'only-effects', effects, effort: effortSoFar(effects) };
    }
    if (outcome.kind === 'unavailable') {
      return { kind: 'unavailable', retryAfterMs: outcome.retryAfterMs, detail: outcome.detail };
    }
    spent = sumOf(spent, outcome.usage);
    // The zone's proper name replaces the city that the contact named.
    const learnt = desk?.learnt() ?? [];
    effects.facts = [...effects.facts.filter(({ name }) => learnt.every((fact) => fact.name !== name)), ...learnt];
    const effort = effortSoFar(effects);
    /** Returns the result without a usable draft. A question whether a machine writes is still answered. */
    const unusable = (because: string): Composition =>
      isAsked && effects.handOver === null
        ? { kind: 'draft', text: trueAnswer(state), effects, effort, proposal: null }
        : { kind: 'unusable', because, effort };
    if (isExhausted(turn)) return unusable('too-many-calls');
    const proposal = effects.handOver === null ? (desk?.tools.proposed() ?? null) : null;
    const statement = effects.handOver === null ? (desk?.statement() ?? null) : null;
    const checked =
      outcome.kind === 'unusable'
        ? { ok: false as const, problem: unusableProblems[outcome.because], because: outcome.because }
        : admitDraft({ text: outcome.text }, await readContext());
    if (checked.ok) effort.mended = checked.mended;
    if (statement !== null) {
      // The statement says everything necessary; the model's text is optional.
      const disclosed = (text: string) => (isAsked && !disclosesBot(text) ? `${trueAnswer(state)} ${text}` : text);
      if (!checked.ok)
        return { kind: 'draft', text: disclosed(statement), effects, effort, proposal: unlessOffer(proposal) };
      const text =
        proposal?.kind === 'offer'
          ? `${statement}\n${checked.text}`
          : withOwnStatement(checked.text, statement, settings.now);
      return { kind: 'draft', text: disclosed(text), effects, effort, proposal };
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
      return unusable('because' in checked ? checked.because : checked.problem);
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

function effortOf(
  desk: Awaited<ReturnType<typeof openDesk>>,
  spent: Pick<Effort, 'usage' | 'tools' | 'judgement' | 'repaired' | 'refused' | 'mended'>,
): Effort {
  const decided = desk?.tools.judged() ?? null;
  return {
    ...spent,
    calls: desk?.tools.done.map(({ appointmentId, did }) => ({ appointmentId, did })) ?? [],
    judged: decided === null ? null : { proposal: desk!.answered, decided },
  };
}

/** Returns the part of a refused draft that the coach may see: bounded, and no instructions that it recites. */
function keptText(text: string, problem: DraftProblem): string {
  return problem === 'leaked-instructions' ? '' : text.trim().slice(0, longestKeptDraft);
}

function sumOf(before: GenerateUsage | null, usage: GenerateUsage): GenerateUsage {
  if (before === null) return usage;
  const sum = (left: number | null, right: number | null) => (left === null ? right : left + (right ?? 0));
  return {
    model: usage.model,
    inputTokens: sum(before.inputTokens, usage.inputTokens),
    outputTokens: sum(before.outputTokens, usage.outputTokens),
    steps: before.steps + usage.steps,
    durationMs: before.durationMs + usage.durationMs,
  };
}

export function repairNote(problem: DraftProblem): string {
  const wish =
    problem === 'hides-bot' ? 'Say truthfully that you are an automated assistant' : 'Write it again without that';
  return `Your last answer could not be sent (${problem}). ${wish}: plain text only, two or three short sentences.`;
}

/** Returns the addresses in a text. */
export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"')]+/g) ?? [];
}
