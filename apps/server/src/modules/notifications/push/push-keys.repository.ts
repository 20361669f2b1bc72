import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SealedPlace } from '../../../database/sealed-place.ts';
import { pushKeys } from '../notifications.tables.ts';

export type PushKeysRow = typeof pushKeys.$inferSelect;

/** There is one pair at most. */
const only = 'vapid';

/** The private half of the pair that signs pushes. */
export const sealedPushKeys: SealedPlace = {
  name: 'push keys',
  table: pushKeys,
  id: pushKeys.id,
  sealed: sql`${pushKeys.sealedPrivateKey}`,
  put: (sealed) => sql`sealed_private_key = ${sealed}`,
};

/** Stores the pair, unless there is one. */
export async function insertPushKeys(database: Database, row: Omit<PushKeysRow, 'id'>): Promise<void> {
  await database
    .insert(pushKeys)
    .values({ id: only, ...row })
    .onConflictDoNothing();
}

export async function findPushKeys(database: Database): Promise<PushKeysRow | null> {
  const [row] = await database.select().from(pushKeys).where(eq(pushKeys.id, only));
  return row ?? null;
}

/** Replaces one pair by another, unless another process has done so. */
export async function exchangePushKeys(
  database: Database,
  { sealedPrivateKey }: Pick<PushKeysRow, 'sealedPrivateKey'>,
  row: Omit<PushKeysRow, 'id'>,
): Promise<void> {
  await database.update(pushKeys).set(row).where(eq(pushKeys.sealedPrivateKey, sealedPrivateKey));
}
