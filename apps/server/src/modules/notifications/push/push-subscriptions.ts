import { createHash } from 'node:crypto';
import type { PushSubscription, PushSubscriptionBody } from '@spotter/contract';
import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { sessions } from '../../auth/auth.tables.ts';
import { describeDevice } from '../../auth/sign-in/describe-user-agent.ts';
import { pushSubscriptions } from '../notifications.tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Nobody has more; the oldest go. */
const mostOfUser = 20;
/** Who has not opened the app for so long has another phone, or wants no pushes. */
const forgottenAfterMs = 60 * 24 * 3_600_000;

/** Devices that show a user's pushes. A device is forgotten with its session, and by its service's word. */
export function createPushSubscriptions(options: {
  database: Database;
  clock: Clock;
  pushService: Pick<PushService, 'isKnown'>;
  keys(): Promise<PushKeys>;
}) {
  const { database, clock, pushService } = options;

  const present = (row: SubscriptionRow, sessionId: string): PushSubscription => ({
    _id: row.id,
    device: row.device,
    isThisSession: row.sessionId === sessionId,
    since: row.createdAt.toISOString(),
    lastSentAt: row.lastSentAt?.toISOString() ?? null,
  });

  return {
    async add(
      { id: userId, sessionId }: SessionUser,
      { endpoint, keys: { p256dh, auth } }: PushSubscriptionBody,
      userAgent: string | null,
    ): Promise<PushSubscription> {
      if (!pushService.isKnown(endpoint)) {
        throw new AppError('invalid_input', 'We don’t know this push service.', [
          { path: 'endpoint', message: 'Not an address of a known push service' },
        ]);
      }
      if (!isOfLength(p256dh, 65) || !isOfLength(auth, 16)) {
        throw new AppError('invalid_input', 'These are not the keys of a browser.', [
          { path: 'keys', message: 'Not the keys of a browser' },
        ]);
      }
      const { publicKey } = await options.keys();
      const now = clock.now();
      const device = describeDevice(userAgent);
      const given = { userId, sessionId, endpoint, p256dh, auth, serverKey: publicKey, device, confirmedAt: now };
      const endpointHash = createHash('sha256').update(endpoint).digest('base64url');
      const row = await inTransaction(database, async (tx) => {
        // Whoever is signed in on a device gets what comes to it: the former user of it does not.
        const [stored] = await tx
          .insert(pushSubscriptions)
          .values({ id: newId(), endpointHash, createdAt: now, ...given })
          .onConflictDoUpdate({
            target: pushSubscriptions.endpointHash,
            set: {
              ...given,
              // Another owner's device is another device.
              createdAt: sql`case when ${pushSubscriptions.userId} = excluded.user_id then ${pushSubscriptions.createdAt} else excluded.created_at end`,
            },
          })
          .returning();
        const surplus = tx
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, userId))
          .orderBy(desc(pushSubscriptions.confirmedAt), desc(pushSubscriptions.id))
          .offset(mostOfUser);
        await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
        return stored!;
      });
      return present(row, sessionId);
    },

    async list({ id, sessionId }: SessionUser): Promise<PushSubscription[]> {
      const rows = await database
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, id))
        .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
      return rows.map((row) => present(row, sessionId));
    },

    async remove(userId: string, id: string): Promise<void> {
      const removed = isId(id)
        ? await database
            .delete(pushSubscriptions)
            .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
            .returning({ id: pushSubscriptions.id })
        : [];
      if (removed.length === 0) throw new AppError('not_found', 'We don’t know this device');
    },

    /** Those that may be sent to now: signed in, told not too long ago, and made with the present key. */
    async listLive(tx: Database, userId: string): Promise<SubscriptionRow[]> {
      const { publicKey } = await options.keys();
      const now = clock.now();
      const rows = await tx
        .select({ subscription: pushSubscriptions })
        .from(pushSubscriptions)
        .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
        .where(
          and(
            eq(pushSubscriptions.userId, userId),
            eq(sessions.userId, userId),
            gt(sessions.expiresAt, now),
            gt(pushSubscriptions.confirmedAt, new Date(now.getTime() - forgottenAfterMs)),
            eq(pushSubscriptions.serverKey, publicKey),
          ),
        );
      return rows.map(({ subscription }) => subscription);
    },
  };
}

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;

function isOfLength(text: string, bytes: number): boolean {
  return Buffer.from(text, 'base64url').length === bytes;
}
