import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { resealOne, type SealedPlace } from '../../../database/sealed-place.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { pushKeys } from '../notifications.tables.ts';

const only = 'vapid';

/** The private half of the pair that signs pushes. */
export const sealedPushKeys: SealedPlace = {
  name: 'push keys',
  table: pushKeys,
  id: pushKeys.id,
  sealed: sql`${pushKeys.sealedPrivateKey}`,
  put: (sealed) => sql`sealed_private_key = ${sealed}`,
};

/**
 * The pair that signs pushes: the configured one, else the one in the database, made by whichever process asks first.
 * Devices subscribe with its public half and take pushes signed with no other.
 */
export function createPushKeys(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  pushService: Pick<PushService, 'makeKeys'>;
  configured: PushKeys | null;
}): () => Promise<PushKeys> {
  const { database, clock, logger, secretBox, configured } = options;
  let known: Promise<PushKeys> | null = configured === null ? null : Promise.resolve(configured);

  async function read(): Promise<PushKeys> {
    const fresh = options.pushService.makeKeys();
    const row = {
      publicKey: fresh.publicKey,
      sealedPrivateKey: secretBox.seal(fresh.privateKey),
      createdAt: clock.now(),
    };
    await database
      .insert(pushKeys)
      .values({ id: only, ...row })
      .onConflictDoNothing();
    const [stored] = await database.select().from(pushKeys).where(eq(pushKeys.id, only));
    try {
      const { publicKey, sealedPrivateKey: sealed } = stored!;
      const keys = { publicKey, privateKey: secretBox.open(sealed) };
      await resealOne(database, sealedPushKeys, { id: only, sealed }, secretBox, clock.now());
      return keys;
    } catch (error) {
      // Better devices that have to subscribe anew, which the app does at its next start, than none at all for ever.
      logger.error({ error }, 'The push keys cannot be opened and are made again: devices subscribe again');
      await database.update(pushKeys).set(row).where(eq(pushKeys.sealedPrivateKey, stored!.sealedPrivateKey));
      const [replaced] = await database.select().from(pushKeys).where(eq(pushKeys.id, only));
      return { publicKey: replaced!.publicKey, privateKey: secretBox.open(replaced!.sealedPrivateKey) };
    }
  }

  return () => {
    known ??= read().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
