/** How much of a platform's limit is used up, as the platform reports it with an answer. */
export type PlatformUsage = {
  /** `app`: all accounts share the limit. */
  scope: 'app' | 'account';
  percent: number;
  /** The platform's estimate of how long until it accepts calls again, where it gives one. */
  regainAfterMs: number | null;
};

// Meta: slow down from 80 percent on, stop at 100.
const slowFromPercent = 80;
const stopAtPercent = 100;
const secondMs = 1_000;
const firstPauseMs = 10 * secondMs;
const morePerPercentMs = 5 * secondMs;
const stopMs = 5 * 60 * secondMs;

/** Returns how long the agent sends nothing after an answer with this usage; null: it may continue at once. */
export function usagePauseMs({ percent, regainAfterMs }: PlatformUsage): number | null {
  if (percent < slowFromPercent) return null;
  if (percent >= stopAtPercent) return Math.max(stopMs, regainAfterMs ?? 0);
  return firstPauseMs + (percent - slowFromPercent) * morePerPercentMs;
}
