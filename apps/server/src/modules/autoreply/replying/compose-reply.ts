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
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import type { ProposalDraft, StoredProposal } from '../../booking/in-chat/chat-proposals.ts';
import type { ChatState } from '../../chats/chat-state.ts';
import { createAgentTools, isExhausted, type ReplyEffects, type ToolTurn } from '../tools/agent-tools.ts';
import { openDesk } from '../tools/booking-desk.ts';
import type { CallDone } from '../tools/carry-out.ts';
import { factContext, shownMessages } from './chat-facts.ts';
import { verdictOf } from '../lines/verdict.ts';
import { isAskedIfBot, trueAnswer } from './closing-message.ts';

/** How the answer to a proposal was judged. */
export type Judgement = { proposal: StoredProposal | null; decided: YesDecision };

/** What asking the model took, over all tries, the tools that it called, and what became of calls. */
export type Effort = {
  /** null: the product answered by itself. */
  usage: GenerateUsage | null;
  tools: string[];
  calls: CallDone[];
  judged: Judgement | null;
  /** How the model judged what the contact wrote; null: it did not. */
  judgement: ModelJudgement | null;
  repaired: DraftProblem | null;
  /** The drafts that were refused, oldest first. */
  refused: { text: string; problem: DraftProblem }[];
  /** Faults of form that were left out of what is said. */
  mended: DraftProblem[];
};

/** What came of asking the model for an answer. */
export type Composition =
  | { kind: 'draft'; text: string; effects: ReplyEffects; effort: Effort; proposal: ProposalDraft | null }
  /** The model asked for a person and had nothing fit to say, or judged that nothing of its own is to be said. */
  | { kind: 'only-effects'; effects: ReplyEffects; effort: Effort }
  | { kind: 'unusable'; because: string; effort: Effort }
  | { kind: 'unavailable'; retryAfterMs: number | null; detail: string }
  | { kind: 'aborted' };

/** About what fits into one message of the platform with the longest limit. */
const mostOutputTokens = 400;
const longestAnswer = 2_000;
const longestKeptDraft = 1_000;
/** What is wrong with an answer of which nothing can be used. */
const unusableProblems: Record<Extract<GenerateOutcome, { kind: 'unusable' }>['because'], DraftProblem> = {
  empty: 'empty',
  cut: 'cut-off',
  refused: 'refusal',
  'too-many-steps': 'empty',
  unreadable: 'tool-debris',
};

/**
 * Asks the model for an answer and lets nothing through that must not reach a contact. Faults of form are left out; one of
 * substance may be repaired. Whoever asks whether a machine writes gets a true answer, the model's or ours. With
 * `calls` it can book: unlike all else that tools do, a call is booked at once, and stays booked if the answer is dropped.
 */
export async function composeReply(
  state: ChatState,
  settings: {
    model: LanguageModel;
    now: Date;
    timeoutMs: number;
    canary: string;
    signal: AbortSignal;
    /** Aborted once the contact wrote more, also where the answer is finished all the same. */
    news?: AbortSignal;
    /** null: no call can be arranged, for the conversation is no chat or nobody has sent the answer yet. */
    calls: ChatCalls | null;
    /** The chat's calls, where they have just been read. */
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
  /** What may be said, by what is booked now. */
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
      // That an earlier call was cancelled says nothing of the one that stands.
      hasCancelledBooking:
        desk?.tools.done.some(({ did }) => did === 'cancelled') === true ||
        (known.some(({ state: standing }) => standing === 'cancelled') &&
          !known.some(({ state: standing }) => standing === 'booked')),
      facts: [...state.chat.facts, ...learnt],
      // What the agent said has passed this check, or is the product's own.
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
    // The zone's proper name, in place of the city that it was told by.
    const learnt = desk?.learnt() ?? [];
    effects.facts = [...effects.facts.filter(({ name }) => learnt.every((fact) => fact.name !== name)), ...learnt];
    const effort = effortSoFar(effects);
    /** Where no draft can be sent: silence would be no answer to whether a machine writes. */
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
      // It says all that has to be said; the model's words may stand before it, or not.
      const disclosed = (text: string) => (isAsked && !disclosesBot(text) ? `${trueAnswer(state)} ${text}` : text);
      if (!checked.ok)
        return { kind: 'draft', text: disclosed(statement), effects, effort, proposal: unlessOffer(proposal) };
      const text =
        proposal?.kind === 'offer'
          ? `${statement}\n${checked.text}`
          : withOwnStatement(checked.text, statement, settings.now);
      return { kind: 'draft', text: disclosed(text), effects, effort, proposal };
    }
    // After a hand-over nobody reads the answer to a question.
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

/** What the coach wants said to whoever asks if a machine writes is one more instruction. */
function instructionsOf({ instructions, disclosureWords }: NonNullable<ChatState['agent']>): string {
  return disclosureWords === null
    ? instructions
    : `${instructions}\nAsked whether you are a bot, say: "${disclosureWords}"`;
}

/** Times that were not said go out with no buttons. */
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

/** What of a refused draft may be shown to the coach: not the instructions that it recites, and not without end. */
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

function repairNote(problem: DraftProblem): string {
  const wish =
    problem === 'hides-bot' ? 'Say truthfully that you are an automated assistant' : 'Write it again without that';
  return `Your last answer could not be sent (${problem}). ${wish}: plain text only, two or three short sentences.`;
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"')]+/g) ?? [];
}
