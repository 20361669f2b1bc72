import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sessions } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Stores a session, and drops those of the same user that have run out. */
export async function insertSession(tx: Database, session: SessionRow): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), lte(sessions.expiresAt, session.createdAt)));
  await tx.insert(sessions).values(session);
}

export async function findSession(database: Database, tokenHash: string, now: Date): Promise<SessionRow | null> {
  const [row] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return row ?? null;
}

export async function extendSession(database: Database, id: string, expiresAt: Date): Promise<void> {
  await database.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(database: Database, id: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.id, id));
}
