import type { Notification, NotificationWay, Page } from '@spotter/contract';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { readCursor, writeCursor } from '../chats/inbox/page-cursor.ts';
import { countUnread, findNotification, listDeliveries, markOpened } from './deliveries.repository.ts';
import { readFacts, type FindCalls, type NotificationRow } from './notification-facts.ts';
import { presentNotification } from './notifications.presenter.ts';
import { notifications } from './notifications.tables.ts';
import { requestNotification } from './request-notification.ts';

const pageLength = 30;
const mostOfChat = 20;
const highestCount = 1000;
const tests = { name: 'notification-test', tries: 20, windowMs: 3_600_000 };

type PageAsked = { limit?: number | undefined; cursor?: string | undefined; unread?: 'true' | 'false' | undefined };

/** What a coach sees and does with what they were told. Every call is scoped to the user. */
export function createNotificationsService(options: {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  findCalls: FindCalls;
  /** Refuses what is not the user's. */
  requireChat(userId: string, chatId: string): Promise<unknown>;
  /** Takes a chat of the user's over. */
  takeChat(userId: string, chatId: string): Promise<void>;
}) {
  const { database, clock } = options;

  async function present(rows: NotificationRow[]): Promise<Notification[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [facts, deliveries] = await Promise.all([
      readFacts(database, rows, options.findCalls),
      listDeliveries(database, ids),
    ]);
    return rows.map((row) =>
      presentNotification(
        row,
        facts.get(row.id)!,
        deliveries.filter(({ notificationId }) => notificationId === row.id),
      ),
    );
  }

  async function getOwn(userId: string, id: string): Promise<NotificationRow> {
    const row = isId(id) ? await findNotification(database, id) : null;
    if (row === null || row.userId !== userId) throw new AppError('not_found', 'This notification does not exist');
    return row;
  }

  async function find(userId: string, id: string): Promise<Notification> {
    const [shown] = await present([await getOwn(userId, id)]);
    return shown!;
  }

  async function open(userId: string, id: string, by: NotificationWay = 'app'): Promise<Notification> {
    await getOwn(userId, id);
    await inTransaction(database, (tx) => markOpened(tx, userId, { id }, by, clock.now()));
    return find(userId, id);
  }

  return {
    find,
    open,

    async list(userId: string, { limit = pageLength, cursor, unread }: PageAsked): Promise<Page<Notification[]>> {
      const start = readCursor(cursor);
      const instant = start === null ? null : sql`${start.at.toISOString()}::timestamptz`;
      const rows = await database
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, userId),
            isNotNull(notifications.listedAt),
            unread === 'true' ? isNull(notifications.openedAt) : undefined,
            start === null || instant === null
              ? undefined
              : or(lt(notifications.at, instant), and(eq(notifications.at, instant), lt(notifications.id, start.id))),
          ),
        )
        .orderBy(desc(notifications.at), desc(notifications.id))
        .limit(limit + 1);
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

    async takeOver(userId: string, id: string): Promise<Notification> {
      const { chatId } = await getOwn(userId, id);
      if (chatId === null) throw new AppError('invalid_input', 'There’s no chat to take over');
      await open(userId, id, 'push');
      await options.takeChat(userId, chatId);
      return find(userId, id);
    },

    /** Sends the user a test by one way. */
    async test(userId: string, way: NotificationWay): Promise<Notification> {
      await options.rateLimiter.take(tests, userId);
      const at = clock.now();
      const id = await inTransaction(database, (tx) =>
        requestNotification(tx, { userId, kind: 'test', cause: `test ${newId()}`, at, about: { way } }),
      );
      return find(userId, id!);
    },

    /** What the user was told of a chat of theirs, newest first. */
    async listOfChat(userId: string, chatId: string): Promise<Notification[]> {
      await options.requireChat(userId, chatId);
      const rows = await database
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId), eq(notifications.chatId, chatId)))
        .orderBy(desc(notifications.at), desc(notifications.id))
        .limit(mostOfChat);
      return present(rows);
    },

    /** What a page of the user's is told when a notification changed. */
    async describeChange(
      userId: string,
      id: string | null,
    ): Promise<{ notification: Notification | null; unread: number }> {
      const unread = await countUnread(database, userId, highestCount);
      const [row] =
        id === null
          ? []
          : await database
              .select()
              .from(notifications)
              .where(and(inArray(notifications.id, [id]), eq(notifications.userId, userId)));
      const [notification = null] = await present(row === undefined ? [] : [row]);
      return { notification, unread };
    },
  };
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;
