/** Nobody waits longer, whatever is asked: a week later nobody may write any more, and a date has an end. */
export const longestWaitMs = 7 * 24 * 3_600_000;

/** How long `Retry-After` asks to wait, in milliseconds; null when it is absent or cannot be read. */
export function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, longestWaitMs);
  // As a date it is measured against the answer's own date, so that the clocks need not agree.
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), longestWaitMs);
}
