import type { CalendarFailure } from '../ports/calendar.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { ProviderAnswer } from './provider-fetch.ts';

/** What to do about a refusal, as far as the calendars share their reasons. */
export type CommonAction =
  | 'refresh'
  /** The consent, or the plan, does not cover it. */
  | 'not-allowed'
  | 'backoff'
  | 'not-found'
  | 'duplicate'
  | 'bad-request'
  /** It may have been done in spite of the answer. */
  | 'outcome-open';

/** A parsed refusal; `OwnAction` is what one provider has in addition. The detail contains no secret. */
export type Refusal<OwnAction extends string = never> = {
  kind: 'refused';
  action: CommonAction | OwnAction;
  detail: string;
  afterMs: number | null;
};

/** The answer of a call. */
export type CallAnswer<Body, OwnAction extends string = never> =
  | Exclude<ProviderAnswer<Body>, { kind: 'refused' }>
  | Refusal<OwnAction>;

/** An answer other than the expected one. */
export type CallFault<OwnAction extends string = never> = Exclude<CallAnswer<unknown, OwnAction>, { kind: 'accepted' }>;

/** Returns why a call that changed nothing failed. */
export function failureOf(fault: CallFault<string>): CalendarFailure {
  if (fault.kind !== 'refused') return { kind: 'try-again', afterMs: null, because: 'provider-down' };
  switch (fault.action) {
    case 'refresh':
      return { kind: 'unauthorised', because: 'token' };
    case 'not-allowed':
      return { kind: 'unauthorised', because: 'permission' };
    case 'backoff':
      return { kind: 'try-again', afterMs: fault.afterMs, because: 'rate-limited' };
    case 'outcome-open':
      return { kind: 'try-again', afterMs: fault.afterMs, because: 'provider-down' };
    default:
      return { kind: 'refused', detail: fault.detail };
  }
}

/** Whether a call may have done its work although its answer does not say so. */
export function isOutcomeOpen(answer: CallAnswer<unknown, string>): boolean {
  return answer.kind === 'unknown' || isRefusedAs(answer, 'outcome-open');
}

/** Whether a call was refused for this reason. */
export function isRefusedAs<OwnAction extends string>(
  answer: CallAnswer<unknown, OwnAction>,
  action: CommonAction | OwnAction,
): boolean {
  return answer.kind === 'refused' && answer.action === action;
}

/** Returns the min wait before the same call may succeed; null when it will not. */
export function waitBeforeRepeat(answer: CallAnswer<unknown, string>): { atLeastMs: number } | null {
  if (answer.kind === 'accepted') return null;
  if (answer.kind !== 'refused') {
    // An unreadable answer will be no clearer the next time.
    return answer.kind === 'unknown' && answer.because === 'unreadable' ? null : { atLeastMs: 0 };
  }
  const passes = answer.action === 'backoff' || answer.action === 'outcome-open';
  return passes ? { atLeastMs: answer.afterMs ?? 0 } : null;
}

/** Returns the error of a call whose failure has no outcome of its own. */
export function providerErrorOf(provider: string, fault: CallFault<string>): ProviderError {
  if (fault.kind === 'unknown') {
    return new ProviderError(provider, fault.because === 'unreadable' ? 'unreadable' : 'unreachable', fault.detail);
  }
  if (fault.kind === 'not-sent') return new ProviderError(provider, 'unreachable', fault.detail);
  const { action, detail, afterMs } = fault;
  return new ProviderError(provider, kindOf(action), detail, { retryAfterMs: afterMs });
}

function kindOf(action: string) {
  if (action === 'outcome-open') return 'unreachable';
  if (action === 'refresh') return 'unauthorised';
  return action === 'backoff' ? 'rate-limited' : 'rejected';
}
