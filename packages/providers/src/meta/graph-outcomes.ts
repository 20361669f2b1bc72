import type { SendOutcome } from '../ports/messaging-channel.ts';
import { ProviderError, type ProviderErrorKind } from '../ports/provider-error.ts';
import type { GraphAnswer, RefusalAction } from './graph-call.ts';

/** Returns the outcome of a message, from the answer to its Send call. */
export function toSendOutcome(answer: GraphAnswer<{ message_id: string }>): SendOutcome {
  switch (answer.kind) {
    case 'accepted':
      return {
        kind: 'sent',
        messageId: answer.body.message_id,
        ...(answer.usage === null ? {} : { usage: answer.usage }),
      };
    case 'not-sent':
      return { kind: 'try-again', afterMs: null, because: 'provider-down', providerCode: null };
    case 'unknown':
      return { kind: 'unconfirmed', detail: answer.detail };
    case 'refused':
      return toRefusal(answer.action, answer.code, answer.afterMs);
  }
}

function toRefusal(action: RefusalAction, providerCode: string, afterMs: number | null): SendOutcome {
  switch (action) {
    case 'retry_short':
      return { kind: 'try-again', afterMs, because: 'provider-down', providerCode };
    case 'backoff':
      return { kind: 'try-again', afterMs, because: 'rate-limited', ...scopeOf(providerCode), providerCode };
    case 'window_closed':
      return { kind: 'refused', because: 'window-closed', providerCode };
    case 'stop_chat':
    // Codes of profile look-ups: at a send they also mean that the contact cannot be reached.
    case 'ignore':
      return { kind: 'refused', because: 'contact-unavailable', providerCode };
    case 'account_blocked':
      return { kind: 'refused', because: 'account-restricted', providerCode };
    case 'reconnect':
      return { kind: 'refused', because: 'account-reconnect', providerCode };
    case 'fix_app':
      return { kind: 'refused', because: 'app-misconfigured', providerCode };
    case 'thread_control':
      return { kind: 'refused', because: 'thread-owned-by-other-app', providerCode };
    case 'bad_request':
    case 'drop':
      return { kind: 'refused', because: 'bad-request', providerCode };
  }
}

/**
 * Returns the scope of a limit. Meta: code 4 is the limit of the whole app;
 * the other limits belong to an account.
 */
function scopeOf(providerCode: string): { scope?: 'app' } {
  return providerCode.split('/')[0] === '4' ? { scope: 'app' } : {};
}

const errorKinds: Partial<Record<RefusalAction, ProviderErrorKind>> = {
  reconnect: 'unauthorised',
  backoff: 'rate-limited',
  retry_short: 'unreachable',
  stop_chat: 'not-found',
  ignore: 'not-found',
};

/** Returns the error of a Graph call, other than a send, that failed. */
function toProviderError(provider: string, answer: Failure): ProviderError {
  switch (answer.kind) {
    case 'refused':
      return new ProviderError(provider, errorKinds[answer.action] ?? 'rejected', answer.message, {
        providerCode: answer.code,
        retryAfterMs: answer.afterMs,
      });
    case 'not-sent':
      return new ProviderError(provider, 'unreachable', answer.detail);
    case 'unknown':
      return new ProviderError(provider, answer.because === 'unreadable' ? 'unreadable' : 'unreachable', answer.detail);
  }
}

type Failure = Exclude<GraphAnswer<unknown>, { kind: 'accepted' }>;

/** Returns the body of a Graph call. Throws ProviderError when there is none. */
export function getBody<Body>(provider: string, answer: GraphAnswer<Body>): Body {
  if (answer.kind === 'accepted') return answer.body;
  throw toProviderError(provider, answer);
}

/**
 * Whether the platform said that no profile is visible:
 * no consent (230), no right to it (2018247), gone, blocked.
 */
export function hasNoProfile(answer: GraphAnswer<unknown>): boolean {
  return answer.kind === 'refused' && (answer.action === 'ignore' || answer.action === 'stop_chat');
}
