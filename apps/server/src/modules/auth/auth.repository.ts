import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { emailVerifications, passwordResets, sessions, signInTickets, userIdentities } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type IdentityRow = typeof userIdentities.$inferSelect;

/** Stores a session, and drops those of the same user that have run out. */
export async function insertSession(tx: Database, session: SessionRow): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), lte(sessions.expiresAt, session.createdAt)));
  await tx.insert(sessions).values(session);
}

export async function findSession(
  database: Database,
  tokenHash: string,
  open: SQL | undefined,
): Promise<SessionRow | null> {
  const [row] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), open));
  return row ?? null;
}

/** A user's open sessions, the one used last first. */
export async function listSessions(database: Database, userId: string, open: SQL | undefined): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), open))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Which of some sessions are open. */
export async function listOpenSessions(database: Database, ids: string[], open: SQL | undefined): Promise<string[]> {
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), open));
  return rows.map(({ id }) => id);
}

/** The sessions that have neither run out nor begun too long ago. */
export function isOpen(now: Date, oldestStart: Date): SQL | undefined {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestStart));
}

export async function extendSession(
  database: Database,
  id: string,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await database.update(sessions).set(times).where(eq(sessions.id, id));
}

/** Deletes one session of a user. Answers whether there was one. */
export async function deleteSession(tx: Database, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes a user's sessions, all or all but one; answers their ids. */
export async function deleteSessions(tx: Database, userId: string, except: string | null): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Deletes the sessions of all users, and the sign-ins that wait for their second step; answers how many sessions. */
export async function endEverySession(tx: Database): Promise<number> {
  await tx.delete(signInTickets);
  const rows = await tx.delete(sessions).returning({ id: sessions.id });
  return rows.length;
}

/** Stores a link's token, and drops those that have run out. */
export async function insertPasswordReset(
  database: Database,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await database.insert(passwordResets).values(reset);
}

/** Whose password a mailed token may set; null when it is unknown, used or has run out. */
export async function findPasswordReset(database: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await database
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row?.userId ?? null;
}

export async function deletePasswordResets(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Stores the token of a link that confirms an address, and drops those that have run out. */
export async function insertEmailVerification(
  database: Database,
  verification: { tokenHash: string; userId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  await database.insert(emailVerifications).values(verification);
}

/** Whose address a mailed token confirms; null when it is unknown or has run out. */
export async function findEmailVerification(database: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await database
    .select({ userId: emailVerifications.userId })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.tokenHash, tokenHash), gt(emailVerifications.expiresAt, now)));
  return row?.userId ?? null;
}

/** Whose account the person is whom a provider knows by `subject`. */
export async function findIdentityOwner(
  database: Database,
  identity: Pick<IdentityRow, 'provider' | 'subject'>,
): Promise<string | null> {
  const [row] = await database
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, identity.provider), eq(userIdentities.subject, identity.subject)));
  return row?.userId ?? null;
}

export async function insertIdentity(tx: Database, identity: IdentityRow): Promise<void> {
  await tx.insert(userIdentities).values(identity);
}

export async function listIdentities(database: Database, userId: string): Promise<IdentityRow[]> {
  return database
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt));
}

export async function deleteIdentities(tx: Database, userId: string): Promise<void> {
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId));
}
