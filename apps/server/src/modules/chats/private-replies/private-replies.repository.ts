import { type AnyColumn, and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { changeChats, noteInChats } from '../answers/chat-version.repository.ts';
import { chats, messages } from '../chats.tables.ts';
import { keptOptOutAt } from '../contacts/kept-opt-outs.repository.ts';

/** Returns the id of the chat of a contact with an account; null where there is none. */
export async function findChatOfContact(
  tx: Database,
  { botId, contactId }: { botId: string; contactId: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.botId, botId), eq(chats.contactId, contactId)));
  return row?.id ?? null;
}

const maxNamesakes = 5;

/** Returns the chats of people with a name, in the order in which chats are locked. */
export async function listChatsOfName(tx: Database, botId: string, name: string): Promise<string[]> {
  const wanted = name.toLowerCase();
  const rows = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(eq(chats.botId, botId), or(eq(sql`lower(${chats.name})`, wanted), eq(sql`lower(${chats.username})`, wanted))),
    )
    .orderBy(sql`${chats.contactId} collate "C"`)
    .limit(maxNamesakes);
  return rows.map(({ id }) => id);
}

/** Returns whether a contact whose chat was deleted had asked not to be written to. */
export async function isOptOutKept(
  tx: Database,
  contact: { botId: string; current: string; previous: string },
): Promise<boolean> {
  const [row] = await queryRows<{ at: string | null }>(tx, sql`select ${keptOptOutAt(contact)} as at`);
  return row?.at != null;
}

/** Returns a place in the order of all messages, for one that is stored once it was sent. */
export async function reserveSequence(tx: Database): Promise<number> {
  const [row] = await queryRows<{ place: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('messages', 'sequence')) as place`,
  );
  return Number(row!.place);
}

/** Stores a message that was sent, at its place in the order. */
export async function insertSent(tx: Database, message: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(message);
}

/** Lets the agent have a chat from its first message on; one that it has already stays as it is. */
export async function engageChat(
  tx: Database,
  chatId: string,
  { at, keyword, triggerId, postId }: { at: Date; keyword: string | null; triggerId: string | null; postId: string },
): Promise<void> {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const atFirst = (value: string | null, column: AnyColumn) =>
    sql`case when ${chats.engagedAt} is null then ${value}::text else ${column} end`;
  await changeChats(tx, {
    lastActivityAt: sql`greatest(${chats.lastActivityAt}, ${instant})`,
    engagedKeyword: atFirst(keyword, chats.engagedKeyword),
    engagedTriggerId: atFirst(triggerId, chats.engagedTriggerId),
    engagedPostId: atFirst(postId, chats.engagedPostId),
    engagedAt: sql`coalesce(${chats.engagedAt}, ${instant})`,
    stage: sql`case when ${chats.stage} = 'new' then 'engaged' else ${chats.stage} end`,
  }).where(eq(chats.id, chatId));
}

/** Keeps the name that somebody has under a post, until their profile may be asked for. */
export async function nameChat(tx: Database, chatId: string, name: string): Promise<void> {
  await noteInChats(tx, { name }).where(and(eq(chats.id, chatId), isNull(chats.username), isNull(chats.name)));
}

/** Returns which of the platform's ids are those of known messages of an account. */
export async function listKnownMessages(tx: Database, botId: string, providerIds: string[]): Promise<Set<string>> {
  if (providerIds.length === 0) return new Set();
  const rows = await tx
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(eq(messages.botId, botId), inArray(messages.providerId, providerIds)));
  return new Set(rows.flatMap(({ providerId }) => providerId ?? []));
}
