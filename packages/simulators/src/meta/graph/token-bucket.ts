/** Limits calls per key to a rate, with a burst of one second's worth. Uses the machine's clock, not a test's. */
export function createTokenBuckets(perSecond: number) {
  const buckets = new Map<string, { left: number; at: number }>();

  return {
    /** Takes one call; `used` is the used share of the limit, in percent. */
    take(key: string): { allowed: boolean; usedPercent: number } {
      const now = performance.now();
      const bucket = buckets.get(key) ?? { left: perSecond, at: now };
      bucket.left = Math.min(perSecond, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
      bucket.at = now;
      buckets.set(key, bucket);
      const allowed = bucket.left >= 1;
      if (allowed) bucket.left -= 1;
      return { allowed, usedPercent: allowed ? Math.round(100 * (1 - bucket.left / perSecond)) : 100 };
    },
  };
}

/** Limits calls per key to a rate. */
export type TokenBuckets = ReturnType<typeof createTokenBuckets>;
