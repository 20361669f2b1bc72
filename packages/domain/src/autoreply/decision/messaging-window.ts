const hourMs = 3_600_000;
// Meta: any sender of the business may answer for 24 h after the contact's last message. Afterwards a human
// agent may answer until 7 days have passed (tag HUMAN_AGENT, which automated messages must not use).
const standardWindowMs = 24 * hourMs;
const humanAgentWindowMs = 7 * 24 * hourMs;
/**
 * The margin before the window closes:
 * composing and sending take time, and the platform counts by its own clock.
 */
const agentMarginMs = 5 * 60_000;

/**
 * Returns when the platform's 24-hour window closes, counted from the platform's timestamp of the contact's
 * newest message.
 */
export function windowClosesAt(lastInboundAt: Date): Date {
  return new Date(lastInboundAt.getTime() + standardWindowMs);
}

/** Returns when the coach can no longer write either, counted in the same way. */
export function coachWindowClosesAt(lastInboundAt: Date): Date {
  return new Date(lastInboundAt.getTime() + humanAgentWindowMs);
}

/**
 * Whether the agent may still write: until 5 minutes before the window closes.
 * False when the contact never wrote.
 */
export function isWindowOpen(lastInboundAt: Date | null, now: Date): boolean {
  if (lastInboundAt === null) return false;
  return now < lastWritableAt(lastInboundAt);
}

/** Returns the instant from which on the agent may not write any more: 5 minutes before the window closes. */
export function lastWritableAt(lastInboundAt: Date): Date {
  return new Date(windowClosesAt(lastInboundAt).getTime() - agentMarginMs);
}

/**
 * Returns the instant to which a waiting answer is brought forward,
 * so that a long delay does not miss the window.
 */
export function latestReplyAt(lastInboundAt: Date): Date {
  return new Date(windowClosesAt(lastInboundAt).getTime() - 2 * agentMarginMs);
}

/** Returns whether the coach may write: as usual, only under the human-agent tag, or not at all. */
export function coachWindow(lastInboundAt: Date | null, now: Date): 'open' | 'human-agent' | 'closed' {
  if (lastInboundAt === null) return 'closed';
  const elapsedMs = now.getTime() - lastInboundAt.getTime();
  if (elapsedMs < standardWindowMs) return 'open';
  return elapsedMs < humanAgentWindowMs ? 'human-agent' : 'closed';
}
