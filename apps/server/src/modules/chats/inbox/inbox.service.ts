import { highestCount, type AssigneeFilter, type Chat, type InboxCounts, type Page } from '@spotter/contract';
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
import type { BriefChat } from '../chat-state.ts';
import type { OwnChats } from '../chat-access.ts';
import type { PageAsked } from './chat-pages.ts';
import { readRankedCursor, writeRankedCursor } from './page-cursor.ts';
import { markTakenCareOf, restoreSetAside, setAsideOf } from './set-aside.repository.ts';
import type { SetAside } from './set-aside.ts';

const queueLength = 50;
const weekMs = 7 * 24 * 3_600_000;

/** Shows and settles what waits for a coach, over all of their accounts. */
export function createInboxService(options: {
  database: Database;
  clock: Clock;
  ownChats: OwnChats;
  /** Called when the coach has taken care of the chat. */
  onSeen(tx: Database, access: Access, chatId: string): Promise<void>;
  /** Returns how many leads were about to be lost and taken care of since an instant, up to a limit. */
  countRecovered(database: Database, workspaceId: WorkspaceId, since: Date, max: number): Promise<number>;
}) {
  const { database, clock, ownChats } = options;
  return {
    async listNeedsYou(
      access: Access,
      { limit = queueLength, cursor, assignee }: PageAsked & { assignee?: AssigneeFilter | undefined },
    ): Promise<Page<Chat[]>> {
      const view = ownChats.view();
      const start = readRankedCursor(cursor);
      const found = await listQueue(database, access, view.now, {
        limit: limit + 1,
        start,
        whose: assignee === undefined ? null : { assignee, userId: access.userId },
      });
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
      const now = clock.now();
      const [accounts, recovered] = await Promise.all([
        countInbox(database, workspaceId, now, highestCount),
        options.countRecovered(database, workspaceId, new Date(now.getTime() - weekMs), highestCount),
      ]);
      const sum = (values: number[]) =>
        Math.min(
          values.reduce((all, one) => all + one, 0),
          highestCount,
        );
      return {
        count: sum(accounts.map(({ needsYou }) => needsYou)),
        severe: sum(accounts.map(({ severe }) => severe)),
        recovered,
        accounts: accounts.map(({ botId, needsYou, unread }) => ({ botId, needsYou, unread })),
      };
    },

    /** Marks a chat as taken care of by the coach, by phone for instance: nothing that happened so far needs them. */
    async resolve(access: Access, chatId: string): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      await inTransaction(database, (tx) => takeCareOf(tx, options, access, chat));
      return ownChats.present(access, chatId);
    },

    /** Undoes `resolve`. Refuses where something has happened in the chat since. */
    async reopen(access: Access, chatId: string): Promise<Chat> {
      await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        const chat = await findOwnRow(tx, access, chatId);
        if (chat === null || !(await takeBackCare(tx, chat)))
          throw new AppError('conflict', 'Something new happened in this chat, so we couldn’t undo that.');
      });
      return ownChats.present(access, chatId);
    },
  };
}

/** Takes a chat off the queue. */
export async function takeCareOf(
  tx: Database,
  { clock, onSeen }: { clock: Clock; onSeen(tx: Database, access: Access, chatId: string): Promise<void> },
  access: Access,
  chat: BriefChat,
): Promise<void> {
  // When this is called twice, only the first call can be undone.
  const needsNobody = attentionOf(chat, clock.now()) === null;
  await onSeen(tx, access, chat.id);
  await markTakenCareOf(tx, access, chat.id, needsNobody ? chat.setAside : setAsideOf(chat));
  sendSignals(tx, [chatChanged(chat)]);
}

/** Puts a locked chat back in the queue as it was; returns false where something has happened in it since. */
export async function takeBackCare(tx: Database, chat: BriefChat): Promise<boolean> {
  if (chat.setAside === null || !isUntouched(chat, chat.setAside)) return false;
  await restoreSetAside(tx, chat.id, chat.setAside);
  sendSignals(tx, [chatChanged(chat)]);
  return true;
}

/** Returns whether no one has written, taken the chat over, handed it back or marked it again. */
function isUntouched(chat: BriefChat, before: SetAside): boolean {
  return (
    (chat.lastActivityAt?.toISOString() ?? null) === before.lastActivityAt &&
    chat.stage !== 'needs_you' &&
    chat.handedOverAt === null &&
    chat.sendFailedAt === null &&
    chat.leak === null &&
    chat.awaitingSince === null &&
    chat.autorepliesEnabled === before.autorepliesEnabled
  );
}

export type InboxService = ReturnType<typeof createInboxService>;
