import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sessions } from '../../auth/index.ts';
import { pushSubscriptions } from '../notifications.tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Stores a device, or its present description: a device is identified by its endpoint. */
export async function storePushSubscription(
  tx: Database,
  row: Omit<SubscriptionRow, 'lastSentAt'>,
): Promise<SubscriptionRow> {
  const { id: _, endpointHash: __, createdAt: ___, ...given } = row;
  const [stored] = await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpointHash,
      set: {
        ...given,
        // Another owner's device is another device.
        createdAt: sql`case when ${pushSubscriptions.userId} = excluded.user_id then ${pushSubscriptions.createdAt} else excluded.created_at end`,
      },
    })
    .returning();
  return stored!;
}

/** Deletes all devices of a user but the newest `most`. */
export async function deleteSurplusSubscriptions(tx: Database, userId: string, max: number): Promise<void> {
  const surplus = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.confirmedAt), desc(pushSubscriptions.id))
    .offset(max);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

export async function listPushSubscriptions(database: Database, userId: string): Promise<SubscriptionRow[]> {
  return database
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

/**
 * Returns devices with an open session of the user's,
 * confirmed since an instant and created with a key of the server.
 */
export async function listSignedInSubscriptions(
  database: Database,
  userId: string,
  { now, confirmedSince, serverKey }: { now: Date; confirmedSince: Date; serverKey: string },
): Promise<SubscriptionRow[]> {
  const rows = await database
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(pushSubscriptions.confirmedAt, confirmedSince),
        eq(pushSubscriptions.serverKey, serverKey),
      ),
    );
  return rows.map(({ subscription }) => subscription);
}

/** Deletes a device of a user. Returns whether there was one. */
export async function deleteOwnSubscription(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
}

/** Deletes a device that accepts no pushes any more. */
export async function deletePushSubscription(database: Database, id: string): Promise<void> {
  await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function noteSent(database: Database, id: string, at: Date): Promise<void> {
  await database.update(pushSubscriptions).set({ lastSentAt: at }).where(eq(pushSubscriptions.id, id));
}
