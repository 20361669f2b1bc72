import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import type { Database } from '../../../database/database.ts';
import { resealOne } from '../../../database/sealed-place.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { exchangePushKeys, findPushKeys, insertPushKeys, sealedPushKeys } from './push-keys.repository.ts';

/**
 * Returns the key pair that signs pushes: the configured one, otherwise the one in the database, created by the
 * process that asks first. Devices subscribe with its public half and accept no pushes signed with another.
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
    await insertPushKeys(database, row);
    const stored = (await findPushKeys(database))!;
    try {
      const { id, publicKey, sealedPrivateKey: sealed } = stored;
      const keys = { publicKey, privateKey: secretBox.open(sealed) };
      await resealOne(database, sealedPushKeys, { id, sealed }, secretBox, clock.now());
      return keys;
    } catch (error) {
      // It is better that devices have to subscribe again, which the app does at its next start, than that none ever
      // works.
      logger.error({ error }, 'The push keys cannot be opened and are made again: devices subscribe again');
      await exchangePushKeys(database, stored, row);
      const replaced = (await findPushKeys(database))!;
      return { publicKey: replaced.publicKey, privateKey: secretBox.open(replaced.sealedPrivateKey) };
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
