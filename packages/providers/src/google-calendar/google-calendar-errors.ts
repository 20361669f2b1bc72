import { z } from 'zod';
import type { ProviderAnswer } from '../http/provider-fetch.ts';
import { redact } from '../http/redact.ts';
import type { CalendarFailure } from '../ports/calendar.ts';
import { ProviderError } from '../ports/provider-error.ts';

/** What to do about a refusal of the Calendar API. */
export type GoogleAction =
  | 'refresh'
  | 'ask-permission'
  | 'backoff'
  | 'not-found'
  | 'duplicate'
  | 'gone'
  | 'start-over'
  | 'bad-request'
  | 'outcome-open';

// Google's page "Handle API errors". Status and reason are looked for before the status alone: 403 means several things.
const actions: Record<string, GoogleAction> = {
  '401': 'refresh',
  '403': 'bad-request',
  '403/ACCESS_TOKEN_SCOPE_INSUFFICIENT': 'ask-permission',
  '403/dailyLimitExceeded': 'backoff',
  '403/insufficientPermissions': 'ask-permission',
  '403/rateLimitExceeded': 'backoff',
  '403/userRateLimitExceeded': 'backoff',
  '404': 'not-found',
  '409': 'duplicate',
  '410': 'gone',
  '410/fullSyncRequired': 'start-over',
  '410/updatedMinTooLongAgo': 'start-over',
  '429': 'backoff',
};

const errorSchema = z.object({
  error: z.object({
    message: z.string().catch(''),
    errors: z
      .array(z.object({ reason: z.string() }))
      .nullish()
      .catch(null),
    details: z
      .array(z.object({ reason: z.string() }))
      .nullish()
      .catch(null),
  }),
});

/** A refusal of the Calendar API. */
export type GoogleRefusal = { kind: 'refused'; action: GoogleAction; detail: string; afterMs: number | null };

/** What became of a call to the Calendar API. */
export type GoogleAnswer<Body> = Exclude<ProviderAnswer<Body>, { kind: 'refused' }> | GoogleRefusal;

/** Reads a refusal; the detail names no secret. */
export function readRefusal(
  { status, body, retryAfterMs }: Extract<ProviderAnswer<unknown>, { kind: 'refused' }>,
  secrets: readonly string[],
): GoogleRefusal {
  const error = errorSchema.safeParse(body).data?.error;
  const reasons = [...(error?.errors ?? []), ...(error?.details ?? [])].map(({ reason }) => reason);
  const detail = redact(`HTTP ${status} ${reasons[0] ?? ''}: ${error?.message ?? ''}`, secrets);
  return { kind: 'refused', action: actionOf(status, reasons), detail, afterMs: retryAfterMs };
}

function actionOf(status: number, reasons: string[]): GoogleAction {
  // Also a readable 503 may come after the event was stored.
  if (status >= 500) return 'outcome-open';
  const known = reasons.map((reason) => actions[`${status}/${reason}`]).find((action) => action !== undefined);
  return known ?? actions[String(status)] ?? 'bad-request';
}

/** Why a call that changes nothing failed. */
export function failureOf(answer: Exclude<GoogleAnswer<unknown>, { kind: 'accepted' }>): CalendarFailure {
  if (answer.kind !== 'refused') return { kind: 'try-again', afterMs: null, because: 'provider-down' };
  switch (answer.action) {
    case 'refresh':
      return { kind: 'unauthorised', because: 'token' };
    case 'ask-permission':
      return { kind: 'unauthorised', because: 'permission' };
    case 'backoff':
      return { kind: 'try-again', afterMs: answer.afterMs, because: 'rate-limited' };
    case 'outcome-open':
      return { kind: 'try-again', afterMs: answer.afterMs, because: 'provider-down' };
    case 'not-found':
    case 'duplicate':
    case 'gone':
    case 'start-over':
    case 'bad-request':
      return { kind: 'refused', detail: answer.detail };
  }
}

/** Whether a call may have done its work although its answer does not say so. */
export function isOutcomeOpen(answer: GoogleAnswer<unknown>): boolean {
  return answer.kind === 'unknown' || (answer.kind === 'refused' && answer.action === 'outcome-open');
}

/** Whether the answer to a repeated call settles what became of the tries before it. */
export function isTelling(answer: GoogleAnswer<unknown>): boolean {
  if (answer.kind !== 'refused') return answer.kind === 'accepted';
  return answer.action === 'duplicate' || answer.action === 'gone' || answer.action === 'not-found';
}

/** How long to wait at least before the same call may succeed; null when it will not. */
export function waitBeforeRepeat(answer: GoogleAnswer<unknown>): { atLeastMs: number } | null {
  if (answer.kind === 'accepted') return null;
  if (answer.kind !== 'refused') {
    // An answer that we cannot read will be no clearer the next time.
    return answer.kind === 'unknown' && answer.because === 'unreadable' ? null : { atLeastMs: 0 };
  }
  const passes = answer.action === 'backoff' || answer.action === 'outcome-open';
  return passes ? { atLeastMs: answer.afterMs ?? 0 } : null;
}

/** The error of a call whose failure no outcome stands for. */
export function providerErrorOf(
  answer: Exclude<ProviderAnswer<unknown>, { kind: 'accepted' }>,
  secrets: readonly string[],
): ProviderError {
  if (answer.kind === 'not-sent') return new ProviderError('google-calendar', 'unreachable', answer.detail);
  if (answer.kind === 'unknown') {
    const kind = answer.because === 'unreadable' ? 'unreadable' : 'unreachable';
    return new ProviderError('google-calendar', kind, answer.detail);
  }
  const { action, detail, afterMs } = readRefusal(answer, secrets);
  const kind = action === 'refresh' ? 'unauthorised' : action === 'backoff' ? 'rate-limited' : 'rejected';
  const isOutage = action === 'outcome-open';
  return new ProviderError('google-calendar', isOutage ? 'unreachable' : kind, detail, { retryAfterMs: afterMs });
}
