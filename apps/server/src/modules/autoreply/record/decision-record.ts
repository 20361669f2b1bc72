import type { DangerAsked, FoundSource, HeardNotes, IntentAsked, ModelUse, NamedSource } from '@spotter/contract';
import {
  draftProblems,
  windowLeftMinutes,
  type ReplyDecision,
  type ReplySituation,
  type WhenUnanswered,
} from '@spotter/domain/autoreply';
import { findingOfJudgment, type ModelJudgment, type SafetyFinding, type SafetyLine } from '@spotter/domain/safety';
import { boundText } from '@spotter/language/text/bounded-text';
import { type AgentVersionRef, versionRefOf } from '../../agents/index.ts';
import { type ChatState, newestDanger, type RefusedDraft, unansweredMessages } from '../../chats/index.ts';
import type { BookingAction } from '../tools/execute-booking-action.ts';
import type { Effort } from './effort.ts';

/** The prices of the model's tokens in dollars per million; null when they are not configured. */
export type ModelPrices = { input: number; output: number } | null;

/** The reasons of a decision, as stored with it. */
export type StoredRecord = {
  /** The version of the agent that made it; null: there was none. */
  version: AgentVersionRef | null;
  facts: {
    accountEnabled: boolean;
    chatEnabled: boolean;
    offReason: string | null;
    agent: string | null;
    planAllows: boolean;
    engaged: boolean;
    optedOut: boolean;
    otherAppOwnsThread: boolean;
    client: boolean;
    otherAppId: string | null;
    tookThread: boolean;
    unanswered: number;
    failedAttempts: number;
    quietMs: number;
    /** Whether a message was so long that only its beginning and end were judged. */
    judgedInPart: boolean;
  };
  delay: { type: 'custom'; minutes: number } | { type: 'adaptive' } | null;
  until: string | null;
  windowLeftMinutes: number | null;
  severe: boolean;
  /** What was seen in the contact's messages, and by which line of defense; null when the reason was another. */
  concern: SafetyFinding | null;
  /** The line of defense that saw an opt-out; null when none was decided. */
  stopSeenBy: SafetyLine | null;
  /** Whether the model judged the contact's messages, as it should with every answer; null when it was not asked. */
  judged: boolean | null;
  judgement: ModelJudgment | null;
  /** The reason why the moderation endpoint flagged the agent's draft, which was then dropped. */
  draftFlagged: string | null;
  model: ModelUse | null;
  /** What was heard of the unanswered voice notes; null: nothing. */
  heard: HeardNotes | null;
  /** What a model said the contact wants, which is another request than the answer's; null: it was not asked. */
  intent: IntentAsked | null;
  /** What a model said of words that looked like danger, before it was decided; null: it was not asked. */
  danger: DangerAsked | null;
  checks: string[];
  repaired: string | null;
  /** The drafts that were refused before this decision. */
  refused: RefusedDraft[];
  /** The faults of form that were removed from the answer. */
  mended: string[];
  tools: string[];
  /** The tags that it gave; the database adds those of rules. */
  tags: { name: string; by: 'agent' }[];
  /** The name of the clip that came with it; null: none. */
  clip: string | null;
  /** The stage that it gave the chat; null: none. */
  stage: string | null;
  /** What the answer rests on. */
  sources: NamedSource[];
  /** What the contact asked, and whether what answers it is used. */
  found: FoundSource | null;
  /** What the contact asked and nothing that the coach entered answers; null: nothing. */
  unanswered: string | null;
  /** What the coach wants then; null: nothing was left unanswered. */
  whenUnanswered: WhenUnanswered | null;
  /** The answer's changes to calls, so that what it says about them can be compared with their rows. */
  calls: BookingAction[];
  /** How the contact's answer to a proposal was judged, and why; null without such an answer. */
  answered: { proposalId: string | null; kind: string; because: string } | null;
};

/** What was written for a decision. */
type Composed = {
  effort: Effort;
  prices: ModelPrices;
  hasText: boolean;
  draftFlagged?: string | null;
  /** The version of the agent that wrote it, where another one may be published since. */
  by?: AgentVersionRef | null;
};

/** Returns the record of a decision: the facts that were read, and the cost of the model if it was asked. */
export function recordOf(
  state: ChatState,
  situation: ReplySituation,
  decision: ReplyDecision,
  composed: Composed | null,
): StoredRecord {
  const judgment = composed?.effort.judgement ?? null;
  const { agent, chat } = situation;
  return {
    version: composed?.by ?? versionRefOf(state.agent),
    facts: {
      accountEnabled: situation.bot.enabled,
      chatEnabled: chat.enabled,
      offReason: chat.offReason,
      agent: state.agent?.name ?? null,
      planAllows: situation.planAllowsAutoreplies,
      engaged: chat.engaged,
      optedOut: chat.optedOut,
      otherAppOwnsThread: chat.otherAppOwnsThread,
      client: chat.client === true,
      otherAppId: state.chat.otherAppId,
      tookThread: state.chat.threadReturnedBy === 'coach',
      unanswered: situation.unanswered.length,
      failedAttempts: situation.failedAttempts,
      quietMs: situation.quietMs,
      judgedInPart: situation.unanswered.some(({ text }) => boundText(text).cut),
    },
    delay: agent?.delay ?? null,
    until: decision.kind === 'wait' ? decision.until.toISOString() : null,
    windowLeftMinutes: windowLeftMinutes(situation, situation.now),
    severe: decision.kind === 'hand-over' && decision.severe === true,
    concern: findingOf(decision, judgment),
    stopSeenBy: decision.kind === 'opt-out' ? (decision.line ?? 'rules') : null,
    judged: composed === null || composed.effort.usage === null ? null : judgment !== null,
    judgement: judgment,
    draftFlagged: composed?.draftFlagged ?? null,
    model: composed === null ? null : modelUse(composed.effort, composed.prices),
    heard: heardIn(state),
    intent: intentOf(state),
    danger: dangerOf(state),
    // A model's answer that is sent has passed all checks.
    checks: composed?.hasText === true && composed.effort.usage !== null ? [...draftProblems] : [],
    repaired: composed?.effort.repaired ?? null,
    refused: composed?.effort.refused ?? draftsBefore(state, decision),
    mended: composed?.effort.mended ?? [],
    tools: composed?.effort.tools ?? [],
    tags: (composed?.effort.tags ?? []).map((name) => ({ name, by: 'agent' })),
    clip: composed?.effort.clip ?? null,
    stage: composed?.effort.stage ?? null,
    sources: composed?.effort.sources ?? [],
    found: composed?.effort.found ?? null,
    unanswered: composed?.effort.unanswered.map(({ question }) => question).join('\n') || null,
    whenUnanswered: composed?.effort.whenUnanswered ?? null,
    calls: composed?.effort.calls ?? [],
    answered: answeredBy(composed?.effort ?? null),
  };
}

/** Returns what a model said of the unanswered messages: that they fit, or else the last that it said. */
function intentOf({ messages, chat }: ChatState): IntentAsked | null {
  const intents = unansweredMessages(messages, chat.canceledTurn).flatMap(({ intent }) =>
    intent === null ? [] : [intent],
  );
  const chosen = intents.findLast(({ fits }) => fits !== null) ?? intents.at(-1);
  if (chosen === undefined) return null;
  const { asked, fits, model } = chosen;
  return {
    descriptions: asked.map(({ description }) => description),
    fits: asked.find(({ id }) => id === fits)?.description ?? null,
    model,
  };
}

/** Returns how long the unanswered voice notes are that were heard, and what that cost. */
function heardIn({ messages, chat }: ChatState): HeardNotes | null {
  const all = unansweredMessages(messages, chat.canceledTurn).flatMap(({ attachments }) =>
    attachments.flatMap(({ transcript }) => transcript?.heard ?? []),
  );
  if (all.length === 0) return null;
  const costs = all.map(({ costDollars }) => costDollars);
  return {
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    costDollars: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + cost!, 0),
  };
}

/** Returns the last that a model said of the unanswered messages. */
function dangerOf({ messages, chat }: ChatState): DangerAsked | null {
  const danger = newestDanger(unansweredMessages(messages, chat.canceledTurn));
  return danger === null ? null : { says: danger.says, model: danger.model };
}

/** Returns the refused drafts of earlier tries, if they are the reason for a hand-over. */
function draftsBefore({ chat }: ChatState, decision: ReplyDecision): RefusedDraft[] {
  return decision.kind === 'hand-over' && decision.because === 'failed-twice' ? chat.refusedDrafts : [];
}

/** Returns the concern of a decision. An answer that also hands the chat over has one too. */
function findingOf(decision: ReplyDecision, judgment: ModelJudgment | null): SafetyFinding | null {
  if (decision.kind === 'hand-over') return decision.finding ?? null;
  return decision.kind === 'reply' && judgment !== null ? findingOfJudgment(judgment) : null;
}

function answeredBy(effort: Effort | null): StoredRecord['answered'] {
  if (effort === null || effort.judged === null) return null;
  const { proposal, decided } = effort.judged;
  return { proposalId: proposal?.id ?? null, kind: decided.kind, because: decided.because };
}

/** Returns what asking the model took; null where nobody asked it. */
export function modelUse({ usage }: Pick<Effort, 'usage'>, prices: ModelPrices): StoredRecord['model'] {
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
