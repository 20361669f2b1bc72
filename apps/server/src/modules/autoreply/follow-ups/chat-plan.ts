import {
  asksSomething,
  planFollowUps,
  unsetFollowUps,
  type ChatEnd,
  type FollowUpFacts,
  type FollowUpPlan,
  type FollowUpRules,
} from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { findZone, findCoachPause, type PlainChatState, type MessageRow, windowFactsOf } from '../../chats/index.ts';
import { findWishedMessages } from '../proactive/talk-later.job.ts';
import { newestInbound } from '../replying/chat-facts.ts';
import type { PlainPlannedState } from '../replying/load-and-decide.ts';
import {
  findNotBefore,
  listOutcomes,
  listOwnTexts,
  listWithCallAhead,
  type StepOutcome,
} from './follow-ups.repository.ts';

/** A chat's plan with what it was computed from. */
export type ChatPlanNow = {
  /** The contact's newest message, to which the sequence belongs; null where the contact never wrote. */
  turn: string | null;
  rules: FollowUpRules;
  facts: FollowUpFacts;
  plan: FollowUpPlan;
  outcomes: StepOutcome[];
  /** The coach's own words for steps of this sequence, by step; `rules` has them instead of the agent's. */
  ownTexts: ReadonlyMap<string, string>;
  /** When the message is due that the contact asked for; null where they did not. */
  talkLaterAt: Date | null;
  /** What the coach said; null: nothing. */
  notBefore: Date | null;
};

/** Follow-ups begin again this long after the message that the contact asked for. */
const afterWishMs = 60 * 60_000;

/** Computes the plan of a chat from its present facts. */
export async function readPlan(tx: Database, state: PlainPlannedState, now: Date): Promise<ChatPlanNow> {
  const [plan] = await readPlans(tx, [state], now);
  return plan!;
}

/** Computes the plans of chats from their present facts. Requested together, these take one round trip. */
export async function readPlans(tx: Database, states: PlainPlannedState[], now: Date): Promise<ChatPlanNow[]> {
  const sequences = states.flatMap((state) => {
    const turn = newestInbound(state)?.id;
    return turn === undefined ? [] : [{ chatId: state.chat.id, turn }];
  });
  const following = states.filter(({ agent }) => agent?.followUps.enabled === true);
  const [outcomes, limits, texts, wishes, withCall] = await Promise.all([
    listOutcomes(tx, sequences),
    findNotBefore(tx, sequences),
    listOwnTexts(tx, sequences),
    findWishedMessages(tx, states),
    listWithCallAhead(
      tx,
      following.map(({ chat }) => chat.id),
      now,
    ),
  ]);
  return states.map((state) => {
    const { id } = state.chat;
    return planOf(state, now, {
      outcomes: outcomes.filter(({ chatId }) => chatId === id),
      notBefore: limits.get(id) ?? null,
      ownTexts: new Map(texts.filter(({ chatId }) => chatId === id).map(({ stepId, text }) => [stepId, text])),
      talkLaterAt: wishes.get(id) ?? null,
      hasCall: withCall.has(id),
    });
  });
}

type ReadForPlan = Pick<ChatPlanNow, 'outcomes' | 'ownTexts' | 'notBefore' | 'talkLaterAt'> & { hasCall: boolean };

function planOf(state: PlainPlannedState, now: Date, { hasCall, ...read }: ReadForPlan): ChatPlanNow {
  const { chat, agent, coachZone } = state;
  const { outcomes, ownTexts, notBefore, talkLaterAt } = read;
  const ofAgent = agent?.followUps ?? unsetFollowUps;
  const steps = ofAgent.steps.map((step) => ({ ...step, text: ownTexts.get(step.id) ?? step.text }));
  const rules = { ...ofAgent, steps };
  const sent = outcomes.filter(isSent);
  const facts: FollowUpFacts = {
    ...silenceOf(state),
    ends: endsOf(state, hasCall),
    ...windowFactsOf(chat),
    zone: findZone(state) ?? coachZone,
    pausedUntil: findCoachPause(state, now)?.until ?? null,
    notBefore: laterOf(notBefore, talkLaterAt === null ? null : new Date(talkLaterAt.getTime() + afterWishMs)),
    sent: sent.map(({ stepId, at, message }) => ({ stepId, at: message?.attemptedAt ?? at })),
    canceled: outcomes.filter((one) => !isSent(one) && staysCanceled(one)).map(({ stepId }) => stepId),
  };
  return { ...read, turn: newestInbound(state)?.id ?? null, rules, facts, plan: planFollowUps(facts, rules, now) };
}

/** Whether a step was really sent, or is being sent. */
function isSent({ state, message }: StepOutcome): boolean {
  return state === 'sent' && !(message !== null && (message.aborted || message.status === 'failed'));
}

const lastingReasons = ['by-coach', 'refused', 'unapproved', 'not-sent'] as const;

/** Why a step is canceled for good in this sequence; null: what had ended the sequence may be over. */
function lastingReason(outcome: StepOutcome): (typeof lastingReasons)[number] | null {
  if (outcome.state === 'sent') return 'not-sent';
  return lastingReasons.find((reason) => reason === outcome.reason) ?? null;
}

/** What a canceled step was recorded with, and is shown with, whatever has happened to the chat since. */
const keptReasons = [...lastingReasons, 'enough', 'window'] as const;

/** Returns why a step was canceled that stays canceled; null: the present state of the chat says why. */
export function keptReason(outcome: StepOutcome): (typeof keptReasons)[number] | null {
  if (outcome.state === 'sent') return lastingReason(outcome);
  return keptReasons.find((reason) => reason === outcome.reason) ?? null;
}

function staysCanceled(outcome: StepOutcome): boolean {
  return lastingReason(outcome) !== null;
}

/** Returns who spoke last, and what the agent last said that a silence can follow. */
function silenceOf(state: PlainChatState): Pick<FollowUpFacts, 'lastSpeaker' | 'silentSince' | 'asked'> {
  const sentMessages = sentSteps(state);
  // What answers nothing (a follow-up, a reminder) has no turn.
  const newest = sentMessages.findLast(({ author, turn }) => author === 'agent' && turn !== null);
  return { lastSpeaker: sentMessages.at(-1)?.author ?? 'contact', ...silenceAfter(state, newest?.turn ?? null) };
}

/**
 * Returns when the agent's answer to a message of the contact was sent,
 * and whether it asked or offered something.
 */
export function silenceAfter(state: PlainChatState, turn: string | null): Pick<FollowUpFacts, 'silentSince' | 'asked'> {
  const answer = sentSteps(state).filter((one) => one.author === 'agent' && turn !== null && one.turn === turn);
  const last = answer.at(-1);
  return {
    silentSince: last === undefined ? null : (last.attemptedAt ?? last.receivedAt),
    asked: answer.some(({ text, quickReplies }) => asksSomething(text, quickReplies !== null)),
  };
}

function sentSteps({ messages }: PlainChatState): MessageRow[] {
  return messages.filter(
    ({ aborted, author, status, imported }) => !aborted && !imported && (author === 'contact' || status !== 'failed'),
  );
}

/** Returns everything that ends a sequence now. */
function endsOf(
  { chat, bot, agent, neverAnswered, planAllowsAutoreplies }: PlainPlannedState,
  hasCall: boolean,
): ChatEnd[] {
  const isOff = (reason: typeof chat.offReason) =>
    !chat.autorepliesEnabled && (chat.offReason ?? 'coach-toggle') === reason;
  const mayNotSpeak = !bot.enabled || agent === null || !planAllowsAutoreplies || neverAnswered || chat.spam !== null;
  const ends: Record<ChatEnd, boolean> = {
    'opted-out': chat.optedOutAt !== null,
    'taken-over': isOff('takeover') || chat.otherAppOwnsThread,
    'agent-off': mayNotSpeak || isOff('coach-toggle'),
    'call-booked': hasCall || chat.stage === 'booked',
    'said-no': isOff('finished') || chat.stage === 'lost',
    'needs-person': isOff('hand-over') || chat.stage === 'needs_you',
  };
  return (Object.keys(ends) as ChatEnd[]).filter((end) => ends[end]);
}

function laterOf(left: Date | null, right: Date | null): Date | null {
  if (left === null || right === null) return left ?? right;
  return left > right ? left : right;
}
