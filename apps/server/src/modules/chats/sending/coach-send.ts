import { splitReply } from '@spotter/domain';
import type { ErrorCode, Message } from '@spotter/contract';
import type { ChannelKind, MessagingChannel, SendOutcome } from '@spotter/providers/ports/messaging-channel';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { givesBack } from '../../agents/agent-triggers.ts';
import { getBot } from '../../bots/bots.repository.ts';
import { chatChanged } from '../chat-changed.ts';
import { handBack, takeOver } from '../chat-switch.ts';
import { loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { presentMessage } from '../chats.presenter.ts';
import { lockChatOfContact } from '../chats.repository.ts';
import { chats, messages } from '../chats.tables.ts';
import { failureSentence } from './failure-sentences.ts';
import { lockChat } from '../intake/lock-chats.ts';
import type { SendLedger } from './send-ledger.ts';

/** How the coach writes in person, from the inbox. */
export function createManualSend(options: {
  connection: Connection;
  clock: Clock;
  ledger: SendLedger;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Asks for chats to be looked at by the agent, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  /** After this long a send without an outcome is asked about. */
  settleAfterMs: number;
}) {
  const { connection, clock, ledger, channels } = options;
  const { database } = connection;

  async function claim(tx: Database, chatId: string, text: string) {
    const now = clock.now();
    const before = (await loadChatState(tx, chatId, { lock: true }))!;
    const backToAgent = givesBack(text, before.agent);
    const effect = backToAgent
      ? await handBack(tx, chatId, now)
      : await takeOver(tx, chatId, { at: now, via: 'inbox' });
    const parts = splitReply(text, channels[before.bot.channel]!.textLimit);
    const rows = await tx
      .insert(messages)
      .values(
        parts.map((part, index) => ({
          id: newId(),
          chatId,
          botId: before.bot.id,
          author: 'coach' as const,
          text: part,
          sentAt: new Date(now.getTime() + index),
          receivedAt: now,
          status: 'sending' as const,
          attempts: 1,
          attemptedAt: now,
          part: index,
        })),
      )
      .returning();
    // Who writes has read, and has answered.
    await tx.update(chats).set({ lastActivityAt: now, unread: 0, awaitingSince: null }).where(eq(chats.id, chatId));
    // Should the process die now, somebody has to find out what became of the message.
    await options.requestConsideration(tx, [chatId], new Date(now.getTime() + options.settleAfterMs));
    const added = rows.map(({ id }) => id);
    sendSignals(tx, [chatChanged(before.chat, { added, changed: effect.abortedMessageIds, overtakes: true })]);
    return { state: before, rows };
  }

  async function markSending(row: MessageRow): Promise<MessageRow> {
    const attemptedAt = clock.now();
    await database.update(messages).set({ attemptedAt }).where(eq(messages.id, row.id));
    return { ...row, attemptedAt };
  }

  /** What follows a part that was not sent fails for the same reason. */
  async function dropRest({ chat }: ChatState, rows: MessageRow[], failure: string): Promise<void> {
    if (rows.length === 0) return;
    await inTransaction(database, async (tx) => {
      await lockChat(tx, chat.id);
      const ids = rows.map(({ id }) => id);
      await tx
        .update(messages)
        .set({ status: 'failed', failure })
        .where(and(inArray(messages.id, ids), eq(messages.status, 'sending')));
      sendSignals(tx, [chatChanged(chat, { changed: ids })]);
    });
  }

  /**
   * The coach writes in the inbox. The chat is taken over before the provider is called, so that no answer of
   * the agent can follow; a re-engagement keyword in the words gives the chat to the agent instead.
   * Throws 502 refusals when the platform does not take the message.
   */
  return async (
    userId: string,
    botId: string,
    request: { contactId: string; credentialId: string; text: string },
  ): Promise<Message> => {
    const { bot } = await getBot(database, userId, botId);
    // Who names another connection means another account: nothing may leave through this one.
    if (bot.credentialId !== request.credentialId) throw new AppError('not_found', 'This connection does not exist');
    const claimed = await inTransaction(database, async (tx) => {
      const chat = await lockChatOfContact(tx, userId, botId, request.contactId);
      if (chat === null) throw new AppError('not_found', 'This conversation does not exist');
      return claim(tx, chat.id, request.text);
    });
    let last: MessageRow | null = null;
    for (const [index, row] of claimed.rows.entries()) {
      const sending = index === 0 ? row : await markSending(row);
      const { message, outcome } = await ledger.send(claimed.state, sending);
      last = message;
      if (outcome.kind !== 'sent' && outcome.kind !== 'unconfirmed') {
        await dropRest(claimed.state, claimed.rows.slice(index + 1), outcome.because);
        throw refusalOf(outcome);
      }
    }
    // The agent sees that a person took over, and the chat says so.
    await options.requestConsideration(database, [claimed.state.chat.id], clock.now());
    return presentMessage({ message: last!, decision: null }, { now: clock.now() });
  };
}

export type ManualSend = ReturnType<typeof createManualSend>;

const refusalCodes: Record<string, ErrorCode> = {
  'window-closed': 'outside_window',
  'contact-unavailable': 'contact_unavailable',
  'account-reconnect': 'account_reconnect',
  'rate-limited': 'rate_limited',
  'provider-down': 'provider_down',
};

/** What the coach is told of a send that the platform did not take. */
export function refusalOf(outcome: Exclude<SendOutcome, { kind: 'sent' | 'unconfirmed' }>): AppError {
  return new AppError(refusalCodes[outcome.because] ?? 'provider_refused', failureSentence(outcome.because));
}
