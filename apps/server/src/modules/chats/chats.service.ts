import { matchKeyword, splitReply } from '@spotter/domain';
import type { Chat, ChatStage, ErrorCode, Message, Page } from '@spotter/contract';
import type { ChannelKind, MessagingChannel, SendOutcome } from '@spotter/providers/ports/messaging-channel';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Connection } from '../../database/connect.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { getBot } from '../bots/bots.repository.ts';
import { handBack, switchOff, takeOver } from './chat-switch.ts';
import { loadChatState, type ChatState, type MessageRow } from './chat-state.ts';
import { presentChat, presentMessage } from './chats.presenter.ts';
import { findChat, listChats, listLastMessages, listMessages, lockChatOfContact } from './chats.repository.ts';
import { chats, messages } from './chats.tables.ts';
import { createChangeDescriptions, type ChangeDescription } from './describe-changes.ts';
import { failureSentence } from './failure-sentences.ts';
import { readCursor, writeCursor } from './page-cursor.ts';
import type { SendLedger } from './send-ledger.ts';

const historyLength = 100;
const listLength = 50;

/** What a coach can do with chats. Every call is scoped to the user: what is not theirs does not exist. */
export function createChatsService(options: {
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
  const describe = createChangeDescriptions(database);

  async function getChat(userId: string, chatId: string) {
    const found = isId(chatId) ? await findChat(database, userId, chatId) : null;
    if (found === null) throw new AppError('not_found', 'This chat does not exist');
    return found;
  }

  /** The chat without its messages, as live events and answers to switches need it. */
  async function present(userId: string, chatId: string): Promise<Chat> {
    const chat = await getChat(userId, chatId);
    const last = await listLastMessages(database, [chatId]);
    return presentChat(chat, [...last.values()]);
  }

  async function changeSwitch(userId: string, chatId: string, enabled: boolean): Promise<Chat> {
    await getChat(userId, chatId);
    await inTransaction(database, async (tx) => {
      const state = await loadChatState(tx, chatId, { lock: true });
      if (state === null || state.chat.autorepliesEnabled === enabled) return;
      const now = clock.now();
      const effect = enabled ? await handBack(tx, chatId, now) : await switchOff(tx, chatId);
      await options.requestConsideration(tx, [chatId], now);
      await signalSwitch(tx, state, { added: [], changed: effect.abortedMessageIds });
    });
    return present(userId, chatId);
  }

  function signalSwitch(
    tx: Database,
    state: ChatState,
    messageIds: { added: string[]; changed: string[] },
  ): Promise<void> {
    return sendSignals(tx, [
      { kind: 'chat-changed', chatId: state.chat.id, botId: state.bot.id, ...messageIds, overtakes: true },
    ]);
  }

  return {
    async find(
      userId: string,
      chatId: string,
      query: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<Chat>> {
      const chat = await getChat(userId, chatId);
      const limit = query.limit ?? historyLength;
      const newestFirst = await listMessages(database, chatId, { limit: limit + 1, start: readCursor(query.cursor) });
      const shown = newestFirst.slice(0, limit);
      const oldest = shown.at(-1)?.message;
      return {
        value: presentChat(chat, shown.toReversed()),
        nextCursor:
          newestFirst.length > limit && oldest !== undefined ? writeCursor({ at: oldest.sentAt, id: oldest.id }) : null,
      };
    },

    async listForBot(
      userId: string,
      botId: string,
      query: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<Chat[]>> {
      await getBot(database, userId, botId);
      const limit = query.limit ?? listLength;
      const found = await listChats(database, userId, botId, { limit: limit + 1, start: readCursor(query.cursor) });
      const shown = found.slice(0, limit);
      const last = await listLastMessages(
        database,
        shown.map(({ chat }) => chat.id),
      );
      const final = shown.at(-1)?.chat;
      return {
        value: shown.map((chat) => {
          const message = last.get(chat.chat.id);
          return presentChat(chat, message === undefined ? [] : [message]);
        }),
        nextCursor:
          found.length > limit && final?.lastActivityAt != null
            ? writeCursor({ at: final.lastActivityAt, id: final.id })
            : null,
      };
    },

    async update(
      userId: string,
      chatId: string,
      change: { stage?: ChatStageName | undefined; chatEnabled?: boolean | undefined },
    ): Promise<Chat> {
      await getChat(userId, chatId);
      if (change.stage !== undefined) {
        await database.update(chats).set({ stage: change.stage }).where(eq(chats.id, chatId));
      }
      return change.chatEnabled === undefined
        ? present(userId, chatId)
        : changeSwitch(userId, chatId, change.chatEnabled);
    },

    setEnabled: changeSwitch,

    async remove(userId: string, chatId: string): Promise<void> {
      await getChat(userId, chatId);
      await database.delete(chats).where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
    },

    /** Whether the user may follow the chat live. */
    async mayFollow(userId: string, chatId: string): Promise<boolean> {
      return isId(chatId) && (await findChat(database, userId, chatId)) !== null;
    },

    /** What those who follow a chat are told when it changed. Null when it is gone. */
    describeChange: (chatId: string, messageIds: string[]): Promise<ChangeDescription | null> =>
      describe({ chatId, messageIds }),

    /**
     * The coach writes in the inbox. The chat is taken over before the provider is called, so that no answer of
     * the agent can follow; a re-engagement keyword in the words gives the chat to the agent instead.
     * Throws 502 refusals when the platform does not take the message.
     */
    async sendManually(userId: string, botId: string, request: { contactId: string; text: string }): Promise<Message> {
      await getBot(database, userId, botId);
      const claimed = await inTransaction(database, async (tx) => {
        const chat = await lockChatOfContact(tx, userId, botId, request.contactId);
        if (chat === null) throw new AppError('not_found', 'This conversation does not exist');
        return claimManual(tx, chat.id, request.text);
      });
      let last: MessageRow | null = null;
      for (const [index, row] of claimed.rows.entries()) {
        const sending = index === 0 ? row : await markSending(row);
        const { message, outcome } = await ledger.send(claimed.state, sending);
        last = message;
        if (outcome.kind !== 'sent' && outcome.kind !== 'unconfirmed') {
          await dropRest(claimed.rows.slice(index + 1));
          throw refusalOf(outcome);
        }
      }
      return presentMessage({ message: last!, decision: null });
    },
  };

  async function claimManual(tx: Database, chatId: string, text: string) {
    const now = clock.now();
    const before = (await loadChatState(tx, chatId, { lock: true }))!;
    const backToAgent = matchKeyword(text, before.agent?.reengagementKeywords ?? []) !== null;
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
    await tx.update(chats).set({ lastActivityAt: now }).where(eq(chats.id, chatId));
    // Should the process die now, somebody has to find out what became of the message.
    await options.requestConsideration(tx, [chatId], new Date(now.getTime() + options.settleAfterMs));
    await signalSwitch(tx, before, { added: rows.map(({ id }) => id), changed: effect.abortedMessageIds });
    return { state: before, rows };
  }

  async function markSending(row: MessageRow): Promise<MessageRow> {
    const attemptedAt = clock.now();
    await database.update(messages).set({ attemptedAt }).where(eq(messages.id, row.id));
    return { ...row, attemptedAt };
  }

  async function dropRest(rows: MessageRow[]): Promise<void> {
    for (const row of rows) {
      await database
        .update(messages)
        .set({ status: 'failed', failure: 'provider-down' })
        .where(eq(messages.id, row.id));
    }
  }
}

export type ChatsService = ReturnType<typeof createChatsService>;

type ChatStageName = z.infer<typeof ChatStage>;

const refusalCodes: Record<string, ErrorCode> = {
  'window-closed': 'outside_window',
  'contact-unavailable': 'contact_unavailable',
  'account-reconnect': 'account_reconnect',
  'rate-limited': 'rate_limited',
  'provider-down': 'provider_down',
};

function refusalOf(outcome: Exclude<SendOutcome, { kind: 'sent' | 'unconfirmed' }>): AppError {
  return new AppError(refusalCodes[outcome.because] ?? 'provider_refused', failureSentence(outcome.because));
}
