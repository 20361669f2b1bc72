import { highestCount, type Chat, type InboxCounts, type Page } from '@spotter/contract';
import { chatChanged } from '../chat-changed.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { countInbox, listQueue } from './chat-list.repository.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { attentionOf } from './attention.ts';
import { presentChat } from '../chats.presenter.ts';
import { findOwnRow, listLastMessages } from '../chats.repository.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import type { ChatRow } from '../chat-state.ts';
import type { OwnChats } from '../chat-access.ts';
import { readRankedCursor, writeRankedCursor } from './page-cursor.ts';
import { markTakenCareOf, restoreSetAside } from './set-aside.repository.ts';
import type { SetAside } from './set-aside.ts';

const queueLength = 50;

/** Shows and settles what waits for a coach, over all of their accounts. */
export function createInboxService(options: {
  database: Database;
  clock: Clock;
  ownChats: OwnChats;
  /** Called when the coach has taken care of the chat. */
  onSeen(tx: Database, access: Access, chatId: string): Promise<void>;
}) {
  const { database, clock, ownChats } = options;
  return {
    async listNeedsYou(
      access: Access,
      { limit = queueLength, cursor }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<Chat[]>> {
      const view = ownChats.view();
      const start = readRankedCursor(cursor);
      const found = await listQueue(database, access, view.now, { limit: limit + 1, start });
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
        nextCursor: found.length > limit && final !== undefined ? writeRankedCursor(final.place) : null,
      };
    },

    async count(workspaceId: WorkspaceId): Promise<InboxCounts> {
      const accounts = await countInbox(database, workspaceId, clock.now(), highestCount);
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

    /** Marks a chat as taken care of by the coach, by phone for instance: nothing that happened so far needs them. */
    async resolve(access: Access, chatId: string): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      // When this is called twice, only the first call can be undone.
      const needsNobody = attentionOf(chat, clock.now()) === null;
      await inTransaction(database, async (tx) => {
        await options.onSeen(tx, access, chatId);
        await markTakenCareOf(tx, access, chatId, needsNobody ? chat.setAside : setAsideOf(chat));
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(access, chatId);
    },

    /** Undoes `resolve`. Refuses where something has happened in the chat since. */
    async reopen(access: Access, chatId: string): Promise<Chat> {
      await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        const chat = await findOwnRow(tx, access, chatId);
        const before = chat?.setAside ?? null;
        if (chat === null || before === null || !isUntouched(chat, before)) {
          throw new AppError('conflict', 'Something new happened in this chat, so we couldn’t undo that.');
        }
        await restoreSetAside(tx, chatId, before);
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(access, chatId);
    },
  };
}

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

/** Returns whether no one has written, taken the chat over, handed it back or marked it again. */
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

export type InboxService = ReturnType<typeof createInboxService>;
