import { createHash, ECDH } from 'node:crypto';
import type { PushSubscription, PushSubscriptionBody } from '@spotter/contract';
import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { describeDevice } from '../../auth/index.ts';
import {
  deleteOwnSubscription,
  deleteSurplusSubscriptions,
  listPushSubscriptions,
  listSignedInSubscriptions,
  storePushSubscription,
  type SubscriptionRow,
} from './push-subscriptions.repository.ts';

/** Max devices per user; the oldest are deleted. */
const maxPerUser = 20;
/**
 * How long a device is kept, in ms: a user who has not opened the app for this long has another phone, or wants
 * no pushes.
 */
const forgottenAfterMs = 60 * 24 * 3_600_000;

/** The first byte of a point that is written with both of its coordinates (SEC 1). */
const uncompressed = 4;

/** The devices that show a user's pushes. A device is deleted with its session, or when its push service says so. */
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
      if (!isPublicKey(p256dh) || bytesOf(auth)?.length !== 16) {
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
        // The user who is signed in on a device gets its pushes; the former user of it does not.
        const stored = await storePushSubscription(tx, { id: newId(), endpointHash, createdAt: now, ...given });
        await deleteSurplusSubscriptions(tx, userId, maxPerUser);
        return stored;
      });
      return present(row, sessionId);
    },

    async list({ id, sessionId }: SessionUser): Promise<PushSubscription[]> {
      const rows = await listPushSubscriptions(database, id);
      return rows.map((row) => present(row, sessionId));
    },

    async remove(userId: string, id: string): Promise<void> {
      const isRemoved = isId(id) && (await deleteOwnSubscription(database, userId, id));
      if (!isRemoved) throw new AppError('not_found', 'We don’t know this device');
    },

    /** Returns the devices that can be sent to now: signed in, confirmed recently, and created with the present key. */
    async listLive(tx: Database, userId: string): Promise<SubscriptionRow[]> {
      const { publicKey } = await options.keys();
      const now = clock.now();
      const confirmedSince = new Date(now.getTime() - forgottenAfterMs);
      return listSignedInSubscriptions(tx, userId, { now, confirmedSince, serverKey: publicKey });
    },
  };
}

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>;

/** Whether a text is a public key of a browser: a point of the curve P-256, uncompressed (RFC 8291). */
function isPublicKey(text: string): boolean {
  const point = bytesOf(text);
  if (point?.length !== 65 || point[0] !== uncompressed) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** Returns the bytes of a text in base64url; null for any other text. */
function bytesOf(text: string): Buffer | null {
  return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null;
}
