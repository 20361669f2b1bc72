import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import { keptOptOutAt } from '../contacts/kept-opt-outs.repository.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import { chats, messages } from '../chats.tables.ts';

/**
 * Opens a chat, or locks the existing one; returns its id. `hashes`: those of its contact, for a chat that was
 * deleted earlier.
 */
export async function openChat(
  tx: Database,
  chat: Pick<typeof chats.$inferInsert, 'id' | 'workspaceId' | 'botId' | 'contactId' | 'username' | 'createdAt'>,
  hashes: ReturnType<HashContact>,
): Promise<string> {
  const [opened] = await tx
    .insert(chats)
    .values({
      ...chat,
      optedOutAt: keptOptOutAt({ botId: chat.botId, ...hashes }),
    })
    .onConflictDoUpdate({ target: [chats.botId, chats.contactId], set: { contactId: sql`excluded.contact_id` } })
    .returning({ id: chats.id });
  return opened!.id;
}

/** Returns which of the platform's ids belong to messages that an account already has. */
export async function findKnownIds(tx: Database, botId: string, providerIds: string[]): Promise<Set<string | null>> {
  const stored = await tx
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(eq(messages.botId, botId), inArray(messages.providerId, providerIds)));
  return new Set(stored.map(({ providerId }) => providerId));
}

/** Returns the sequence number of the first message of a chat, 0 where it has none. */
export async function findFirstSequence(tx: Database, chatId: string): Promise<number> {
  const [earliest] = await tx
    .select({ sequence: sql<number | null>`min(${messages.sequence})`.mapWith(Number) })
    .from(messages)
    .where(eq(messages.chatId, chatId));
  return earliest?.sequence ?? 0;
}

export async function insertImported(tx: Database, rows: (typeof messages.$inferInsert)[]): Promise<void> {
  await tx.insert(messages).values(rows);
}

/** Notes when something was last said in a chat, unless a later time is known. */
export async function recordSpoken(
  tx: Database,
  chatId: string,
  { newest, newestInbound }: { newest: Date; newestInbound: Date | null },
): Promise<void> {
  const inbound = newestInbound?.toISOString() ?? null;
  await changeChats(tx, {
    lastActivityAt: sql`greatest(${chats.lastActivityAt}, ${newest.toISOString()}::timestamptz)`,
    lastInboundAt: sql`greatest(${chats.lastInboundAt}, ${inbound}::timestamptz)`,
  }).where(eq(chats.id, chatId));
}
