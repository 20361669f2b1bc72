import { chatRoutes, mayCall, type Notification, type NotificationWay, type Page } from '@spotter/contract';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { readCursor, writeCursor } from '../chats/index.ts';
import { findAccessOfMember } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { listDeliveries } from './delivery/deliveries.repository.ts';
import { type FindSubjects, readFacts } from './notification-facts.ts';
import { deliveryProblems, presentNotification } from './notifications.presenter.ts';
import {
  countUnread,
  findNotification,
  findNotificationOf,
  findWorkspaceOfChat,
  listNotifications,
  listNotificationsOfChat,
  markOpened,
  type NotificationRow,
} from './notifications.repository.ts';
import { requestNotification } from './request-notification.ts';

const pageLength = 30;
const maxPerChat = 20;
const highestCount = 1000;
const tests = { name: 'notification-test', tries: 20, windowMs: 3_600_000 };

type PageAsked = { limit?: number | undefined; cursor?: string | undefined; unread?: 'true' | 'false' | undefined };

type Dependencies = FindSubjects & {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  /** Refuses a chat that is not the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
  /** Takes over a chat of the user's. */
  takeChat(access: Access, chatId: string): Promise<void>;
  /** Returns why a way reaches the user nowhere now; null: it does. */
  findObstacle(userId: string, way: NotificationWay): Promise<keyof typeof deliveryProblems | null>;
};

/** A coach's view of their notifications, and the actions on them. Every call is scoped to the user. */
export function createNotificationsService(options: Dependencies) {
  const { database, clock } = options;

  const present = (rows: NotificationRow[]) => presentAll(options, rows);

  async function find(userId: string, id: string): Promise<Notification> {
    const [shown] = await present([await getOwn(database, userId, id)]);
    return shown!;
  }

  async function open(userId: string, id: string, by: NotificationWay = 'app'): Promise<Notification> {
    await getOwn(database, userId, id);
    await inTransaction(database, (tx) => markOpened(tx, userId, { id }, by, clock.now()));
    return find(userId, id);
  }

  return {
    find,
    open,

    async list(userId: string, { limit = pageLength, cursor, unread }: PageAsked): Promise<Page<Notification[]>> {
      const rows = await listNotifications(database, userId, {
        after: readCursor(cursor),
        unreadOnly: unread === 'true',
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        value: await present(shown),
        nextCursor: rows.length > limit && last !== undefined ? writeCursor({ at: last.at, id: last.id }) : null,
      };
    },

    count: async (userId: string) => ({ unread: await countUnread(database, userId, highestCount) }),

    async openAll(userId: string): Promise<{ unread: number }> {
      await inTransaction(database, (tx) => markOpened(tx, userId, 'all', 'app', clock.now()));
      return { unread: await countUnread(database, userId, highestCount) };
    },

    /** Takes the chat over, in whichever workspace it is: a lock screen does not know where the session is. */
    async takeOver(userId: string, id: string): Promise<Notification> {
      const { chatId } = await getOwn(database, userId, id);
      if (chatId === null) throw new AppError('invalid_input', 'There’s no chat to take over');
      const access = await getAccessToChat(database, userId, chatId);
      await open(userId, id, 'push');
      await options.takeChat(access, chatId);
      return find(userId, id);
    },

    /** Sends the user a test by one way. Refuses one that would reach nobody. */
    async test(userId: string, way: NotificationWay): Promise<Notification> {
      await options.rateLimiter.take(tests, userId);
      const obstacle = await options.findObstacle(userId, way);
      if (obstacle !== null) throw new AppError('conflict', deliveryProblems[obstacle]);
      const at = clock.now();
      const id = await inTransaction(database, (tx) =>
        requestNotification(tx, { userId, kind: 'test', cause: `test ${newId()}`, at, about: { way } }),
      );
      return find(userId, id!);
    },

    /** Returns what the user was notified of a chat of theirs, newest first. */
    async listOfChat(access: Access, chatId: string): Promise<Notification[]> {
      await options.requireChat(access, chatId);
      return present(await listNotificationsOfChat(database, access.userId, chatId, maxPerChat));
    },

    /** Returns the event for a user's pages when a notification changed. */
    async describeChange(
      userId: string,
      id: string | null,
    ): Promise<{ notification: Notification | null; unread: number }> {
      const unread = await countUnread(database, userId, highestCount);
      const row = id === null ? null : await findNotificationOf(database, userId, id);
      const [notification = null] = await present(row === null ? [] : [row]);
      return { notification, unread };
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

async function presentAll(options: Dependencies, rows: NotificationRow[]): Promise<Notification[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [facts, deliveries] = await Promise.all([
    readFacts(options.database, rows, options),
    listDeliveries(options.database, ids),
  ]);
  return rows.map((row) =>
    presentNotification(
      row,
      facts.get(row.id)!,
      deliveries.filter(({ notificationId }) => notificationId === row.id),
    ),
  );
}

/** Returns the access of a user to a chat that they may take over. */
async function getAccessToChat(database: Database, userId: string, chatId: string): Promise<Access> {
  const workspaceId = await findWorkspaceOfChat(database, chatId);
  const member = workspaceId === null ? null : await findAccessOfMember(database, userId, workspaceId);
  if (member === null || !mayCall(member.role, chatRoutes.setEnabled))
    throw new AppError('not_found', 'There’s no chat to take over');
  return member.access;
}

async function getOwn(database: Database, userId: string, id: string): Promise<NotificationRow> {
  const row = isId(id) ? await findNotification(database, id) : null;
  if (row === null || row.userId !== userId) throw new AppError('not_found', 'This notification does not exist');
  return row;
}
