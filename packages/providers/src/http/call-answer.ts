import type { CalendarFailure } from '../ports/calendar.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { ProviderAnswer } from './provider-fetch.ts';

/** What to do about a refusal, as far as the calendars have the same reasons for one. */
export type CommonAction =
  | 'refresh'
  /** The consent, or the plan, does not cover it. */
  | 'not-allowed'
  | 'backoff'
  | 'not-found'
  | 'duplicate'
  | 'bad-request'
  /** It may have been done nevertheless. */
  | 'outcome-open';

/** A refusal that was read; `OwnAction` is what one provider has besides. The detail names no secret. */
export type Refusal<OwnAction extends string = never> = {
  kind: 'refused';
  action: CommonAction | OwnAction;
  detail: string;
  afterMs: number | null;
};

/** What became of a call. */
export type CallAnswer<Body, OwnAction extends string = never> =
  | Exclude<ProviderAnswer<Body>, { kind: 'refused' }>
  | Refusal<OwnAction>;

/** An answer that is not the one that was hoped for. */
export type CallFault<OwnAction extends string = never> = Exclude<CallAnswer<unknown, OwnAction>, { kind: 'accepted' }>;

/** Why a call that changed nothing failed. */
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

/** How long to wait at least before the same call may succeed; null when it will not. */
export function waitBeforeRepeat(answer: CallAnswer<unknown, string>): { atLeastMs: number } | null {
  if (answer.kind === 'accepted') return null;
  if (answer.kind !== 'refused') {
    // An answer that we cannot read will be no clearer the next time.
    return answer.kind === 'unknown' && answer.because === 'unreadable' ? null : { atLeastMs: 0 };
  }
  const passes = answer.action === 'backoff' || answer.action === 'outcome-open';
  return passes ? { atLeastMs: answer.afterMs ?? 0 } : null;
}

/** The error of a call whose failure no outcome stands for. */
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
