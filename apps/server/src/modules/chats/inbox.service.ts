import { highestCount, type Chat, type InboxCounts, type Page } from '@spotter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import { countInbox, listQueue } from './chat-list.ts';
import { takenCareOf } from './chat-switch.ts';
import { presentChat } from './chats.presenter.ts';
import { listLastMessages } from './chats.repository.ts';
import { chats } from './chats.tables.ts';
import type { OwnChats } from './own-chat.ts';
import { readQueueCursor, writeQueueCursor } from './page-cursor.ts';

const queueLength = 50;

/** What waits for a coach, over all of their accounts. */
export function createInboxService(options: { database: Database; clock: Clock; ownChats: OwnChats }) {
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
        value: shown.map((chat) => {
          const message = last.get(chat.chat.id);
          return presentChat(chat, message === undefined ? [] : [message], view);
        }),
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
      await inTransaction(database, async (tx) => {
        await tx
          .update(chats)
          .set({
            ...takenCareOf,
            awaitingSince: null,
            stage: sql`case when ${chats.stage} <> 'needs_you' then ${chats.stage}
              when ${chats.engagedAt} is null then 'new' else 'engaged' end`,
          })
          .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
        sendSignals(tx, [
          { kind: 'chat-changed', chatId, botId: chat.botId, added: [], changed: [], overtakes: false },
        ]);
      });
      return ownChats.present(userId, chatId);
    },
  };
}

export type InboxService = ReturnType<typeof createInboxService>;
