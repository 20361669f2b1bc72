import { isWindowOpen, retryPauseMs } from '@spotter/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isProviderError } from '../../connections/provider-failure.ts';
import type { ChatState, MessageRow } from '../chat-state.ts';
import { messages } from '../chats.tables.ts';
import { isByHand } from './send-outcome.ts';

/** What became of a send whose answer never arrived, or when to ask again. */
export type Settlement =
  | { kind: 'sent'; messageId: string }
  | { kind: 'not-sent'; change: Partial<MessageRow> }
  | { kind: 'ask-again'; change: Partial<MessageRow> }
  | { kind: 'lost' }
  /** The platform does not answer. */
  | { kind: 'unreachable'; change: Partial<MessageRow> }
  /** The platform does not take the account's token any more. */
  | { kind: 'token-refused'; change: Partial<MessageRow> };

/** What the platform has of a conversation. */
type Listed = { messageId: string; from: string; text: string; at: Date };

class TokenMissing extends Error {}

/** A provider that answers, but cannot say what it has sent, is asked for this long before a person has to look. */
const giveUpMs = 15 * 60_000;
const longestPauseMs = 300_000;
/** The provider's clock and ours differ a little, and its answer may round to seconds. */
const clockSkewMs = 60_000;

/** Asks the platform what became of a message that is on its way since longer than an answer may take. */
export async function settleSend(
  context: {
    database: Database;
    logger: Logger;
    now: Date;
    settleAfterMs: number;
    /** From 0 to 1, for spreading tries. */
    chance: number;
    /** null: there is no token to ask with. */
    listMessages: (() => Promise<Listed[]>) | null;
  },
  state: ChatState,
  message: MessageRow,
): Promise<Settlement> {
  const { now, settleAfterMs } = context;
  const elapsedMs = now.getTime() - message.attemptedAt!.getTime();
  const askIn = (ms: number) => new Date(now.getTime() + ms);
  let listed: Listed[];
  try {
    if (context.listMessages === null) throw new TokenMissing();
    listed = await context.listMessages();
  } catch (error) {
    context.logger.warn({ error, messageId: message.id }, 'The provider could not be asked what became of a message');
    const isDown = isProviderError(error) && (error.kind === 'unreachable' || error.kind === 'rate-limited');
    // While the platform is down it can still be asked later, as long as the answer matters.
    const worthAsking =
      isDown && !isByHand(message) ? isWindowOpen(state.chat.lastInboundAt, now) : elapsedMs <= giveUpMs;
    if (!worthAsking) return { kind: 'lost' };
    const pauseMs = Math.max(settleAfterMs, Math.min(Math.round(elapsedMs / 2), longestPauseMs));
    const isTokenRefused = error instanceof TokenMissing || (isProviderError(error) && error.kind === 'unauthorised');
    const failure = isTokenRefused ? 'account-reconnect' : 'provider-down';
    const kind = isDown ? 'unreachable' : isTokenRefused ? 'token-refused' : 'ask-again';
    return { kind, change: { failure, nextAttemptAt: askIn(pauseMs) } };
  }
  const found = await findAmong(context.database, listed, state, message);
  if (found !== null) return { kind: 'sent', messageId: found };
  // The provider's list may lag behind: absent twice, some time apart, counts as not sent.
  const isFirstLook = message.nextAttemptAt === null || message.failure !== null;
  if (isFirstLook) return { kind: 'ask-again', change: { failure: null, nextAttemptAt: askIn(settleAfterMs) } };
  // A person writes again by hand, with what was said since in view; the agent's answer goes out after all, but less and
  // less often where sending always ends like this.
  const change: Partial<MessageRow> = isByHand(message)
    ? { status: 'failed', nextAttemptAt: null }
    : { status: 'waiting', nextAttemptAt: askIn(retryPauseMs(message.attempts, context.chance)) };
  return { kind: 'not-sent', change: { ...change, failure: 'provider-down' } };
}

async function findAmong(
  database: Database,
  listed: Listed[],
  state: ChatState,
  message: MessageRow,
): Promise<string | null> {
  const stored = await database
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(eq(messages.chatId, state.chat.id), isNotNull(messages.providerId)));
  const ours = new Set(stored.map(({ providerId }) => providerId));
  const earliest = message.attemptedAt!.getTime() - clockSkewMs;
  const match = listed.find(
    (candidate) =>
      candidate.from === 'business' &&
      candidate.text.trim() === message.text.trim() &&
      candidate.at.getTime() >= earliest &&
      !ours.has(candidate.messageId),
  );
  return match?.messageId ?? null;
}
