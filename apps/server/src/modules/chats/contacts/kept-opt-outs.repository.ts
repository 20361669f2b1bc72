import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { chats } from '../chats.tables.ts';
import { keptOptOuts } from './kept-opt-outs.tables.ts';

/** Returns the contact of a chat, and since when they do not want to be written to. */
export async function findOptOut(
  tx: Database,
  chatId: string,
): Promise<{ botId: string; contactId: string; optedOutAt: Date | null } | null> {
  const [chat] = await tx
    .select({ botId: chats.botId, contactId: chats.contactId, optedOutAt: chats.optedOutAt })
    .from(chats)
    .where(eq(chats.id, chatId));
  return chat ?? null;
}

/** Deletes what is stored about a contact under any of its hashes. */
export async function deleteKeptOptOuts(tx: Database, botId: string, hashes: string[]): Promise<void> {
  await tx.delete(keptOptOuts).where(and(eq(keptOptOuts.botId, botId), inArray(keptOptOuts.contactHash, hashes)));
}

export async function insertKeptOptOut(tx: Database, stored: typeof keptOptOuts.$inferInsert): Promise<void> {
  await tx.insert(keptOptOuts).values(stored);
}

/** Returns when a contact asked not to be written to in a chat that has since been deleted; for a new chat. */
export function keptOptOutAt({
  botId,
  current,
  previous,
}: Record<'botId' | 'current' | 'previous', string | SQL>): SQL {
  return sql`(select max(kept.at) from ${keptOptOuts} kept
    where kept.bot_id = ${botId} and kept.contact_hash in (${current}, ${previous}))`;
}
