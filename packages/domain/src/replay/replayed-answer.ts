import type { ReplayRule, ReplayVerdict } from './replay-kinds.ts';

/** One answer of an agent at a turn, and what it did besides. */
export type ReplayedAnswer = {
  /** What the contact reads, in one; null: nothing. */
  text: string | null;
  /** null: the agent kept the chat. */
  handedOver: { severe: boolean } | null;
  /** Whether the agent confirmed that it will be silent. */
  optedOut: boolean;
  /** What was done with a call. */
  calls: readonly CallAction[];
  /** The names of the tools for calls that were used. */
  bookingTools: readonly string[];
  /** The stage that it gave the chat; null: none. undefined: it is not known. */
  stage?: string | null | undefined;
};

export type CallAction = 'booked' | 'moved' | 'cancelled';

/** What is known around a turn. */
export type ReplayContext = {
  /** What the contact wrote up to there, oldest first. */
  contact: readonly string[];
  /** What backs the words of the version that is published: instructions, offers, knowledge. */
  backedBefore: string;
  /** The same of the version that is replayed. */
  backed: string;
  /** The coach's addresses that may be sent. */
  links: readonly string[];
  /** The call that stands at the turn, and the time zones in which it may be said; null: none does. */
  call: { startsAt: Date; timeZones: string[] } | null;
  now: Date;
};

/** One difference of a new answer from the one that was sent. */
export type ReplayReason = {
  rule: ReplayRule;
  weight: Exclude<ReplayVerdict, 'same'>;
  /** In one plain sentence, of the new answer. */
  sentence: string;
};
