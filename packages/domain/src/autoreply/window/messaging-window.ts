import type { WindowReason } from './window-reasons.ts';

const hourMs = 3_600_000;
// Meta: any sender of the business may answer for 24 h after the contact's last message. Afterwards a human
// agent may answer until 7 days have passed (tag HUMAN_AGENT, which automated messages must not use).
const humanAgentWindowMs = 7 * 24 * hourMs;
/**
 * How long the platform may let the business answer, in ms. Meta: a contact's first message after a
 * click-to-message ad may open 7 days. Nothing tells how many it opened.
 */
export const adWindowMs = 7 * 24 * hourMs;
/**
 * The margin before the window closes:
 * composing and sending take time, and the platform counts by its own clock.
 */
const agentMarginMs = 5 * 60_000;

/** How long the platform certainly lets the business answer a message, in ms. */
export const certainWindowMs = 24 * hourMs;

/** What the window is counted from. Instagram and Messenger count alike. */
export type WindowFacts = {
  /** The platform's own timestamp of the contact's newest message; null when the contact never wrote. */
  lastInboundAt: Date | null;
  /** The contact's newest message that a click on an ad brought. Absent: none. */
  adMessageAt?: Date | null;
  /** When the platform last refused a message because its window was closed. Absent: never. */
  windowRefusedAt?: Date | null;
  /** Whether a private reply to the contact's comment began the chat. Absent: no. */
  beganWithComment?: boolean;
};

export type MessagingWindow = {
  because: WindowReason;
  /** Until when the platform certainly takes messages; null: the contact never wrote. */
  certainUntil: Date | null;
  /** Until when it may take them: later than certain after an ad, until it refuses one. */
  closesAt: Date | null;
  /** Until when the coach may write, which outlasts the window under the human-agent tag. */
  coachClosesAt: Date | null;
};

/** Returns the window of a chat with its reason. No other code counts a window. */
export function findWindow(facts: WindowFacts): MessagingWindow {
  const { lastInboundAt, adMessageAt = null, windowRefusedAt = null, beganWithComment = false } = facts;
  if (lastInboundAt === null) {
    const because = beganWithComment ? 'private-reply' : 'never-wrote';
    return { because, certainUntil: null, closesAt: null, coachClosesAt: null };
  }
  const certainUntil = new Date(lastInboundAt.getTime() + certainWindowMs);
  const coachClosesAt = new Date(lastInboundAt.getTime() + humanAgentWindowMs);
  const plain = { because: 'message' as const, certainUntil, closesAt: certainUntil, coachClosesAt };
  if (adMessageAt === null) return plain;
  const adClosesAt = new Date(adMessageAt.getTime() + adWindowMs);
  if (adClosesAt <= certainUntil) return plain;
  if (windowRefusedAt !== null && windowRefusedAt > adMessageAt) return { ...plain, because: 'ad-refused' };
  return { ...plain, because: 'ad', closesAt: adClosesAt };
}

/**
 * Whether the agent may still write: until 5 minutes before the window closes.
 * False when the contact never wrote.
 */
export function isWindowOpen(facts: WindowFacts, now: Date): boolean {
  const until = lastWritableAt(facts);
  return until !== null && now < until;
}

/** Returns the instant from which on the agent may not write: 5 minutes before the window closes. Null: never. */
export function lastWritableAt(facts: WindowFacts): Date | null {
  const { closesAt } = findWindow(facts);
  return closesAt === null ? null : agentClosesAt(closesAt);
}

/** Returns the instant from which on the agent may not write in a window that closes at an instant. */
export function agentClosesAt(closesAt: Date): Date {
  return new Date(closesAt.getTime() - agentMarginMs);
}

/** Returns an instant, or the end of what the agent may write where that is earlier. */
export function withinWindow(wished: Date, facts: WindowFacts): Date {
  const until = lastWritableAt(facts);
  return until !== null && until < wished ? until : wished;
}

/**
 * Returns the instant to which a waiting answer is brought forward, so that a long delay does not miss what is
 * certain of the window. Null when the contact never wrote.
 */
export function latestReplyAt(facts: WindowFacts): Date | null {
  const { certainUntil } = findWindow(facts);
  return certainUntil === null ? null : new Date(certainUntil.getTime() - 2 * agentMarginMs);
}

/** Returns whether the coach may write: as usual, only under the human-agent tag, or not at all. */
export function coachWindow(facts: WindowFacts, now: Date): 'open' | 'human-agent' | 'closed' {
  const { closesAt, coachClosesAt } = findWindow(facts);
  if (closesAt === null || coachClosesAt === null) return 'closed';
  if (now < closesAt) return 'open';
  return now < coachClosesAt ? 'human-agent' : 'closed';
}

/** Returns the whole minutes that are left of the window; null when the contact never wrote. */
export function windowLeftMinutes(facts: WindowFacts, now: Date): number | null {
  const { closesAt } = findWindow(facts);
  return closesAt === null ? null : Math.max(0, Math.floor((closesAt.getTime() - now.getTime()) / 60_000));
}
