import { draftProblems, windowClosesAt, type ReplyDecision, type ReplySituation } from '@spotter/domain';
import type { ChatState } from '../chats/chat-state.ts';
import type { CallDone } from './carry-out.ts';
import type { Effort } from './compose-reply.ts';

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
  };
  delay: { type: 'custom'; minutes: number } | { type: 'adaptive' } | null;
  until: string | null;
  windowLeftMinutes: number | null;
  severe: boolean;
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
  composed: { effort: Effort; prices: ModelPrices; hasText: boolean } | null,
): StoredRecord {
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
    },
    delay: agent?.delay ?? null,
    until: decision.kind === 'wait' ? decision.until.toISOString() : null,
    windowLeftMinutes:
      closesAt === null ? null : Math.max(0, Math.floor((closesAt.getTime() - situation.now.getTime()) / 60_000)),
    severe: decision.kind === 'hand-over' && decision.severe === true,
    model: composed === null ? null : modelUse(composed.effort, composed.prices),
    // A model's answer that is sent has passed them all.
    checks: composed?.hasText === true && composed.effort.usage !== null ? [...draftProblems] : [],
    repaired: composed?.effort.repaired ?? null,
    tools: composed?.effort.tools ?? [],
    calls: composed?.effort.calls ?? [],
    answered: answeredBy(composed?.effort ?? null),
  };
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
