/** How much of a platform's limit is used up, as it says itself with an answer. */
export type PlatformUsage = {
  /** `app`: the limit is that of all accounts together. */
  scope: 'app' | 'account';
  percent: number;
  /** How long the platform estimates until calls are taken again, where it says so. */
  regainAfterMs: number | null;
};

// Meta: slow down from 80 percent on, stop at 100.
const slowFromPercent = 80;
const stopAtPercent = 100;
const secondMs = 1_000;
const firstPauseMs = 10 * secondMs;
const morePerPercentMs = 5 * secondMs;
const stopMs = 5 * 60 * secondMs;

/** How long nothing is sent by the agent after an answer that told this usage; null: it may go on at once. */
export function usagePauseMs({ percent, regainAfterMs }: PlatformUsage): number | null {
  if (percent < slowFromPercent) return null;
  if (percent >= stopAtPercent) return Math.max(stopMs, regainAfterMs ?? 0);
  return firstPauseMs + (percent - slowFromPercent) * morePerPercentMs;
}
