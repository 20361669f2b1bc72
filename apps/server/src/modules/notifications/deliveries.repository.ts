import type { OutsideWay } from '@spotter/domain';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { newId } from '../../platform/ids.ts';
import type { NotificationRow } from './notification-facts.ts';
import type { DeliveryRow } from './notifications.presenter.ts';
import { notificationDeliveries, notifications } from './notifications.tables.ts';

/** Longer than any try may take: a claim that is older was cut off by a crash. */
const interruptedAfterMs = 45_000;

export async function findNotification(database: Database, id: string): Promise<NotificationRow | null> {
  const [row] = await database.select().from(notifications).where(eq(notifications.id, id));
  return row ?? null;
}

export async function listDeliveries(database: Database, notificationIds: string[]): Promise<DeliveryRow[]> {
  if (notificationIds.length === 0) return [];
  return database
    .select()
    .from(notificationDeliveries)
    .where(inArray(notificationDeliveries.notificationId, notificationIds))
    .orderBy(asc(notificationDeliveries.round), asc(notificationDeliveries.at), asc(notificationDeliveries.id));
}

/** Queues a way for each of its targets. What is queued, or went out, already stays as it is. */
export async function queueDeliveries(
  tx: Database,
  notificationId: string,
  wanted: { way: OutsideWay; round: number; dueAt: Date; targets: string[] }[],
  now: Date,
): Promise<void> {
  const rows = wanted.flatMap(({ targets, ...one }) =>
    targets.map((target) => ({
      id: newId(),
      notificationId,
      target,
      status: 'queued' as const,
      at: now,
      ...one,
    })),
  );
  if (rows.length > 0) await tx.insert(notificationDeliveries).values(rows).onConflictDoNothing();
}

/** Whether a try ended without anybody knowing how: the process died over it. */
export function isInterrupted({ status, at }: DeliveryRow, now: Date): boolean {
  return status === 'sending' && now.getTime() - at.getTime() >= interruptedAfterMs;
}

/** When somebody else's claim counts as interrupted. */
export function interruptedAt({ at }: DeliveryRow): Date {
  return new Date(at.getTime() + interruptedAfterMs);
}

/**
 * Claims one try, before it is made: of two processes one gets it. Null: somebody else has it, or it is not to be sent any
 * more.
 */
export async function claimDelivery(database: Database, row: DeliveryRow, now: Date): Promise<DeliveryRow | null> {
  const isFree = and(
    eq(notificationDeliveries.attempts, row.attempts),
    or(
      eq(notificationDeliveries.status, 'queued'),
      and(
        eq(notificationDeliveries.status, 'sending'),
        lte(notificationDeliveries.at, new Date(now.getTime() - interruptedAfterMs)),
      ),
    ),
  );
  const [claimed] = await database
    .update(notificationDeliveries)
    .set({ status: 'sending', attempts: row.attempts + 1, at: now })
    .where(and(eq(notificationDeliveries.id, row.id), isFree))
    .returning();
  return claimed ?? null;
}

/** Records how a claimed try ended, unless it was taken for interrupted and claimed anew meanwhile. */
export async function settleDelivery(
  tx: Database,
  claimed: DeliveryRow,
  change: Partial<Pick<DeliveryRow, 'status' | 'dueAt' | 'problem'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(notificationDeliveries)
    .set({ ...change, at: now })
    .where(
      and(
        eq(notificationDeliveries.id, claimed.id),
        eq(notificationDeliveries.status, 'sending'),
        eq(notificationDeliveries.attempts, claimed.attempts),
      ),
    );
}

/** Nothing that still waits goes out. */
export async function dropQueued(tx: Database, notificationIds: string[], now: Date): Promise<void> {
  if (notificationIds.length === 0) return;
  await tx
    .update(notificationDeliveries)
    .set({ status: 'needless', at: now })
    .where(
      and(inArray(notificationDeliveries.notificationId, notificationIds), eq(notificationDeliveries.status, 'queued')),
    );
}

/** Marks those as opened that are not, and takes back what has not gone out. Answers which. */
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

/** How many are in the user's list that nobody has opened, as far as anybody counts. */
export async function countUnread(database: Database, userId: string, most: number): Promise<number> {
  const counted = database
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.listedAt), isNull(notifications.openedAt)))
    .limit(most)
    .as('counted');
  const [row] = await database.select({ many: count() }).from(counted);
  return row?.many ?? 0;
}

/** Has the user's pages told. */
export function signalNotification(tx: Database, userId: string, notificationId: string | null, isNew: boolean): void {
  sendSignals(tx, [{ kind: 'notification-changed', userId, notificationId, isNew }]);
}
