import { hashedText } from '@spotter/language/text/hashed-text';
import type { ReplyDelay } from '../decision/reply-situation.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** A chat with a message within this time is active; a longer silence makes it idle. */
const goingOnMs = 10 * minuteMs;
const goingChat = { fromMs: 10 * secondMs, toMs: 30 * secondMs };
const idleChat = { fromMs: minuteMs, toMs: 3 * minuteMs };
/**
 * Max pause within one spell, in ms: after a longer pause the contact begins again, and earlier messages count
 * as answered.
 */
export const maxSpellPauseMs = idleChat.toMs;
/** The range of a contact's pauses that moves ours: within 15 s we are quick, from 3 minutes on unhurried. */
const quickContactMs = 15 * secondMs;
const slowContactMs = 3 * minuteMs;
/** The part of the range that the rhythm decides; the rest is random. */
const weightOfRhythm = 0.6;

/** The facts that decide when an answer is due. */
export type DelayFacts = {
  delay: ReplyDelay;
  /** When the first and the last of the unanswered messages of one spell were received. */
  firstReceivedAt: Date;
  lastReceivedAt: Date;
  /** The last unanswered message: its id seeds the spread, so that the same facts always give the same time. */
  lastMessageId: string;
  /** The time of the last message of either side before those; null when there was none. */
  quietSince: Date | null;
  /** How long the contact recently took to answer us, in ms, in any order; empty or absent when not known. */
  contactPausesMs?: number[];
};

/**
 * Returns when the agent's delay is over, before the length of the answer is known; `typingTimeFor` adds what a
 * longer answer takes. The quiet time of a burst is counted elsewhere.
 */
export function replyDueAt(facts: DelayFacts): Date {
  const { delay, firstReceivedAt, lastReceivedAt, lastMessageId, quietSince, contactPausesMs = [] } = facts;
  const last = lastReceivedAt.getTime();
  if (delay.type === 'custom') return new Date(last + delay.minutes * minuteMs);
  const first = firstReceivedAt.getTime();
  const goesOn = quietSince !== null && first - quietSince.getTime() <= goingOnMs;
  const { fromMs, toMs } = goesOn ? goingChat : idleChat;
  const place = goesOn ? placeInRange(contactPausesMs, spread(lastMessageId)) : spread(lastMessageId);
  const pauseMs = Math.round(fromMs + (toMs - fromMs) * place);
  // A contact who keeps on writing does not wait forever.
  return new Date(Math.max(last, Math.min(last + pauseMs, first + idleChat.toMs)));
}

/** Returns a place from 0 (the quick end) to 1: the contact's rhythm, with some chance in it. */
function placeInRange(pausesMs: number[], chance: number): number {
  // Pauses during which the contact was away say nothing about their rhythm.
  const lively = pausesMs.filter((pause) => pause >= 0 && pause <= goingOnMs).toSorted((left, right) => left - right);
  const median = lively[Math.floor(lively.length / 2)];
  if (median === undefined) return chance;
  const rhythm = Math.min(1, Math.max(0, (median - quickContactMs) / (slowContactMs - quickContactMs)));
  return weightOfRhythm * rhythm + (1 - weightOfRhythm) * chance;
}

/** The speed of a quick typist on a phone, in characters a second. */
const charactersASecond = 8;
/** How many characters are written during the delay itself; only longer answers take more time. */
const includedCharacters = 120;
/** Max time of "typing…". */
const maxTypingMs = 25 * secondMs;

/**
 * Returns how much longer an adaptive answer takes because of its length, in ms from 0 to 25,000; 0 under a
 * custom delay, which the coach chose to the minute. This time passes after composing and before the last
 * decision, which then looks at the window, the switches and new messages once more. The same answer to the same
 * message always takes the same time.
 */
export function typingTimeFor(answer: string, facts: { delay: ReplyDelay; lastMessageId: string }): number {
  if (facts.delay.type === 'custom') return 0;
  const beyond = Math.max(0, Array.from(answer.trim()).length - includedCharacters);
  // Up to 15 % quicker or slower, as people are.
  const pace = 0.85 + 0.3 * spread(`${facts.lastMessageId}:typing`);
  return Math.min(maxTypingMs, Math.round((beyond / charactersASecond) * pace * secondMs));
}

/** Min and max time of typing a further message of one answer. */
const bubblePauseMs = { min: 1.5 * secondMs, max: 8 * secondMs };

/** Returns how long a person would type a further message of one answer, in ms; always the same for one message. */
export function bubblePauseFor(text: string, messageId: string): number {
  const pace = 0.85 + 0.3 * spread(`${messageId}:bubble`);
  const typedMs = (Array.from(text.trim()).length / charactersASecond) * pace * secondMs;
  return Math.round(Math.min(bubblePauseMs.max, Math.max(bubblePauseMs.min, typedMs)));
}

/** Returns a number from 0 up to 1 that looks random but is always the same for one id (hashed, then mixed). */
function spread(id: string): number {
  let hash = hashedText(id);
  // Otherwise ids that differ only in their last character would get similar numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
