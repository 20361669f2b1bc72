import type { ReplyDelay } from './reply-situation.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** A chat in which somebody wrote within this time is going on; a longer silence makes it idle. */
const goingOnMs = 10 * minuteMs;
const goingChat = { fromMs: 10 * secondMs, toMs: 30 * secondMs };
const idleChat = { fromMs: minuteMs, toMs: 3 * minuteMs };

/** The facts that an answer's due time follows from. */
export type DelayFacts = {
  delay: ReplyDelay;
  /** When the first and the last unanswered message were received. */
  firstReceivedAt: Date;
  lastReceivedAt: Date;
  /** The last unanswered message: its id gives the spread, so that the same facts always give the same time. */
  lastMessageId: string;
  /** The last message of either side before the unanswered ones; null when there was none. */
  quietSince: Date | null;
};

/** When the agent's delay is over. The quiet time of a burst is counted elsewhere. */
export function replyDueAt(facts: DelayFacts): Date {
  const { delay, firstReceivedAt, lastReceivedAt, lastMessageId, quietSince } = facts;
  const last = lastReceivedAt.getTime();
  if (delay.type === 'custom') return new Date(last + delay.minutes * minuteMs);
  const first = firstReceivedAt.getTime();
  const goesOn = quietSince !== null && first - quietSince.getTime() <= goingOnMs;
  const { fromMs, toMs } = goesOn ? goingChat : idleChat;
  const pauseMs = Math.round(fromMs + (toMs - fromMs) * spread(lastMessageId));
  // Someone who keeps on writing is not kept waiting for ever.
  return new Date(Math.max(last, Math.min(last + pauseMs, first + idleChat.toMs)));
}

/** A number from 0 up to 1 that looks random but is always the same for one id (FNV-1a, then mixed). */
function spread(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  // Ids that differ in their last letter only would otherwise lie close together.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
