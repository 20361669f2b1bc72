import { highestCount, type Chat, type InboxCounts, type Page } from '@spotter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { chatChanged } from '../chat-changed.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { countInbox, listQueue } from './chat-list.ts';
import { AppError } from '../../../http/app-error.ts';
import { attentionOf } from './attention.ts';
import { takenCareOf } from '../chat-switch.ts';
import { presentChat } from '../chats.presenter.ts';
import { listLastMessages } from '../chats.repository.ts';
import { chats, type SetAside } from '../chats.tables.ts';
import { lockChat } from '../intake/lock-chats.ts';
import type { OwnChats } from '../chat-access.ts';
import { readQueueCursor, writeQueueCursor } from './page-cursor.ts';

const queueLength = 50;

/** What waits for a coach, over all of their accounts. */
export function createInboxService(options: {
  database: Database;
  clock: Clock;
  ownChats: OwnChats;
  /** The coach has taken care of the chat. */
  onSeen(tx: Database, userId: string, chatId: string): Promise<void>;
}) {
  const { database, clock, ownChats } = options;
  return {
    async listNeedsYou(
      userId: string,
      { limit = queueLength, cursor }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<Chat[]>> {
      const view = ownChats.view();
      const start = readQueueCursor(cursor);
      const found = await listQueue(database, userId, view.now, { limit: limit + 1, start });
      const shown = found.slice(0, limit);
      const last = await listLastMessages(
        database,
        shown.map(({ chat }) => chat.id),
      );
      const final = shown.at(-1);
      return {
        value: await ownChats.complete(
          shown.map((chat) => {
            const message = last.get(chat.chat.id);
            return presentChat(chat, message === undefined ? [] : [message], view);
          }),
        ),
        nextCursor: found.length > limit && final !== undefined ? writeQueueCursor(final.place) : null,
      };
    },

    async count(userId: string): Promise<InboxCounts> {
      const accounts = await countInbox(database, userId, clock.now(), highestCount);
      const sum = (values: number[]) =>
        Math.min(
          values.reduce((all, one) => all + one, 0),
          highestCount,
        );
      return {
        count: sum(accounts.map(({ needsYou }) => needsYou)),
        severe: sum(accounts.map(({ severe }) => severe)),
        accounts: accounts.map(({ botId, needsYou, unread }) => ({ botId, needsYou, unread })),
      };
    },

    /** The coach has taken care of a chat, by phone for instance: nothing of what happened so far needs them. */
    async resolve(userId: string, chatId: string): Promise<Chat> {
      const { chat } = await ownChats.get(userId, chatId);
      // Said twice, it is the first time that can be taken back.
      const needsNobody = attentionOf(chat, clock.now()) === null;
      await inTransaction(database, async (tx) => {
        await options.onSeen(tx, userId, chatId);
        await tx
          .update(chats)
          .set({
            ...takenCareOf,
            awaitingSince: null,
            setAside: needsNobody ? chat.setAside : setAsideOf(chat),
            stage: sql`case when ${chats.stage} <> 'needs_you' then ${chats.stage}
              when ${chats.engagedAt} is null then 'new' else 'engaged' end`,
          })
          .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(userId, chatId);
    },

    /** Takes that back. Refuses where something has happened in the chat since. */
    async reopen(userId: string, chatId: string): Promise<Chat> {
      await ownChats.get(userId, chatId);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        const [chat] = await tx
          .select()
          .from(chats)
          .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
        const before = chat?.setAside ?? null;
        if (chat === undefined || before === null || !isUntouched(chat, before)) {
          throw new AppError('conflict', 'Something new happened in this chat, so we couldn’t undo that.');
        }
        const { stage, handOverReason, ...instants } = before;
        await tx
          .update(chats)
          .set({
            stage,
            handOverReason,
            handedOverAt: readInstant(instants.handedOverAt),
            sendFailedAt: readInstant(instants.sendFailedAt),
            sendUnconfirmedAt: readInstant(instants.sendUnconfirmedAt),
            awaitingSince: readInstant(instants.awaitingSince),
            setAside: null,
          })
          .where(eq(chats.id, chatId));
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(userId, chatId);
    },
  };
}

type ChatRow = typeof chats.$inferSelect;

function setAsideOf(chat: ChatRow): SetAside {
  return {
    stage: chat.stage,
    handOverReason: chat.handOverReason,
    handedOverAt: chat.handedOverAt?.toISOString() ?? null,
    sendFailedAt: chat.sendFailedAt?.toISOString() ?? null,
    sendUnconfirmedAt: chat.sendUnconfirmedAt?.toISOString() ?? null,
    awaitingSince: chat.awaitingSince?.toISOString() ?? null,
    autorepliesEnabled: chat.autorepliesEnabled,
    lastActivityAt: chat.lastActivityAt?.toISOString() ?? null,
  };
}

/** Nobody has written, taken it over, given it back or marked it anew. */
function isUntouched(chat: ChatRow, before: SetAside): boolean {
  return (
    (chat.lastActivityAt?.toISOString() ?? null) === before.lastActivityAt &&
    chat.stage !== 'needs_you' &&
    chat.handedOverAt === null &&
    chat.sendFailedAt === null &&
    chat.awaitingSince === null &&
    chat.autorepliesEnabled === before.autorepliesEnabled
  );
}

function readInstant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

export type InboxService = ReturnType<typeof createInboxService>;
