import { and, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { appointments } from '../booking/index.ts';
import { chats } from '../chats/index.ts';
import { chatBriefs } from './briefs.tables.ts';

export type BriefRow = typeof chatBriefs.$inferSelect;

/** Returns the brief of a chat; null while there is none. */
export async function findBrief(database: Database, chatId: string): Promise<BriefRow | null> {
  const [row] = await database.select().from(chatBriefs).where(eq(chatBriefs.chatId, chatId));
  return row ?? null;
}

/** Returns the briefs of those of these chats that need the coach or have a call ahead. */
export async function listBriefs(
  database: Database,
  chatIds: string[],
  { workspaceId, now }: { workspaceId: WorkspaceId; now: Date },
): Promise<BriefRow[]> {
  if (chatIds.length === 0) return [];
  const hasCall = sql`exists (select 1 from ${appointments} where ${appointments.chatId} = ${chats.id}
    and ${appointments.status} = 'confirmed' and ${appointments.endsAt} > ${now.toISOString()}::timestamptz)`;
  const rows = await database
    .select({ brief: chatBriefs })
    .from(chatBriefs)
    .innerJoin(chats, eq(chats.id, chatBriefs.chatId))
    .where(
      and(
        inArray(chatBriefs.chatId, chatIds),
        eq(chatBriefs.workspaceId, workspaceId),
        or(eq(chats.stage, 'needs_you'), isNotNull(chats.leak), hasCall),
      ),
    );
  return rows.map(({ brief }) => brief);
}

/** Returns the briefs of chats, whatever they need. */
export async function listBriefsOf(database: Database, chatIds: string[]): Promise<BriefRow[]> {
  if (chatIds.length === 0) return [];
  return database.select().from(chatBriefs).where(inArray(chatBriefs.chatId, chatIds));
}

/** Notes that a brief is being written. What the chat had before is shown until then. */
export async function beginBrief(
  database: Database,
  brief: Pick<BriefRow, 'chatId' | 'workspaceId' | 'basis' | 'at'>,
): Promise<void> {
  const set = { state: 'writing', skippedFor: null, basis: brief.basis, at: brief.at } as const;
  await database
    .insert(chatBriefs)
    .values({ ...brief, ...set })
    .onConflictDoUpdate({ target: chatBriefs.chatId, set });
}

/** Notes that a brief still holds. */
export async function confirmBrief(database: Database, chatId: string, at: Date): Promise<void> {
  await database.update(chatBriefs).set({ at }).where(eq(chatBriefs.chatId, chatId));
}

/** Stores the outcome of a brief, unless a message of the chat was changed meanwhile. */
export async function finishBrief(tx: Database, brief: BriefRow): Promise<boolean> {
  const { chatId, basis, ...set } = brief;
  const stored = await tx
    .update(chatBriefs)
    .set(set)
    .where(and(eq(chatBriefs.chatId, chatId), eq(chatBriefs.basis, basis)))
    .returning({ chatId: chatBriefs.chatId });
  return stored.length > 0;
}

/** Returns a statement that deletes at most `limit` briefs that rest on messages from before an instant (ISO). */
export function deleteOldBriefs(before: string, limit: number): SQL {
  return sql`delete from ${chatBriefs} where chat_id in (
    select chat_id from ${chatBriefs} where oldest_at < ${before}::timestamptz limit ${limit}) returning chat_id`;
}

/** Returns when a call with a lead begins; null where none is ahead, or it has no chat. */
export async function findCallAhead(
  tx: Database,
  callId: string,
  now: Date,
): Promise<{ chatId: string; startsAt: Date } | null> {
  const [call] = await tx
    .select({ chatId: appointments.chatId, startsAt: appointments.startsAt })
    .from(appointments)
    .where(and(eq(appointments.id, callId), eq(appointments.status, 'confirmed'), gt(appointments.startsAt, now)));
  return call?.chatId == null ? null : { chatId: call.chatId, startsAt: call.startsAt };
}
