import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import { keptOptOutAt } from '../contacts/kept-opt-outs.repository.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import { chats } from '../chats.tables.ts';

/**
 * Locks a chat that is known by its id. A message's status changes only after its chat is locked: a failed or
 * unconfirmed message is noted in its chat too, and two transactions that lock in different orders wait for each other.
 */
export async function lockChat(tx: Database, chatId: string): Promise<void> {
  await lock(tx, { chatId });
}

const lock = preparedQuery((database, { chatId }: { chatId: string }) =>
  database.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update'),
);

/** A locked chat, with what is known of its contact. */
type LockedRow = Pick<
  typeof chats.$inferSelect,
  'id' | 'botId' | 'contactId' | 'username' | 'name' | 'lastInboundAt'
> & { checkedAt: Date | null };

const columns = {
  id: chats.id,
  botId: chats.botId,
  contactId: chats.contactId,
  checkedAt: chats.profileCheckedAt,
  username: chats.username,
  name: chats.name,
  lastInboundAt: chats.lastInboundAt,
};

/** A chat to be opened, with the hashes of its contact in case an earlier chat was deleted. */
export type ChatToOpen = Required<
  Pick<typeof chats.$inferInsert, 'id' | 'workspaceId' | 'botId' | 'contactId' | 'createdAt'>
> &
  ReturnType<HashContact>;

/** Opens chats and locks them, together with those that already exist. */
export const openAndLock = preparedQuery((tx, { values }: { values: ChatToOpen[] }) =>
  tx
    .insert(chats)
    .values(
      values.map(({ current, previous, ...chat }) => ({
        ...chat,
        // A wish to be left alone outlives the chat in which it was expressed.
        optedOutAt: keptOptOutAt({ botId: chat.botId, current, previous }),
      })),
    )
    .onConflictDoUpdate({ target: [chats.botId, chats.contactId], set: { contactId: sql`excluded.contact_id` } })
    .returning(columns),
);

/**
 * Locks the existing chats. The query is sent when this is called, not when it is awaited, because what follows must
 * come after it.
 */
export function lockKnown(tx: Database, wanted: { botId: string; contactId: string }[]): Promise<LockedRow[]> {
  return tx
    .select(columns)
    .from(chats)
    .where(or(...wanted.map(({ botId, contactId }) => and(eq(chats.botId, botId), eq(chats.contactId, contactId)))))
    .orderBy(chats.botId, sql`${chats.contactId} collate "C"`)
    .for('update')
    .execute();
}
