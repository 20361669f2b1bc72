import type { AssigneeFilter, ChatFilter } from '@spotter/contract';
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { chatsNeeding, isSevereHandOver, queueOrder } from './attention.repository.ts';
import type { ChatOfAccount } from '../chats.presenter.ts';
import { accountColumns, before } from '../chats.repository.ts';
import { chats, isListed, isSpam, isUnread } from '../chats.tables.ts';
import { chatTags } from '../tags/tags.tables.ts';
import { isUnassigned } from '../assignees/assignees.tables.ts';
import type { PageStart, RankedStart } from './page-cursor.ts';

/** The chats of an account that are requested. */
export type ListedChats = {
  access: Pick<Access, 'workspaceId' | 'userId'>;
  botId: string;
  filter: Omit<ChatFilter, 'search'>;
  now: Date;
};

/** Returns the chats of a bot that have messages, newest first. */
export function listChats(
  database: Database,
  wanted: ListedChats,
  page: { limit: number; start: PageStart | null },
): Promise<ChatOfAccount[]> {
  const { tag } = wanted.filter;
  // `chat_tags` is sorted like the list, so that chats with other tags are not read.
  const [at, id] = tag === undefined ? [chats.lastActivityAt, chats.id] : [chatTags.lastActivityAt, chatTags.chatId];
  const rows = database
    .select({ chat: chats, account: accountColumns })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .$dynamic();
  const ofTag = and(eq(chatTags.chatId, chats.id), eq(chatTags.botId, wanted.botId), eq(chatTags.tagId, tag ?? ''));
  return (tag === undefined ? rows : rows.innerJoin(chatTags, ofTag))
    .where(and(conditionsOf(wanted), before(page.start, at, id)))
    .orderBy(desc(at), desc(id))
    .limit(page.limit);
}

/** Returns the ids of the newest chats of a list. */
export async function listChatIds(database: Database, wanted: ListedChats, limit: number): Promise<string[]> {
  const rows = await database
    .select({ id: chats.id })
    .from(chats)
    .where(conditionsOf(wanted))
    .orderBy(desc(chats.lastActivityAt), desc(chats.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Samples the newest chats that meet one condition of a list, up to `max`, and counts those that meet all. An
 * index leads straight to them, whatever the account holds.
 */
export async function countAmongNewest(
  database: Database,
  wanted: ListedChats,
  max: number,
): Promise<{ count: number; sampled: number }> {
  const { tag, ...rest } = wanted.filter;
  const [first, value] = Object.entries(rest).find(([, given]) => given !== undefined) ?? [];
  const narrowed = { ...wanted, filter: first === undefined ? {} : { [first]: value } };
  const ofTag = sql`select chat_id as id from chat_tags where tag_id = ${tag}::uuid and bot_id = ${wanted.botId}
    and last_activity_at is not null order by last_activity_at desc, chat_id desc limit ${max}`;
  const ofFirst = sql`select id from chats where ${conditionsOf(narrowed)}
    order by last_activity_at desc, id desc limit ${max}`;
  const [row] = await queryRows<{ count: number; sampled: number }>(
    database,
    sql`with sampled as materialized (${tag === undefined ? ofFirst : ofTag})
      select (select count(*)::int from sampled join chats on chats.id = sampled.id where ${conditionsOf(wanted)}) as count,
        (select count(*)::int from sampled) as sampled`,
  );
  return row!;
}

/** Returns the conditions for a chat to be in a list. */
export function conditionsOf({ access, botId, filter, now }: ListedChats): SQL | undefined {
  return and(
    eq(chats.botId, botId),
    eq(chats.workspaceId, access.workspaceId),
    isNotNull(chats.lastActivityAt),
    filter.spam === undefined ? isListed : isSpam,
    filter.enabled === undefined ? undefined : eq(chats.autorepliesEnabled, filter.enabled === 'true'),
    filter.stage === undefined ? undefined : eq(chats.stage, filter.stage),
    filter.tag === undefined ? undefined : hasTag(filter.tag),
    filter.assignee === undefined ? undefined : hasAssignee({ assignee: filter.assignee, userId: access.userId }),
    filter.unread === undefined ? undefined : isUnread,
    filter.needsYou === undefined ? undefined : inArray(chats.id, chatsNeeding(sql`bot_id = ${botId}`, now)),
  );
}

/** Whose chats are meant, and who asks. */
type Whose = { assignee: AssigneeFilter; userId: string };

/** Whether a chat is one of a person's, or one that nobody has. */
function hasAssignee({ assignee, userId }: Whose): SQL {
  return assignee === 'me' ? eq(chats.assigneeId, userId) : isUnassigned;
}

/** Whether a chat has a tag. "is true" keeps the database from reading all chats that have it. */
function hasTag(tagId: string): SQL {
  return sql`(exists (select from chat_tags had where had.chat_id = ${chats.id} and had.tag_id = ${tagId}::uuid)) is true`;
}

/** A chat of the queue with its place in it. */
export type QueuedChat = ChatOfAccount & { place: RankedStart };

/**
 * Returns the chats of all of a user's accounts that need a person: the most urgent first, and of these the
 * longest waiting.
 */
export async function listQueue(
  database: Database,
  access: Pick<Access, 'workspaceId'>,
  now: Date,
  page: { limit: number; start: RankedStart | null; whose?: Whose | null },
): Promise<QueuedChat[]> {
  const { rank, since } = queueOrder(now);
  const queue = database
    .select({ id: chats.id, rank: sql<number>`${rank}`.as('rank'), since: sql<Date>`${since}`.as('since') })
    .from(chats)
    .where(inArray(chats.id, chatsNeeding(sql`bot_id in (${liveBots(access.workspaceId)})`, now)))
    .as('queue');
  const start =
    page.start === null
      ? undefined
      : sql`(${queue.rank}, ${queue.since}, ${queue.id})
          > (${page.start.rank}::int, ${page.start.at.toISOString()}::timestamptz, ${page.start.id}::uuid)`;
  const ofAssignee = page.whose == null ? undefined : hasAssignee(page.whose);
  const rows = await database
    .select({
      chat: chats,
      account: accountColumns,
      rank: sql<number>`${queue.rank}`.mapWith(Number),
      since: sql<Date>`${queue.since}`.mapWith(chats.createdAt),
    })
    .from(queue)
    .innerJoin(chats, eq(chats.id, queue.id))
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(and(eq(chats.workspaceId, access.workspaceId), ofAssignee, start))
    .orderBy(queue.rank, queue.since, queue.id)
    .limit(page.limit);
  return rows.map(({ rank: place, since: at, ...row }) => ({ ...row, place: { rank: place, at, id: row.chat.id } }));
}

/**
 * Returns how many chats of each live account need a person, how many of those are severe, and how many are
 * unread; each up to `most`.
 */
export async function countInbox(
  database: Database,
  workspaceId: WorkspaceId,
  now: Date,
  max: number,
): Promise<{ botId: string; needsYou: number; severe: number; unread: number }[]> {
  const ofBot = sql`bot_id = ${bots.id}`;
  const count = (rows: SQL) => sql<number>`(select count(*) from (${rows} limit ${max}) counted)`.mapWith(Number);
  return database
    .select({
      botId: bots.id,
      needsYou: count(sql`select id from ${chatsNeeding(ofBot, now)} needing`),
      severe: count(sql`select id from chats where ${ofBot} and ${isSevereHandOver} and ${isListed}`),
      unread: count(sql`select id from chats where ${ofBot} and ${isUnread}`),
    })
    .from(bots)
    .where(and(eq(bots.workspaceId, workspaceId), sql`removed_at is null`))
    .orderBy(bots.createdAt);
}

/** Returns the ids of the accounts that a user has connected now. */
export function liveBots(workspaceId: WorkspaceId): SQL {
  return sql`select id from bots where workspace_id = ${workspaceId} and removed_at is null`;
}
