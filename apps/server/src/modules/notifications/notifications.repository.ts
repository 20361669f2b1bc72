import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { notificationKinds } from '@spotter/domain/notifications';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { chats } from '../chats/index.ts';
import { ownerIdOf } from '../users/index.ts';
import { dropQueued } from './delivery/deliveries.repository.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Leaves out kinds that this server has no words for: a newer one, which is replacing it, stored them. */
const isKnown = inArray(notifications.kind, [...notificationKinds, 'test']);

/** A user, or the owner of the workspace in which something happened. */
export type Recipient = { userId: string } | { workspaceId: WorkspaceId };

/** Stores a notification; returns false where its fact is known already. */
export async function insertNotification(
  tx: Database,
  row: Omit<typeof notifications.$inferInsert, 'userId'> & Recipient,
): Promise<boolean> {
  const userId = 'userId' in row ? row.userId : ownerIdOf(row.workspaceId);
  const rows = await tx
    .insert(notifications)
    .values({ ...row, userId })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Deletes the notifications of a user who no longer owns what they are about. */
export async function forgetNotificationsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Returns the workspace of a chat; null: there is no such chat. */
export async function findWorkspaceOfChat(database: Database, chatId: string): Promise<WorkspaceId | null> {
  const [row] = await database.select({ id: chats.workspaceId }).from(chats).where(eq(chats.id, chatId));
  return row?.id ?? null;
}

export async function findNotification(database: Database, id: string): Promise<NotificationRow | null> {
  const [row] = await database.select().from(notifications).where(eq(notifications.id, id));
  return row ?? null;
}

export async function findNotificationOf(
  database: Database,
  userId: string,
  id: string,
): Promise<NotificationRow | null> {
  const [row] = await database
    .select()
    .from(notifications)
    .where(and(inArray(notifications.id, [id]), eq(notifications.userId, userId)));
  return row ?? null;
}

/** Returns a user's list, newest first; with a place in it, only what comes after that place. */
export async function listNotifications(
  database: Database,
  userId: string,
  { after, unreadOnly, limit }: { after: { at: Date; id: string } | null; unreadOnly: boolean; limit: number },
): Promise<NotificationRow[]> {
  const instant = after === null ? null : sql`${after.at.toISOString()}::timestamptz`;
  return database
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isKnown,
        isNotNull(notifications.listedAt),
        unreadOnly ? isNull(notifications.openedAt) : undefined,
        after === null || instant === null
          ? undefined
          : or(lt(notifications.at, instant), and(eq(notifications.at, instant), lt(notifications.id, after.id))),
      ),
    )
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit);
}

/** Returns what a user was notified of a chat, newest first. */
export async function listNotificationsOfChat(
  database: Database,
  userId: string,
  chatId: string,
  limit: number,
): Promise<NotificationRow[]> {
  return database
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.chatId, chatId), isKnown))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit);
}

/** Returns the newest hand-over of each chat that its coach was notified of. */
export async function listNewestHandOvers(database: Database, chatIds: string[]): Promise<NotificationRow[]> {
  return database
    .selectDistinctOn([notifications.chatId])
    .from(notifications)
    .where(and(inArray(notifications.chatId, chatIds), inArray(notifications.kind, ['severe', 'wants_person'])))
    .orderBy(notifications.chatId, desc(notifications.at));
}

/** Returns the notifications of a chat's hand-overs since an instant that nobody has opened. */
export async function listUnopenedHandOvers(tx: Database, chatId: string, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.chatId, chatId),
        eq(notifications.kind, 'wants_person'),
        gt(notifications.at, since),
        isNull(notifications.openedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Puts a notification into its user's list. */
export async function markListed(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(notifications).set({ listedAt: at }).where(eq(notifications.id, id));
}

/**
 * Marks unopened notifications as opened, and drops deliveries that have not gone out.
 * Returns which were marked.
 */
export async function markOpened(
  tx: Database,
  userId: string,
  which: { id: string } | { chatId: string } | 'all',
  by: 'app' | 'push' | 'email',
  now: Date,
): Promise<string[]> {
  const wanted =
    which === 'all'
      ? isNotNull(notifications.listedAt)
      : 'id' in which
        ? eq(notifications.id, which.id)
        : eq(notifications.chatId, which.chatId);
  const rows = await tx
    .update(notifications)
    .set({ openedAt: now, openedBy: by })
    .where(and(eq(notifications.userId, userId), isNull(notifications.openedAt), wanted))
    .returning({ id: notifications.id });
  const ids = rows.map(({ id }) => id);
  await dropQueued(tx, ids, now);
  if (ids.length > 0) signalNotification(tx, userId, ids.length === 1 ? ids[0]! : null, false);
  return ids;
}

/** Returns how many unopened notifications are in the user's list, up to a limit. */
export async function countUnread(database: Database, userId: string, max: number): Promise<number> {
  const counted = database
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(eq(notifications.userId, userId), isKnown, isNotNull(notifications.listedAt), isNull(notifications.openedAt)),
    )
    .limit(max)
    .as('counted');
  const [row] = await database.select({ many: count() }).from(counted);
  return row?.many ?? 0;
}

/** Signals a notification to the user's pages. */
export function signalNotification(tx: Database, userId: string, notificationId: string | null, isNew: boolean): void {
  sendSignals(tx, [{ kind: 'notification-changed', userId, notificationId, isNew }]);
}
