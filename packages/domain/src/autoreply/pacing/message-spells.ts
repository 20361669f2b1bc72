import type { InboundMessage } from '../decision/reply-situation.ts';

/** Max length of a burst, in ms: a contact who never pauses is answered after it. */
const maxBurstMs = 30_000;

/**
 * Returns when the contact began to write without a longer pause, and when they wrote before that. Messages that
 * stayed unanswered earlier, because there was no keyword yet or the agent was off, have waited long enough.
 */
export function newestSpell(content: InboundMessage[], maxPauseMs: number): { startedAt: Date; before: Date | null } {
  const times = content.map(({ receivedAt }) => receivedAt);
  const start = times.findLastIndex((time, index) => {
    const before = times[index - 1];
    return before === undefined || time.getTime() - before.getTime() > maxPauseMs;
  });
  return { startedAt: times[start]!, before: times[start - 1] ?? null };
}

/** Returns when a contact has been quiet for long enough, in ms; `content` is not empty. */
export function quietFrom(content: InboundMessage[], quietMs: number): number {
  const burst = newestSpell(content, maxBurstMs);
  return Math.min(content.at(-1)!.receivedAt.getTime() + quietMs, burst.startedAt.getTime() + maxBurstMs);
}
