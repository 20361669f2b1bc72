import type { ActiveHours } from '../triggers/active-hours.ts';
import type { DangerAnswer } from '../../safety/danger-question.ts';
import type { Trigger } from '../triggers/trigger.ts';
import type { Entry, IntentAnswer } from '../triggers/trigger-event.ts';
import type { AnswersGiven } from './answer-caps.ts';
import type { Turn } from './bot-loop.ts';
import type { MediaState } from '../../media/readings.ts';
import type { WindowFacts } from '../window/messaging-window.ts';

/** Everything the autoreply decision may know about one chat at one instant: recorded facts, nothing else. */
export type ReplySituation = WindowFacts & {
  /** The instant of the decision. The caller passes the time in. */
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
   * What the contact wrote since the business side last wrote (sent or being sent), oldest first. Unsent (deleted)
   * messages stay in the list, marked.
   */
  unanswered: InboundMessage[];
  /**
   * What the contact wrote since the agent last wrote and a person answered, oldest first. The agent may never
   * have looked at it, but a stop request in it counts. Absent: nothing.
   */
  answeredByPerson?: InboundMessage[];
  /** What was heard only after the agent had written, oldest first: a stop request in it counts. Absent: nothing. */
  heardLate?: InboundMessage[];
  /** The time of the last message of either side before the unanswered ones; null when there was none. */
  quietSince: Date | null;
  /** How often composing an answer to exactly these messages has failed for good. */
  failedAttempts: number;
  /**
   * What was said before the unanswered messages, oldest first, as far back as is known.
   * Machines are recognized by it.
   */
  recentTurns?: Turn[];
  /** How often the agent has answered here already; absent: never. */
  answersGiven?: AnswersGiven;
  /** Whether a call is booked and the agent's last message asked for nothing. Absent: no. */
  settled?: boolean;
  /** Whether a call is booked or offered, which "cancel" could mean. Absent: no. */
  callToCancel?: boolean;
  /** Whether our last message asked to confirm one thing, so that thanks or a sign answer it. Absent: no. */
  asksToConfirm?: boolean;
  /** What a model said the contact wants, in this chat, and when that was written. Absent: it was not asked. */
  intentAnswers?: (IntentAnswer & { at: Date })[];
  /** What a model said of words that looked like danger, in this chat, and when they were written. Absent: nothing. */
  dangerAnswers?: (DangerAnswer & { at: Date })[];
};

/** The part of an agent that decides when it speaks. */
export type AgentRules = {
  /** What makes the agent engage a chat. */
  triggers: Trigger[];
  /** Whether it takes up new contacts alone. Absent: no. */
  newContactsOnly?: boolean;
  /** What brings the agent back into a chat that it left. */
  reengagements: Trigger[];
  /** When triggers start it, in a zone (IANA). Absent or null: at any hour. */
  activeHours?: (ActiveHours & { zone: string }) | null;
  /** Whether questions that knowledge answers are answered after a harmless hand-over. Absent: no. */
  answersAfterHandOver?: boolean;
  delay: ReplyDelay;
};

/**
 * `custom` waits `minutes` after the contact's last message (0 = only the quiet time);
 * `adaptive` waits as a person would.
 */
export type ReplyDelay = { type: 'custom'; minutes: number } | { type: 'adaptive' };

/** Why a chat's autoreplies are off. */
export const offReasons = ['coach-toggle', 'takeover', 'hand-over', 'finished'] as const;
export type OffReason = (typeof offReasons)[number];

/** Whether the contact can end this off reason with a re-engagement keyword. */
export function endsByKeyword(reason: OffReason | null): boolean {
  return reason === 'takeover' || reason === 'finished';
}

/** How a chat came to be taken for spam: `detected` by the agent, `marked` by the coach. */
export const spamMarks = ['detected', 'marked'] as const;
export type SpamMark = (typeof spamMarks)[number];

export type ChatState = {
  /** The chat's autoreply switch. */
  enabled: boolean;
  /** Set exactly when `enabled` is false. */
  offReason: OffReason | null;
  /** Why the agent handed the chat over, where it did. Absent or null: it did not. */
  handOverReason?: string | null;
  /** Whether an agent has engaged this chat (a trigger fired once, or the coach gave the chat to the agent). */
  engaged: boolean;
  /** Whether the contact asked to stop and has not written a trigger since. */
  optedOut: boolean;
  /**
   * When the coach last handed the chat back to the agent. A person has seen what the contact wrote before, so it
   * no longer hands the chat over. Absent or null: never.
   */
  handedBackAt?: Date | null;
  /**
   * Whether the coach canceled the answer to the contact's newest messages,
   * which then count as answered. Absent: no.
   */
  turnCanceled?: boolean;
  /** Whether the agent is to answer already, and waits for its time. */
  answerWaits?: boolean;
  /** Whether another app holds the conversation (Meta's thread control): sends would be refused. */
  otherAppOwnsThread: boolean;
  /** Whether the coach put the contact on the never list: friends, clients. Absent: no. */
  neverAnswered?: boolean;
  /** Whether a tag marks the contact as a client, to whom nothing is sold. Absent: no. */
  client?: boolean;
  /** Who took the contact for a seller: the agent saw it, or the coach marked it. Absent or null: nobody. */
  spam?: SpamMark | null;
  /** Whether the contact is known not to be one: the coach said so, wrote to them, called them. Absent: no. */
  knownContact?: boolean;
  /**
   * Whether handles are on the never list and the platform has not said yet what this contact's is. Absent: no.
   */
  awaitsHandle?: boolean;
};

export type InboundMessage = {
  id: string;
  text: string;
  /**
   * `content` has words or media to answer; the platform does not show `unsupported`;
   * `standby` went to another app.
   */
  kind: 'content' | 'unsupported' | 'standby';
  hasAttachments: boolean;
  /** What is known of its voice notes and pictures. Absent: it has none that are read. */
  media?: MediaState;
  /** Whether the contact unsent it. */
  deleted: boolean;
  /** Whether it was written before the account was connected: it fires no trigger. Absent: no. */
  imported?: boolean;
  /** When the server stored it: quiet time and delays count from here. */
  receivedAt: Date;
  /** How the contact came to write it. Absent: by writing. */
  entry?: Entry;
};
