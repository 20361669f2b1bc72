import {
  boundText,
  concernOfJudgement,
  draftProblems,
  windowClosesAt,
  type ModelJudgement,
  type ReplyDecision,
  type ReplySituation,
  type SafetyConcern,
  type SafetyLine,
} from '@spotter/domain';
import type { ChatState } from '../../chats/chat-state.ts';
import type { RefusedDraft } from '../../chats/chats.tables.ts';
import type { CallDone } from '../tools/carry-out.ts';
import type { Effort } from '../replying/compose-reply.ts';

/** What the model's tokens cost, in dollars for a million of each; null: nobody has said. */
export type ModelPrices = { input: number; output: number } | null;

/** What a decision was made of, as it is stored beside it. */
export type StoredRecord = {
  facts: {
    accountEnabled: boolean;
    chatEnabled: boolean;
    offReason: string | null;
    agent: string | null;
    planAllows: boolean;
    engaged: boolean;
    optedOut: boolean;
    otherAppOwnsThread: boolean;
    unanswered: number;
    failedAttempts: number;
    quietMs: number;
    /** A message was so long that only its beginning and end were judged. */
    judgedInPart: boolean;
  };
  delay: { type: 'custom'; minutes: number } | { type: 'adaptive' } | null;
  until: string | null;
  windowLeftMinutes: number | null;
  severe: boolean;
  /** What was seen in the contact's words, and by which line of defense; null where it was something else. */
  concern: SafetyConcern | null;
  /** Which line of defense read that the contact wants silence; null where that was not decided. */
  stopSeenBy: SafetyLine | null;
  /** Whether the model judged what the contact wrote, as it should with every answer; null: it was not asked. */
  judged: boolean | null;
  judgement: ModelJudgement | null;
  /** For what the moderation endpoint flagged the agent's own draft, which was dropped for it. */
  draftFlagged: string | null;
  model: {
    name: string;
    inputTokens: number | null;
    outputTokens: number | null;
    steps: number;
    milliseconds: number;
    costDollars: number | null;
  } | null;
  checks: string[];
  repaired: string | null;
  /** The drafts that were refused on the way. */
  refused: RefusedDraft[];
  /** What was wrong with the form of the answer and left out of it. */
  mended: string[];
  tools: string[];
  /** What the answer did to calls, so that what it says of them can be held against their rows. */
  calls: CallDone[];
  /** How the contact's answer to a proposal was judged, and why; null where there was none to judge. */
  answered: { proposalId: string | null; kind: string; because: string } | null;
};

/** The record of a decision: the facts that were read, and what asking the model took where it was asked. */
export function recordOf(
  state: ChatState,
  situation: ReplySituation,
  decision: ReplyDecision,
  composed: { effort: Effort; prices: ModelPrices; hasText: boolean; draftFlagged?: string | null } | null,
): StoredRecord {
  const judgement = composed?.effort.judgement ?? null;
  const { agent, chat } = situation;
  const closesAt = situation.lastInboundAt === null ? null : windowClosesAt(situation.lastInboundAt);
  return {
    facts: {
      accountEnabled: situation.bot.enabled,
      chatEnabled: chat.enabled,
      offReason: chat.offReason,
      agent: state.agent?.name ?? null,
      planAllows: situation.planAllowsAutoreplies,
      engaged: chat.engaged,
      optedOut: chat.optedOut,
      otherAppOwnsThread: chat.otherAppOwnsThread,
      unanswered: situation.unanswered.length,
      failedAttempts: situation.failedAttempts,
      quietMs: situation.quietMs,
      judgedInPart: situation.unanswered.some(({ text }) => boundText(text).cut),
    },
    delay: agent?.delay ?? null,
    until: decision.kind === 'wait' ? decision.until.toISOString() : null,
    windowLeftMinutes:
      closesAt === null ? null : Math.max(0, Math.floor((closesAt.getTime() - situation.now.getTime()) / 60_000)),
    severe: decision.kind === 'hand-over' && decision.severe === true,
    concern: concernOf(decision, judgement),
    stopSeenBy: decision.kind === 'opt-out' ? (decision.line ?? 'rules') : null,
    judged: composed === null || composed.effort.usage === null ? null : judgement !== null,
    judgement,
    draftFlagged: composed?.draftFlagged ?? null,
    model: composed === null ? null : modelUse(composed.effort, composed.prices),
    // A model's answer that is sent has passed them all.
    checks: composed?.hasText === true && composed.effort.usage !== null ? [...draftProblems] : [],
    repaired: composed?.effort.repaired ?? null,
    refused: composed?.effort.refused ?? draftsBefore(state, decision),
    mended: composed?.effort.mended ?? [],
    tools: composed?.effort.tools ?? [],
    calls: composed?.effort.calls ?? [],
    answered: answeredBy(composed?.effort ?? null),
  };
}

/** What the tries before wrote in vain, where that is why the coach is called. */
function draftsBefore({ chat }: ChatState, decision: ReplyDecision): RefusedDraft[] {
  return decision.kind === 'hand-over' && decision.because === 'failed-twice' ? chat.refusedDrafts : [];
}

/** An answer with which the chat goes to the coach has a concern as well. */
function concernOf(decision: ReplyDecision, judgement: ModelJudgement | null): SafetyConcern | null {
  if (decision.kind === 'hand-over') return decision.concern ?? null;
  return decision.kind === 'reply' && judgement !== null ? concernOfJudgement(judgement) : null;
}

function answeredBy(effort: Effort | null): StoredRecord['answered'] {
  if (effort === null || effort.judged === null) return null;
  const { proposal, decided } = effort.judged;
  return { proposalId: proposal?.id ?? null, kind: decided.kind, because: decided.because };
}

function modelUse({ usage }: Effort, prices: ModelPrices): StoredRecord['model'] {
  if (usage === null) return null;
  const { inputTokens, outputTokens } = usage;
  return {
    name: usage.model,
    inputTokens,
    outputTokens,
    steps: usage.steps,
    milliseconds: Math.round(usage.durationMs),
    costDollars:
      prices === null || inputTokens === null || outputTokens === null
        ? null
        : (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000,
  };
}
