import { createHmac } from 'node:crypto';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { chats } from '../chats.tables.ts';
import { keptOptOuts } from './kept-opt-outs.tables.ts';

/** What stands for a contact of an account once the chat is deleted: by today's secret, and by the one before it. */
export type HashContact = (botId: string, contactId: string) => { current: string; previous: string };

/** Nobody without the keys can tell whom a hash stands for, although contacts' ids are short numbers. */
export function createContactHash(keys: { current: Buffer; previous: Buffer | null }): HashContact {
  const hash = (key: Buffer, botId: string, contactId: string) =>
    createHmac('sha256', key).update(`${botId} ${contactId}`).digest('base64url');
  return (botId, contactId) => ({
    current: hash(keys.current, botId, contactId),
    previous: hash(keys.previous ?? keys.current, botId, contactId),
  });
}

/** Remembers, of a chat that is about to be deleted, only that its contact does not want to be written to. */
export async function keepOptOut(tx: Database, chatId: string, hashContact: HashContact): Promise<void> {
  const [chat] = await tx
    .select({ botId: chats.botId, contactId: chats.contactId, optedOutAt: chats.optedOutAt })
    .from(chats)
    .where(eq(chats.id, chatId));
  if (chat === undefined) return;
  const { botId, contactId, optedOutAt } = chat;
  const { current, previous } = hashContact(botId, contactId);
  await tx
    .delete(keptOptOuts)
    .where(and(eq(keptOptOuts.botId, botId), inArray(keptOptOuts.contactHash, [current, previous])));
  if (optedOutAt !== null) await tx.insert(keptOptOuts).values({ botId, contactHash: current, at: optedOutAt });
}

/** When a contact asked not to be written to, in a chat that was deleted since; for a chat that begins. */
export function keptOptOutAt({ botId, current, previous }: { botId: string; current: string; previous: string }): SQL {
  return sql`(select max(kept.at) from ${keptOptOuts} kept
    where kept.bot_id = ${botId} and kept.contact_hash in (${current}, ${previous}))`;
}
