import { isWindowOpen, type WindowFacts } from '@spotter/domain/autoreply';
import { retryPauseMs } from '@spotter/domain/sending';
import type { SendOutcome } from '@spotter/providers/ports/messaging-channel';
import type { MessageRow } from '../chat-state.ts';
import type { SendTrouble } from './send-pauses.ts';

// Meta's table of errors: temporary errors of the Send API are tried at most three times in ten minutes.
const temporaryRefusalPausesMs = [5_000, 300_000];

/**
 * Returns whether a person requested this send:
 * they see its outcome right away, and nothing is sent later unasked.
 */
export function isByHand(message: Pick<MessageRow, 'author' | 'sentByHandAt'>): boolean {
  return message.author === 'coach' || message.sentByHandAt !== null;
}

/** What an outcome changes in the ledger. `chance` from 0 to 1 spreads the next try. */
export function changeFor(
  message: MessageRow,
  outcome: SendOutcome,
  at: { now: Date; window: WindowFacts; chance: number },
): Partial<MessageRow> {
  switch (outcome.kind) {
    case 'sent':
      return {
        status: 'sent',
        providerId: outcome.messageId,
        failure: null,
        nextAttemptAt: null,
        ...(outcome.unnamed ? { context: null } : {}),
      };
    case 'unconfirmed':
      return {};
    case 'refused': {
      // The account may be able to send again before the window closes; its pause says when to try.
      const passes = outcome.because === 'account-reconnect' || outcome.because === 'account-restricted';
      return passes && !isByHand(message)
        ? { status: 'waiting', failure: outcome.because, nextAttemptAt: null }
        : { status: 'failed', failure: outcome.because, nextAttemptAt: null };
    }
    case 'try-again': {
      const pause = pauseFor(message, outcome, at.chance);
      if (pause === null || isByHand(message)) return failed(outcome.because);
      const next = new Date(at.now.getTime() + Math.max(pause, outcome.afterMs ?? 0));
      if (!isWindowOpen(at.window, next)) return failed(outcome.because);
      return { status: 'waiting', failure: outcome.because, nextAttemptAt: next };
    }
  }
}

function failed(because: string): Partial<MessageRow> {
  return { status: 'failed', failure: because, nextAttemptAt: null };
}

/** Returns the pause before the next try; null when it was tried often enough. */
function pauseFor(
  message: MessageRow,
  outcome: Extract<SendOutcome, { kind: 'try-again' }>,
  chance: number,
): number | null {
  const isTemporaryRefusal = outcome.because === 'provider-down' && outcome.providerCode !== null;
  if (isTemporaryRefusal) return temporaryRefusalPausesMs[message.attempts - 1] ?? null;
  return retryPauseMs(message.attempts, chance);
}

/** Returns the trouble with the account's platform that an outcome shows; null when it answered normally. */
export function troubleOf(outcome: SendOutcome, startedAt: Date): SendTrouble | null {
  switch (outcome.kind) {
    case 'sent':
      return null;
    case 'unconfirmed':
      return { because: 'provider-down', retryAfterMs: null, startedAt };
    case 'try-again':
      return { because: outcome.because, retryAfterMs: outcome.afterMs, startedAt };
    case 'refused':
      return outcome.because === 'account-restricted'
        ? { because: 'account-restricted', retryAfterMs: null, startedAt }
        : null;
  }
}
