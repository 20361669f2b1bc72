const minuteMs = 60_000;

/**
 * Max private replies of an account. Meta: 750 an hour; a tenth stays free for tries that we do not know of. A
 * minute takes a part of them, so that a busy post does not use the hour up at once.
 */
const limits = [
  { max: 60, withinMs: minuteMs },
  { max: 675, withinMs: 60 * minuteMs },
] as const;

/** How far back the tries of an account matter, in ms. */
export const privateReplyLimitMs = 60 * minuteMs;

/**
 * Returns when a comment's turn for its private reply comes; null: now. `recent`: when messages were tried
 * within the last hour, oldest first; `before`: how many older comments are in line.
 */
export function privateReplyTurn(recent: readonly Date[], before: number, now: Date): Date | null {
  const turns = limits.map(({ max, withinMs }) => {
    const counting = recent.filter((at) => now.getTime() - at.getTime() < withinMs);
    if (counting.length < max) return now.getTime();
    const freed = counting[counting.length - max + (before % max)] ?? now;
    return freed.getTime() + withinMs * (1 + Math.floor(before / max));
  });
  const turn = Math.max(...turns);
  return turn > now.getTime() ? new Date(turn) : null;
}
