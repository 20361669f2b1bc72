import { and, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { arrayValue, arrayParameter } from '../../database/array-value.ts';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { bots } from '../bots/index.ts';
import type { Access } from '../../platform/access.ts';
import { peopleColumns } from './assignees/assignees.repository.ts';
import { changeChats, noteInChats } from './answers/chat-version.repository.ts';
import { chats, decisions, messages } from './chats.tables.ts';
import type { ChatRow } from './chat-state.ts';
import type { ChatOfAccount, MessageWithDecision } from './chats.presenter.ts';
import type { PageStart } from './inbox/page-cursor.ts';
import { isNeverAnswered } from './never-list/listed-handles.repository.ts';
import { thumbOfMessage } from './thumbs/thumbs.repository.ts';
import { withQuoted } from './intake/quoted-messages.repository.ts';

/** The columns of its account that go with a chat, and what the workspace's never list says of its contact. */
export const accountColumns = {
  neverAnswered: isNeverAnswered,
  accountId: bots.accountId,
  channel: bots.channel,
  credentialId: bots.credentialId,
  agentId: bots.agentId,
  ...peopleColumns,
};
const decisionColumns = {
  kind: decisions.kind,
  reason: decisions.reason,
  keyword: decisions.keyword,
  at: decisions.at,
};

/** Returns the condition for what comes after the start of a page in a list from newest to oldest. */
export function before(start: PageStart | null, at: PgColumn, id: PgColumn) {
  if (start === null) return undefined;
  const instant = sql`${start.at.toISOString()}::timestamptz`;
  return or(lt(at, instant), and(eq(at, instant), lt(id, start.id)));
}

/** Returns a chat of the user's, or null. */
export async function findChat(database: Database, access: Access, chatId: string): Promise<ChatOfAccount | null> {
  const [row] = await database
    .select({ chat: chats, account: accountColumns })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(isOwn(access, chatId));
  return row ?? null;
}

/** Returns the row of a chat of the user's, or null. */
export async function findOwnRow(tx: Database, access: Access, chatId: string): Promise<ChatRow | null> {
  const [row] = await tx.select().from(chats).where(isOwn(access, chatId));
  return row ?? null;
}

export async function updateChat(
  tx: Database,
  access: Access,
  chatId: string,
  change: Partial<
    Pick<
      ChatRow,
      | 'facts'
      | 'stage'
      | 'lostReason'
      | 'lostNote'
      | 'handOverReason'
      | 'handedOverAt'
      | 'neverAutoreply'
      | 'neverAutoreplyAt'
      | 'spam'
      | 'notSpamAt'
      | 'pendingReplyAt'
      | 'pausedUntil'
      | 'setAside'
    >
  >,
): Promise<void> {
  await changeChats(tx, change).where(isOwn(access, chatId));
}

export async function markChatRead(tx: Database, access: Access, chatId: string): Promise<void> {
  await noteInChats(tx, { unread: 0 }).where(isOwn(access, chatId));
}

export async function deleteChat(tx: Database, access: Access, chatId: string): Promise<void> {
  await tx.delete(chats).where(isOwn(access, chatId));
}

function isOwn(access: Access, chatId: string): SQL | undefined {
  return and(eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId));
}

/** Returns chats for the server's own use, when it notifies the users who may see them. */
export function listChatsForAll(database: Database, chatIds: string[]): Promise<ChatOfAccount[]> {
  return selectChats(database, { chatIds: arrayValue(chatIds) });
}

const selectChats = preparedQuery(
  (database, { chatIds }: { chatIds: string }) =>
    database
      .select({ chat: chats, account: accountColumns })
      .from(chats)
      .innerJoin(bots, eq(bots.id, chats.botId))
      .where(sql`${chats.id} = any(${arrayParameter(chatIds, 'uuid')})`),
  { shared: true },
);

/** Returns up to `limit` messages before `start`, newest first. */
export async function listMessages(
  database: Database,
  chatId: string,
  page: { limit: number; start: PageStart | null },
): Promise<MessageWithDecision[]> {
  const rows = await database
    .select({ message: messages, decision: decisionColumns, thumb: thumbOfMessage })
    .from(messages)
    .leftJoin(decisions, eq(decisions.id, messages.decisionId))
    .where(and(eq(messages.chatId, chatId), before(page.start, messages.sentAt, messages.id)))
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(page.limit);
  return withQuoted(database, rows);
}

/** Returns the newest message of each chat. */
export async function listLastMessages(
  database: Database,
  chatIds: string[],
): Promise<Map<string, MessageWithDecision>> {
  const rows = await listNamedAndLast(database, chatIds, []);
  return new Map(rows.map((row) => [row.message.chatId, row]));
}

/** Returns the named messages and the newest of each chat, oldest first. */
export async function listNamedAndLast(
  database: Database,
  chatIds: string[],
  messageIds: string[],
): Promise<MessageWithDecision[]> {
  if (chatIds.length === 0) return [];
  const found = await selectNamedAndLast(database, {
    chatIds: arrayValue(chatIds),
    messageIds: arrayValue(messageIds),
  });
  return withQuoted(database, found);
}

const selectNamedAndLast = preparedQuery(
  (database, { chatIds, messageIds }: { chatIds: string; messageIds: string }) => {
    // One index lookup per chat, however many messages it has, and one list of ids, so that nothing is scanned.
    const last = sql`select newest.id from unnest(${chatIds}::uuid[]) as chat (id) cross join lateral (
      select m.id from messages m where m.chat_id = chat.id and not m.aborted
      order by m.sent_at desc, m.id desc limit 1) as newest`;
    return database
      .select({ message: messages, decision: decisionColumns, thumb: thumbOfMessage })
      .from(messages)
      .leftJoin(decisions, eq(decisions.id, messages.decisionId))
      .where(inArray(messages.id, sql`(${last} union select unnest(${messageIds}::uuid[]))`))
      .orderBy(messages.sentAt, messages.id);
  },
  { shared: true },
);

/** Returns a chat of the user's by account and contact, locked until the transaction ends. */
export async function lockChatOfContact(
  tx: Database,
  access: Access,
  botId: string,
  contactId: string,
): Promise<{ id: string } | null> {
  const [row] = await tx
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(
      and(
        eq(chats.workspaceId, access.workspaceId),
        eq(chats.botId, botId),
        eq(chats.contactId, contactId),
        isNull(bots.removedAt),
      ),
    )
    .for('update', { of: chats });
  return row ?? null;
}

/** Releases what waits for an account that answers again. Returns the ids of the chats concerned. */
export async function resumeSending(tx: Database, credentialId: string): Promise<string[]> {
  const own = tx.select({ id: bots.id }).from(bots).where(eq(bots.credentialId, credentialId));
  const resumed = await tx
    .update(messages)
    .set({ nextAttemptAt: null })
    .where(and(inArray(messages.botId, own), eq(messages.status, 'waiting'), eq(messages.aborted, false)))
    .returning({ chatId: messages.chatId });
  return [...new Set(resumed.map(({ chatId }) => chatId))];
}
