import type { AnswerHeaders } from './api-fetch.ts';

/** Max wait, whatever the header asks: a week later writing is no longer allowed, and dates have a limit. */
export const maxWaitMs = 7 * 24 * 3_600_000;

/** Returns how long `Retry-After` asks to wait, in ms; null when it is absent or unreadable. */
export function retryAfterMs(headers: AnswerHeaders): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, maxWaitMs);
  // A date is compared with the answer's own date, so that the clocks need not agree.
  const wait = Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), maxWaitMs);
}
