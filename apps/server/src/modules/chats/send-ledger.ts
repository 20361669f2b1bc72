import { coachWindow, isWindowOpen } from '@spotter/domain';
import type { ChannelKind, MessagingChannel, SendOutcome } from '@spotter/providers/ports/messaging-channel';
import { and, eq, getTableColumns, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../database/connect.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals, signalColumn, type Signal } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { markReconnectNeeded } from '../connections/reconnect-needed.job.ts';
import { openTokens } from '../connections/token-set.ts';
import { abortWaiting } from './chat-switch.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from './chat-state.ts';
import { chats, messages } from './chats.tables.ts';

/** What is left to do in a chat's ledger: nothing, or to look again at an instant. */
export type LedgerResult = { kind: 'finished' } | { kind: 'again'; at: Date };

/** How a send in the name of a person ended. */
export type SendResult = { message: MessageRow; outcome: SendOutcome };

/** Pauses between tries while a provider is down. */
const retryPausesMs = [2_000, 5_000, 15_000, 60_000, 300_000];
/** Meta: temporary errors of the Send API are tried at most three times. */
const mostTemporaryRefusals = 3;
/** While an account has to be reconnected, waiting messages are looked at this often. */
const reconnectCheckMs = 300_000;
/** A provider that cannot even say what it has sent is asked for this long before a person has to look. */
const giveUpSettlingMs = 15 * 60_000;
/** The provider's clock and ours differ a little, and its answer may round to seconds. */
const clockSkewMs = 60_000;

/**
 * Sends what the ledger holds. A row says `sending` before the provider is called, so a crash at any instant
 * leaves a trace; what became of such a send is found out (by its echo, or by asking the provider what it has)
 * before anything is sent again.
 */
export function createSendLedger(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** After this long a send without a known outcome is asked about. Longer than the provider call's time limit. */
  settleAfterMs: number;
}) {
  const { connection, clock, logger, secretBox, channels, settleAfterMs } = options;

  /** Hands a claimed message (status `sending`) to the provider and records what became of it. */
  async function send(state: ChatState, message: MessageRow): Promise<SendResult> {
    const outcome = await channels[state.bot.channel]!.sendText(accountOf(state), {
      contactId: state.chat.contactId,
      text: message.text,
      clientId: message.id,
      writtenBy: message.author === 'coach' ? 'coach' : 'agent',
      outsideWindow: coachWindow(state.chat.lastInboundAt, clock.now()) !== 'open',
    });
    const stored =
      (outcome.kind === 'sent' ? await recordSent(state, message, outcome.messageId) : null) ??
      (await inTransaction(connection.database, (tx) => recordOutcome(tx, state, message, outcome)));
    return { message: stored, outcome };
  }

  function accountOf(state: ChatState) {
    return {
      accountId: state.bot.accountId,
      accessToken:
        state.account.sealedToken === null ? '' : openTokens(secretBox, state.account.sealedToken).accessToken,
    };
  }

  /** The usual end of a send, in one statement. Null, and nothing done, where its echo was stored before. */
  async function recordSent(state: ChatState, message: MessageRow, messageId: string): Promise<MessageRow | null> {
    const echo = alias(messages, 'echo');
    const [stored] = await connection.database
      .update(messages)
      .set(changeFor(message, { kind: 'sent', messageId }, clock.now(), state.chat.lastInboundAt))
      .where(
        and(
          eq(messages.id, message.id),
          eq(messages.status, 'sending'),
          notExists(
            connection.database
              .select({ found: sql`1` })
              .from(echo)
              .where(and(eq(echo.botId, state.bot.id), eq(echo.providerId, messageId), ne(echo.id, message.id))),
          ),
        ),
      )
      .returning({ ...getTableColumns(messages), signalled: signalColumn(changed(state, message)) });
    if (stored === undefined) return null;
    const { signalled: _, ...row } = stored;
    return row;
  }

  async function recordOutcome(
    tx: Database,
    state: ChatState,
    message: MessageRow,
    outcome: SendOutcome,
  ): Promise<MessageRow> {
    const now = clock.now();
    const change = changeFor(message, outcome, now, state.chat.lastInboundAt);
    if (change.providerId != null) {
      // Its echo may have been taken for somebody else's message when its words came back changed.
      await tx
        .delete(messages)
        .where(
          and(
            eq(messages.botId, state.bot.id),
            eq(messages.providerId, change.providerId),
            ne(messages.id, message.id),
          ),
        );
    }
    const [stored] = await tx
      .update(messages)
      .set(change)
      .where(and(eq(messages.id, message.id), eq(messages.status, 'sending')))
      .returning();
    if (outcome.kind === 'refused' && outcome.because === 'account-reconnect') {
      await markReconnectNeeded(tx, state.account, now);
    }
    if (outcome.kind === 'refused' && outcome.because === 'thread-owned-by-other-app') {
      await tx.update(chats).set({ otherAppOwnsThread: true }).where(eq(chats.id, state.chat.id));
    }
    await sendSignals(tx, [changed(state, message)]);
    // Nothing updated: the echo came first and has settled it.
    return stored ?? (await tx.select().from(messages).where(eq(messages.id, message.id)))[0]!;
  }

  /** Goes on with a chat's unfinished messages, in their order, until nothing is left or something has to wait. */
  async function continueChat(chatId: string): Promise<LedgerResult> {
    for (;;) {
      const step = await inTransaction(connection.database, (tx) => decideStep(tx, chatId));
      switch (step.kind) {
        case 'finished':
        case 'again':
          return step;
        case 'send':
          await send(step.state, step.message);
          break;
        case 'settle':
          await settle(step.state, step.message);
          break;
      }
    }
  }

  type Step = LedgerResult | { kind: 'send' | 'settle'; state: ChatState; message: MessageRow };

  async function decideStep(tx: Database, chatId: string): Promise<Step> {
    const now = clock.now();
    const state = await loadChatState(tx, chatId, { lock: true });
    const message = state?.messages.find(isUnfinished);
    if (state == null || message === undefined) return { kind: 'finished' };
    if (message.status === 'sending') {
      const settleAt = message.nextAttemptAt ?? new Date(message.attemptedAt!.getTime() + settleAfterMs);
      return settleAt > now ? { kind: 'again', at: settleAt } : { kind: 'settle', state, message };
    }
    if (!isWindowOpen(state.chat.lastInboundAt, now)) {
      await fail(tx, state, message, 'window-closed');
      return { kind: 'finished' };
    }
    if (!mayStillSend(state, message)) {
      const { abortedMessageIds } = await abortWaiting(tx, chatId);
      await sendSignals(tx, [
        { kind: 'chat-changed', chatId, botId: state.bot.id, added: [], changed: abortedMessageIds, overtakes: false },
      ]);
      return { kind: 'finished' };
    }
    if (state.account.status !== 'connected') return { kind: 'again', at: new Date(now.getTime() + reconnectCheckMs) };
    if (message.nextAttemptAt !== null && message.nextAttemptAt > now)
      return { kind: 'again', at: message.nextAttemptAt };
    const claimed = {
      status: 'sending' as const,
      attempts: message.attempts + 1,
      attemptedAt: now,
      nextAttemptAt: null,
    };
    await tx.update(messages).set(claimed).where(eq(messages.id, message.id));
    return { kind: 'send', state, message: { ...message, ...claimed } };
  }

  async function fail(tx: Database, state: ChatState, message: MessageRow, failure: string): Promise<void> {
    await tx
      .update(messages)
      .set({ status: 'failed', failure, nextAttemptAt: null })
      .where(eq(messages.id, message.id));
    await sendSignals(tx, [changed(state, message)]);
  }

  /** Finds out what became of a send whose answer never arrived. */
  async function settle(state: ChatState, message: MessageRow): Promise<void> {
    const now = clock.now();
    let found: string | null = null;
    try {
      found = await findAtProvider(state, message);
    } catch (error) {
      logger.warn({ error, messageId: message.id }, 'The provider could not be asked what became of a message');
      const lost = now.getTime() - message.attemptedAt!.getTime() > giveUpSettlingMs;
      await update(
        state,
        message,
        lost ? { status: 'unconfirmed' } : { nextAttemptAt: new Date(now.getTime() + settleAfterMs) },
      );
      return;
    }
    if (found !== null) {
      const messageId = found;
      await inTransaction(connection.database, (tx) => recordOutcome(tx, state, message, { kind: 'sent', messageId }));
    } else if (message.nextAttemptAt === null) {
      // The provider's list may lag behind: absent twice, some time apart, counts as not sent.
      await update(state, message, { nextAttemptAt: new Date(now.getTime() + settleAfterMs) });
    } else {
      // A person writes again by hand, with what was said since in view; the agent's answer goes out after all.
      const notSent: Partial<MessageRow> =
        message.author === 'agent' ? { status: 'waiting' } : { status: 'failed', failure: 'provider-down' };
      await update(state, message, { ...notSent, nextAttemptAt: null });
    }
  }

  async function update(state: ChatState, message: MessageRow, change: Partial<MessageRow>): Promise<void> {
    await inTransaction(connection.database, async (tx) => {
      await tx
        .update(messages)
        .set(change)
        .where(and(eq(messages.id, message.id), eq(messages.status, 'sending')));
      await sendSignals(tx, [changed(state, message)]);
    });
  }

  async function findAtProvider(state: ChatState, message: MessageRow): Promise<string | null> {
    const listed = await channels[state.bot.channel]!.listMessages(accountOf(state), state.chat.contactId);
    const stored = await connection.database
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

  return { send, continueChat };
}

export type SendLedger = ReturnType<typeof createSendLedger>;

/** The agent's waiting answer is only right while nothing has changed: nobody took over, nobody wrote, all is on. */
function mayStillSend(state: ChatState, message: MessageRow): boolean {
  const newerFromContact = state.messages.some(
    (other) => other.author === 'contact' && other.sequence > message.sequence && other.state !== 'unsent',
  );
  return state.chat.autorepliesEnabled && state.bot.enabled && state.agent !== null && !newerFromContact;
}

function changed(state: ChatState, message: MessageRow): Signal {
  const { chat, bot } = state;
  return { kind: 'chat-changed', chatId: chat.id, botId: bot.id, added: [], changed: [message.id], overtakes: false };
}

function changeFor(
  message: MessageRow,
  outcome: SendOutcome,
  now: Date,
  lastInboundAt: Date | null,
): Partial<MessageRow> {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'sent', providerId: outcome.messageId, failure: null, nextAttemptAt: null };
    case 'unconfirmed':
      return {};
    case 'refused':
      // The agent's answer waits for the coach to reconnect; a person is told at once.
      return outcome.because === 'account-reconnect' && message.author === 'agent'
        ? { status: 'waiting', failure: outcome.because, nextAttemptAt: new Date(now.getTime() + reconnectCheckMs) }
        : { status: 'failed', failure: outcome.because };
    case 'try-again': {
      const exhausted = outcome.providerCode !== null && message.attempts >= mostTemporaryRefusals;
      const pause = retryPausesMs[Math.min(message.attempts - 1, retryPausesMs.length - 1)]!;
      const next = new Date(now.getTime() + Math.max(pause, outcome.afterMs ?? 0));
      const tooLate = !isWindowOpen(lastInboundAt, next);
      if (message.author !== 'agent' || exhausted || tooLate) return { status: 'failed', failure: outcome.because };
      return { status: 'waiting', failure: outcome.because, nextAttemptAt: next };
    }
  }
}
