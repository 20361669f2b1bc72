import { and, desc, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { auditEntries } from './auth.tables.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** Stores an entry, and drops those of the same user that are older than the newest `most`. */
export async function insertAuditEntry(tx: Database, entry: AuditRow, max: number): Promise<void> {
  const { userId } = entry;
  await tx.insert(auditEntries).values(entry);
  const tooMany = sql`(select id from audit_entries where user_id = ${userId} order by id desc offset ${max} limit 1)`;
  await tx.delete(auditEntries).where(and(eq(auditEntries.userId, userId), lte(auditEntries.id, tooMany)));
}

export async function hasOrigin(database: Database, userId: string, origin: string): Promise<boolean> {
  const [row] = await database
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), isNotNull(auditEntries.origin), eq(auditEntries.origin, origin)))
    .limit(1);
  return row !== undefined;
}

/** Returns a user's entries, newest first; with `before`, only those before that entry. */
export async function listNewestEntries(
  database: Database,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

/** Returns all of a user's entries, oldest first. */
export async function listAllEntries(database: Database, userId: string): Promise<AuditRow[]> {
  return database.select().from(auditEntries).where(eq(auditEntries.userId, userId)).orderBy(auditEntries.id);
}

/** Deletes all users' entries up to an instant. */
export async function deleteEntriesUntil(database: Database, until: Date): Promise<void> {
  await database.delete(auditEntries).where(lte(auditEntries.at, until));
}
