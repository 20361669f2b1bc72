import { and, count, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SealedPlace } from '../../../database/sealed-place.ts';
import { recoveryCodes, signInTickets, twoStepKeys } from '../auth.tables.ts';

export type TwoStepKeyRow = typeof twoStepKeys.$inferSelect;

/** The keys of authenticator apps. */
export const sealedAppKeys: SealedPlace = {
  name: 'two-step keys',
  table: twoStepKeys,
  id: twoStepKeys.userId,
  sealed: sql`${twoStepKeys.sealedSecret}`,
  put: (sealed) => sql`sealed_secret = ${sealed}`,
};

/** Stores the key of an app, instead of any other. */
export async function replaceTwoStepKey(tx: Database, userId: string, sealedSecret: string): Promise<void> {
  const fresh = { sealedSecret, lastStep: 0 };
  await tx
    .insert(twoStepKeys)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: twoStepKeys.userId, set: fresh });
}

export async function findTwoStepKey(tx: Database, userId: string): Promise<TwoStepKeyRow | null> {
  const [row] = await tx.select().from(twoStepKeys).where(eq(twoStepKeys.userId, userId));
  return row ?? null;
}

/** Marks the codes up to a time step as used. Returns whether this one was still unused. */
export async function useStep(tx: Database, userId: string, step: number, sealedSecret: string): Promise<boolean> {
  const rows = await tx
    .update(twoStepKeys)
    .set({ lastStep: step, sealedSecret })
    .where(and(eq(twoStepKeys.userId, userId), lt(twoStepKeys.lastStep, step)))
    .returning({ userId: twoStepKeys.userId });
  return rows.length > 0;
}

/** Replaces a user's recovery codes. */
export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Deletes a recovery code. Returns whether it was valid. */
export async function useRecoveryCode(tx: Database, userId: string, codeHash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/** Deletes a user's app key, recovery codes and unfinished sign-ins. */
export async function deleteTwoStep(tx: Database, userId: string): Promise<void> {
  await tx.delete(twoStepKeys).where(eq(twoStepKeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await deleteSignInTickets(tx, userId);
}

/** Stores a ticket, and deletes expired ones. */
export async function insertSignInTicket(
  tx: Database,
  ticket: { ticketHash: string; userId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.delete(signInTickets).where(lte(signInTickets.expiresAt, now));
  await tx.insert(signInTickets).values(ticket);
}

/** Returns the user whose sign-in a ticket continues; null when it is unknown, used or expired. */
export async function findSignInTicket(database: Database, ticketHash: string, now: Date): Promise<string | null> {
  const [row] = await database
    .select({ userId: signInTickets.userId })
    .from(signInTickets)
    .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, now)));
  return row?.userId ?? null;
}

/** Deletes a ticket. Returns whether it was still valid. */
export async function takeSignInTicket(tx: Database, ticketHash: string): Promise<boolean> {
  const rows = await tx
    .delete(signInTickets)
    .where(eq(signInTickets.ticketHash, ticketHash))
    .returning({ userId: signInTickets.userId });
  return rows.length > 0;
}

/** Deletes a user's sign-ins that wait for their second step. */
export async function deleteSignInTickets(tx: Database, userId: string): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}
