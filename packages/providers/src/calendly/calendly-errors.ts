import { z } from 'zod';
import type { ProviderAnswer } from '../http/provider-fetch.ts';
import { redact } from '../http/redact.ts';
import type { CalendarFailure } from '../ports/calendar.ts';
import { ProviderError } from '../ports/provider-error.ts';

/** What to do about a refusal of Calendly. */
export type CalendlyAction =
  | 'refresh'
  | 'not-allowed'
  | 'backoff'
  | 'not-found'
  | 'duplicate'
  | 'bad-request'
  | 'outcome-open';

// Calendly's API reference: one meaning for each status. 403 is a scope, a plan, or a meeting that is over.
const actions: Record<number, CalendlyAction> = {
  401: 'refresh',
  403: 'not-allowed',
  404: 'not-found',
  409: 'duplicate',
  429: 'backoff',
};

const errorSchema = z.object({ title: z.string().catch(''), message: z.string().catch('') });

/** A refusal of Calendly. */
export type CalendlyRefusal = { kind: 'refused'; action: CalendlyAction; detail: string; afterMs: number | null };

/** What became of a call to Calendly. */
export type CalendlyAnswer<Body> = Exclude<ProviderAnswer<Body>, { kind: 'refused' }> | CalendlyRefusal;

/** An answer that is not the one that was hoped for. */
export type CalendlyFault = Exclude<CalendlyAnswer<unknown>, { kind: 'accepted' }>;

/** Reads a refusal; the detail names no secret. */
export function readRefusal(
  { status, body, headers, retryAfterMs }: Extract<ProviderAnswer<unknown>, { kind: 'refused' }>,
  secrets: readonly string[],
): CalendlyRefusal {
  const error = errorSchema.safeParse(body).data;
  return {
    kind: 'refused',
    action: status >= 500 ? 'outcome-open' : (actions[status] ?? 'bad-request'),
    detail: redact(`HTTP ${status} ${error?.title ?? ''}: ${error?.message ?? ''}`, secrets),
    afterMs: retryAfterMs ?? resetMs(headers),
  };
}

/** Calendly: X-RateLimit-Reset counts the seconds until calls are taken again. */
function resetMs(headers: Headers): number | null {
  const seconds = headers.get('x-ratelimit-reset') ?? '';
  return /^\d+$/.test(seconds) ? Number(seconds) * 1000 : null;
}

/** Why a call that changed nothing failed. */
export function failureOf(answer: CalendlyFault): CalendarFailure {
  if (answer.kind !== 'refused') return { kind: 'try-again', afterMs: null, because: 'provider-down' };
  switch (answer.action) {
    case 'refresh':
      return { kind: 'unauthorised', because: 'token' };
    case 'not-allowed':
      return { kind: 'unauthorised', because: 'permission' };
    case 'backoff':
      return { kind: 'try-again', afterMs: answer.afterMs, because: 'rate-limited' };
    case 'outcome-open':
      return { kind: 'try-again', afterMs: answer.afterMs, because: 'provider-down' };
    case 'not-found':
    case 'duplicate':
    case 'bad-request':
      return { kind: 'refused', detail: answer.detail };
  }
}

/** Whether a call may have done its work although its answer does not say so. */
export function isOutcomeOpen(answer: CalendlyFault): boolean {
  return answer.kind === 'unknown' || isRefusedAs(answer, 'outcome-open');
}

/** Whether Calendly refused a call for this reason. */
export function isRefusedAs(answer: CalendlyAnswer<unknown>, action: CalendlyAction): boolean {
  return answer.kind === 'refused' && answer.action === action;
}

/** How long to wait at least before the same call may succeed; null when it will not. */
export function waitBeforeRepeat(answer: CalendlyAnswer<unknown>): { atLeastMs: number } | null {
  if (answer.kind === 'accepted') return null;
  if (answer.kind !== 'refused') {
    // An answer that we cannot read will be no clearer the next time.
    return answer.kind === 'unknown' && answer.because === 'unreadable' ? null : { atLeastMs: 0 };
  }
  const passes = answer.action === 'backoff' || answer.action === 'outcome-open';
  return passes ? { atLeastMs: answer.afterMs ?? 0 } : null;
}

/** The error of a call whose failure no outcome stands for. */
export function providerErrorOf(answer: CalendlyFault): ProviderError {
  if (answer.kind === 'unknown') {
    const kind = answer.because === 'unreadable' ? 'unreadable' : 'unreachable';
    return new ProviderError('calendly', kind, answer.detail);
  }
  if (answer.kind === 'not-sent' || answer.action === 'outcome-open') {
    return new ProviderError('calendly', 'unreachable', answer.detail);
  }
  const { action, detail, afterMs } = answer;
  const kind = action === 'refresh' ? 'unauthorised' : action === 'backoff' ? 'rate-limited' : 'rejected';
  return new ProviderError('calendly', kind, detail, { retryAfterMs: afterMs });
}
