import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { credentials } from '../connections.tables.ts';

/** An account with the tokens it had when it was read: writes are skipped where it has other tokens by now. */
export type HeldTokens = { credentialId: string; sealedToken: string };

function holds({ credentialId, sealedToken }: HeldTokens): SQL | undefined {
  return and(eq(credentials.id, credentialId), eq(credentials.sealedToken, sealedToken));
}

/** Claims the right to renew an account's tokens until an instant. Returns false when another process has it. */
export async function claimRenewal(
  database: Database,
  held: HeldTokens,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const rows = await database
    .update(credentials)
    .set({ renewingUntil: until })
    .where(
      and(
        holds(held),
        eq(credentials.status, 'connected'),
        or(isNull(credentials.renewingUntil), lte(credentials.renewingUntil, now)),
      ),
    )
    .returning({ id: credentials.id });
  return rows.length > 0;
}

/** Stores new tokens. An account that was reconnected in the meantime keeps the tokens it got then. */
export async function storeRenewedTokens(
  database: Database,
  held: HeldTokens,
  renewed: { sealedToken: string; tokensAt: Date; tokenExpiresAt: Date | null },
): Promise<void> {
  await database
    .update(credentials)
    .set({ ...renewed, renewingUntil: null })
    .where(holds(held));
}

/** Releases the right to renew. */
export async function endRenewal(database: Database, held: HeldTokens): Promise<void> {
  await database.update(credentials).set({ renewingUntil: null }).where(holds(held));
}

/** Stores which permissions we lack for an account. */
export async function setPermissionsMissing(tx: Database, held: HeldTokens, missing: string[]): Promise<void> {
  await tx.update(credentials).set({ permissionsMissing: missing }).where(holds(held));
}

/** Marks an account whose tokens are no longer accepted. Returns false when it no longer has these tokens. */
export async function setReconnectNeeded(tx: Database, held: HeldTokens): Promise<boolean> {
  const rows = await tx
    .update(credentials)
    .set({ status: 'reconnect_needed', renewingUntil: null })
    .where(and(holds(held), eq(credentials.status, 'connected')))
    .returning({ id: credentials.id });
  return rows.length > 0;
}
