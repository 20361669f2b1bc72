import type { Leak } from '@spotter/domain/inbox';
import type { LeakWorth } from '@spotter/domain/leaks';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { leaks } from './leaks.tables.ts';

/** Returns what leads are worth who are about to be lost, by their chats. */
export async function findLeakWorths(database: Database, chatIds: string[]): Promise<Map<string, LeakWorth>> {
  if (chatIds.length === 0) return new Map();
  const rows = await database
    .select({ chatId: leaks.chatId, worth: leaks.worth })
    .from(leaks)
    .where(and(inArray(leaks.chatId, chatIds), isNull(leaks.endedAt), isNotNull(leaks.worth)));
  return new Map(rows.map(({ chatId, worth }) => [chatId, worth!]));
}

/** Returns how many leads were about to be lost and were taken care of since an instant, up to a limit. */
export async function countRecovered(
  database: Database,
  workspaceId: WorkspaceId,
  since: Date,
  max: number,
): Promise<number> {
  const [row] = await queryRows<{ many: number | string }>(
    database,
    sql`select count(*) as many from (select 1 from leaks where workspace_id = ${workspaceId} and recovered
      and ended_at > ${since.toISOString()}::timestamptz limit ${max}) counted`,
  );
  return Number(row?.many ?? 0);
}

/** Returns the cases of chats that were taken care of: none of them is found a second time. */
export async function listHandled(tx: Database, chatIds: string[]): Promise<(Leak & { chatId: string })[]> {
  return tx
    .select({ chatId: leaks.chatId, kind: leaks.kind, since: leaks.since })
    .from(leaks)
    .where(and(inArray(leaks.chatId, chatIds), leaks.recovered));
}

/** Returns every case of a chat, for the contact's file. */
export function listLeaksOf(database: Database, chatId: string) {
  return database.select().from(leaks).where(eq(leaks.chatId, chatId)).orderBy(asc(leaks.foundAt)).execute();
}

/** Stores a case that was found; one that was over without anybody's doing is open again. */
export async function recordLeak(
  tx: Database,
  found: { workspaceId: WorkspaceId; chatId: string; leak: Leak; worth: LeakWorth | null; at: Date },
): Promise<void> {
  const { leak, at, ...row } = found;
  await tx
    .insert(leaks)
    .values({ ...row, ...leak, id: newId(), foundAt: at })
    .onConflictDoUpdate({ target: [leaks.chatId, leaks.kind, leaks.since], set: { endedAt: null } });
}

/** Ends the open case of a chat. `recovered`: somebody acted, and it was not too late. */
export async function endLeak(tx: Database, chatId: string, at: Date, recovered: boolean): Promise<void> {
  await tx
    .update(leaks)
    .set({ endedAt: at, recovered })
    .where(and(eq(leaks.chatId, chatId), isNull(leaks.endedAt)));
}

/** Returns the chats that are due for a check, the longest due first. */
export async function listDue(database: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    database,
    sql`select id from chats where leak_look_at <= ${now.toISOString()}::timestamptz order by leak_look_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
