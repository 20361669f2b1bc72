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

/** Stores the key of an app in the place of any other. */
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

/** Uses up the codes to a time step. Answers whether it was not used up already. */
export async function useStep(tx: Database, userId: string, step: number, sealedSecret: string): Promise<boolean> {
  const rows = await tx
    .update(twoStepKeys)
    .set({ lastStep: step, sealedSecret })
    .where(and(eq(twoStepKeys.userId, userId), lt(twoStepKeys.lastStep, step)))
    .returning({ userId: twoStepKeys.userId });
  return rows.length > 0;
}

/** Puts new recovery codes in the place of those that are left. */
export async function replaceRecoveryCodes(tx: Database, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses up a recovery code. Answers whether it was one. */
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

/** Forgets a user's app, recovery codes and sign-ins under way. */
export async function deleteTwoStep(tx: Database, userId: string): Promise<void> {
  await tx.delete(twoStepKeys).where(eq(twoStepKeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await deleteSignInTickets(tx, userId);
}

/** Stores a ticket, and drops those that have run out. */
export async function insertSignInTicket(
  tx: Database,
  ticket: { ticketHash: string; userId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.delete(signInTickets).where(lte(signInTickets.expiresAt, now));
  await tx.insert(signInTickets).values(ticket);
}

/** Whose sign-in a ticket carries on; null when it is unknown, used or has run out. */
export async function findSignInTicket(database: Database, ticketHash: string, now: Date): Promise<string | null> {
  const [row] = await database
    .select({ userId: signInTickets.userId })
    .from(signInTickets)
    .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, now)));
  return row?.userId ?? null;
}

/** Takes a ticket. Answers whether it was still there. */
export async function takeSignInTicket(tx: Database, ticketHash: string): Promise<boolean> {
  const rows = await tx
    .delete(signInTickets)
    .where(eq(signInTickets.ticketHash, ticketHash))
    .returning({ userId: signInTickets.userId });
  return rows.length > 0;
}

/** Ends the sign-ins of a user that wait for their second step. */
export async function deleteSignInTickets(tx: Database, userId: string): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}
