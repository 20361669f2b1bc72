import type { OutsideWay } from '@spotter/domain/notifications';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { notificationDeliveries } from '../notifications.tables.ts';

export type DeliveryRow = typeof notificationDeliveries.$inferSelect;

/** How old a claim is that was cut off by a crash, in ms: longer than any try may take. */
const interruptedAfterMs = 45_000;

export async function listDeliveries(database: Database, notificationIds: string[]): Promise<DeliveryRow[]> {
  if (notificationIds.length === 0) return [];
  return database
    .select()
    .from(notificationDeliveries)
    .where(inArray(notificationDeliveries.notificationId, notificationIds))
    .orderBy(asc(notificationDeliveries.round), asc(notificationDeliveries.at), asc(notificationDeliveries.id));
}

/** Queues a way for each of its targets. A delivery that is queued or sent already stays unchanged. */
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

/** Returns whether a try ended with an unknown result because its process died. */
export function isInterrupted({ status, at }: DeliveryRow, now: Date): boolean {
  return status === 'sending' && now.getTime() - at.getTime() >= interruptedAfterMs;
}

/** Returns when another process's claim counts as interrupted. */
export function interruptedAt({ at }: DeliveryRow): Date {
  return new Date(at.getTime() + interruptedAfterMs);
}

/**
 * Claims one try before it is made: of two processes one gets it. Null: another process has it, or it is not to
 * be sent any more.
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

/** Records how a claimed try ended, unless it was taken for interrupted and claimed again meanwhile. */
export async function finishDelivery(
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

/** Drops everything that still waits. */
export async function dropQueued(tx: Database, notificationIds: string[], now: Date): Promise<void> {
  if (notificationIds.length === 0) return;
  await tx
    .update(notificationDeliveries)
    .set({ status: 'needless', at: now })
    .where(
      and(inArray(notificationDeliveries.notificationId, notificationIds), eq(notificationDeliveries.status, 'queued')),
    );
}
