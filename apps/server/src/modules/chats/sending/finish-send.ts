import { isWindowOpen } from '@spotter/domain/autoreply';
import { findSend, retryPauseMs, type ListedMessage } from '@spotter/domain/sending';
import type { Database } from '../../../database/database.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isProviderError } from '../../connections/index.ts';
import type { ChatState, MessageRow } from '../chat-state.ts';
import { listProviderIds } from './ledger.repository.ts';
import { isByHand } from './send-outcome.ts';

/** The outcome of a send whose response never arrived, or when to ask again. */
export type Settlement =
  | { kind: 'sent'; messageId: string }
  | { kind: 'not-sent'; change: Partial<MessageRow> }
  | { kind: 'ask-again'; change: Partial<MessageRow> }
  | { kind: 'lost' }
  /** The platform does not answer. */
  | { kind: 'unreachable'; change: Partial<MessageRow> }
  /** The platform no longer accepts the account's token, or there is none. */
  | { kind: 'token-refused'; change: Partial<MessageRow> };

class TokenMissing extends Error {}

/** Max time of asking a provider that answers but cannot list what it has sent; then a person has to look. */
const giveUpMs = 15 * 60_000;
const maxPauseMs = 300_000;
/** How far a provider's list may lag behind, whatever it shows. */
const listLagMs = 60_000;

/** Asks the platform for the outcome of a send that has taken longer than a response may take. */
export async function finishSend(
  context: {
    database: Database;
    logger: Logger;
    now: Date;
    resolveAfterMs: number;
    /** A number from 0 to 1, for spreading tries. */
    chance: number;
    /** Null without a token to ask with. */
    listMessages: (() => Promise<ListedMessage[]>) | null;
  },
  state: ChatState,
  message: MessageRow,
): Promise<Settlement> {
  const { now, resolveAfterMs } = context;
  const elapsedMs = now.getTime() - message.attemptedAt!.getTime();
  const askIn = (ms: number) => new Date(now.getTime() + ms);
  const pauseMs = Math.max(resolveAfterMs, Math.min(Math.round(elapsedMs / 2), maxPauseMs));
  let listed: ListedMessage[];
  try {
    if (context.listMessages === null) throw new TokenMissing();
    listed = await context.listMessages();
  } catch (error) {
    context.logger.warn({ error, messageId: message.id }, 'The provider could not be asked what became of a message');
    const isDown = isProviderError(error) && (error.kind === 'unreachable' || error.kind === 'rate-limited');
    // A platform that is down can be asked later, as long as the outcome matters.
    const worthAsking = isDown && !isByHand(message) ? isWindowOpen(state.chat, now) : elapsedMs <= giveUpMs;
    if (!worthAsking) return { kind: 'lost' };
    const isTokenRefused = error instanceof TokenMissing || (isProviderError(error) && error.kind === 'unauthorised');
    const failure = isTokenRefused ? 'account-reconnect' : 'provider-down';
    const kind = isDown ? 'unreachable' : isTokenRefused ? 'token-refused' : 'ask-again';
    return { kind, change: { failure, nextAttemptAt: askIn(pauseMs) } };
  }
  const last = lastOfContact(state);
  const found = findSend(listed, {
    text: message.text,
    attemptedAt: message.attemptedAt!,
    knownIds: await listProviderIds(context.database, state.chat.id),
    lastOfContact: last,
  });
  if (found.kind === 'sent') return found;
  if (found.kind === 'unknown') {
    if (elapsedMs > giveUpMs) return { kind: 'lost' };
    return { kind: 'ask-again', change: { failure: 'provider-down', nextAttemptAt: askIn(pauseMs) } };
  }
  // The provider's list may lag behind: absent twice, and for long enough, counts as not sent.
  const isFirstCheck = message.nextAttemptAt === null || message.failure !== null;
  if (isFirstCheck || elapsedMs < listLagMs) {
    const againMs =
      isFirstCheck && !isByHand(message) ? Math.max(pauseMs, possibleLagMs(message, last, elapsedMs)) : pauseMs;
    return { kind: 'ask-again', change: { failure: null, nextAttemptAt: askIn(againMs) } };
  }
  // A person can send again by hand, seeing what was said since. The agent's answer is sent again, with growing
  // pauses while sending keeps ending like this.
  const change: Partial<MessageRow> = isByHand(message)
    ? { status: 'failed', nextAttemptAt: null }
    : { status: 'waiting', nextAttemptAt: askIn(retryPauseMs(message.attempts, context.chance)) };
  return { kind: 'not-sent', change: { ...change, failure: 'provider-down' } };
}

/**
 * Returns how much longer a list that shows the contact's last message may lag behind the send:
 * by as much as that message is older.
 */
function possibleLagMs({ attemptedAt }: MessageRow, last: ReturnType<typeof lastOfContact>, elapsedMs: number): number {
  // The platform's clock may be ahead of ours.
  const olderMs = last === null ? 0 : attemptedAt!.getTime() - Math.min(last.at.getTime(), last.receivedAt.getTime());
  return Math.min(olderMs, Math.max(0, giveUpMs - elapsedMs));
}

/** Returns the newest message of the contact that the platform still has. */
function lastOfContact({ messages }: ChatState) {
  const last = messages
    .filter(({ author, state }) => author === 'contact' && state !== 'unsent')
    .reduce<MessageRow | null>((newest, one) => (newest === null || one.sentAt >= newest.sentAt ? one : newest), null);
  return last && { messageId: last.providerId, text: last.text, at: last.sentAt, receivedAt: last.receivedAt };
}
