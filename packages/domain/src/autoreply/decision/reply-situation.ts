import type { Trigger } from '../triggers/trigger.ts';
import type { AnswersGiven } from './answer-caps.ts';
import type { Turn } from './bot-loop.ts';

/** Everything the autoreply decision may know about one chat at one instant: recorded facts, nothing else. */
export type ReplySituation = {
  /** The instant of the decision. Time comes in as data. */
  now: Date;
  /** How long the contact must be quiet before an answer, in milliseconds. */
  quietMs: number;
  bot: {
    /** The coach's switch for the whole account. */
    enabled: boolean;
  };
  /** The agent linked to the account; null when there is none. */
  agent: AgentRules | null;
  /** Whether the coach's plan lets autoreplies run now. */
  planAllowsAutoreplies: boolean;
  chat: ChatState;
  /**
   * What the contact wrote since the business side last wrote (sent, or on its way), oldest first.
   * Unsent (deleted) messages stay in the list, marked.
   */
  unanswered: InboundMessage[];
  /**
   * What the contact wrote since the agent last wrote, and a person answered, oldest first. The agent may never have
   * looked at it; a wish to be left alone counts all the same. Absent counts as nothing.
   */
  answeredByPerson?: InboundMessage[];
  /** The platform's own timestamp of the contact's newest message; null when the contact never wrote. */
  lastInboundAt: Date | null;
  /** The instant of the last message of either side before the unanswered ones; null when there was none. */
  quietSince: Date | null;
  /** How often composing an answer to exactly these messages has failed for good. */
  failedAttempts: number;
  /** What was said before the unanswered messages, oldest first, as far back as is known: machines are told by it. */
  recentTurns?: Turn[];
  /** How often the agent answered here already; absent counts as never. */
  answersGiven?: AnswersGiven;
  /** A call is booked and the agent's last message asked for nothing. Absent means no. */
  settled?: boolean;
};

/** The part of an agent that decides when it speaks. */
export type AgentRules = {
  /** What makes the agent take a chat up. */
  triggers: Trigger[];
  /** What brings the agent back into a chat that it left. */
  reengagements: Trigger[];
  delay: ReplyDelay;
};

/** `custom` waits `minutes` after the contact's last message (0 = only the quiet time); `adaptive` waits as a person would. */
export type ReplyDelay = { type: 'custom'; minutes: number } | { type: 'adaptive' };

/** Why a chat's autoreplies are off. */
export const offReasons = ['coach-toggle', 'takeover', 'hand-over', 'finished'] as const;
export type OffReason = (typeof offReasons)[number];

/** Whether the contact can bring the agent back into a chat that is off for this reason, with a re-engagement keyword. */
export function endsByKeyword(reason: OffReason | null): boolean {
  return reason === 'takeover' || reason === 'finished';
}

export type ChatState = {
  /** The chat's autoreply switch. */
  enabled: boolean;
  /** Set exactly when `enabled` is false. */
  offReason: OffReason | null;
  /** Whether an agent has engaged this chat (a trigger was met once, or the coach handed it over to the agent). */
  engaged: boolean;
  /** The contact asked to stop and has not written a trigger since. */
  optedOut: boolean;
  /**
   * When the coach last gave the chat back to the agent. What the contact wrote before has been seen by a person:
   * it hands the chat over no more. Absent or null when that never happened.
   */
  handedBackAt?: Date | null;
  /** The coach cancelled the answer to the contact's newest messages; they count as answered. Absent means no. */
  turnCancelled?: boolean;
  /** Another app holds the conversation (Meta's thread control); sends would be refused. */
  otherAppOwnsThread: boolean;
};

export type InboundMessage = {
  id: string;
  text: string;
  /** `content` has words or media to answer; `unsupported` is a kind the platform does not show; `standby` went to another app. */
  kind: 'content' | 'unsupported' | 'standby';
  hasAttachments: boolean;
  /** The contact unsent it. */
  deleted: boolean;
  /** Said before the account was connected: no trigger fires at it. Absent: it was not. */
  imported?: boolean;
  /** When the server stored it: quiet time and delays count from here. */
  receivedAt: Date;
};
