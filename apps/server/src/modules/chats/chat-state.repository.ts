import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { arrayParameter, arrayValue } from '../../database/array-value.ts';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { rowReader, valuesOf, wholeRow, wholeRowOrNull } from '../../database/rows/whole-row.ts';
import { agents } from '../agents/index.ts';
import { bots, sendPauses } from '../bots/index.ts';
import { credentials } from '../connections/index.ts';
import { linkIn } from '../../platform/link-in.ts';
import { users, workspaces } from '../users/index.ts';
import { seenVersion } from './answers/chat-version.repository.ts';
import { chats, messages } from './chats.tables.ts';
import { awaitsHandle, isNeverAnswered } from './never-list/listed-handles.repository.ts';
import { clipsOfChat } from './clips/clips-of-chat.repository.ts';
import { tagsOfChat } from './tags/tags-of-chat.repository.ts';

/** How many messages a decision, and the model, look back. */
const newestMessages = 40;
/** How many tell who spoke last, and what. */
const lastWords = 20;

/** Whether something is there around a chat, by names. */
export type Around<Name extends string = string> = Record<Name, SQL<boolean>>;
type OfChat = { chatId: string };
type OfChats = { chatIds: string };

/**
 * Returns a function that reads the rows of chats with those around them, their newest messages, oldest first,
 * and whether more is there: one look at one instant.
 */
export function statesAndAround(around: (database: Database) => Around) {
  const select = preparedQuery(
    (database, of: OfChats) => selectState(database, isOneOf(of), newest, around(database)),
    { shared: true },
  );
  return (database: Database, chatIds: string[]) => select(database, { chatIds: arrayValue(chatIds) });
}
/** Returns the rows with the chat locked until the transaction ends. The messages are read once it is. */
export const lockedState = preparedQuery((database, of: OfChat) =>
  selectState(database, isChat(of), noMessages).for('update', { of: chats }),
);
/** Returns the newest messages of a chat, newest first. */
export const newestOfChat = preparedQuery(
  (database, { chatId }: OfChat) =>
    database
      .select({ message: wholeRow(messages) })
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(desc(messages.sequence))
      .limit(newestMessages),
  { shared: true },
);

/** Returns the rows of many chats, without what only an answer is written with, which is dear for many. */
export const statesOfChats = (database: Database, chatIds: string[]) =>
  selectStates(database, { chatIds: arrayValue(chatIds) });
const selectStates = preparedQuery(
  (database, { chatIds }: OfChats) =>
    selectState(database, inArray(chats.id, sql`(select unnest(${chatIds}::uuid[]))`), noMessages, {}, forNoAnswer),
  { shared: true },
);
/** Returns the few newest messages of many chats, in the order in which the server learned of them. */
export const newestOfChats = (database: Database, chatIds: string[]) =>
  selectNewest(database, { chatIds: arrayValue(chatIds) });
const selectNewest = preparedQuery(
  (database, { chatIds }: OfChats) => {
    // One index lookup per chat, however many messages it has.
    const newest = sql`(select newest.id from unnest(${chatIds}::uuid[]) as chat (id) cross join lateral (
      select m.id from messages m where m.chat_id = chat.id
      order by m.sequence desc limit ${sql.raw(String(lastWords))}) as newest)`;
    return database.select().from(messages).where(inArray(messages.id, newest)).orderBy(messages.sequence);
  },
  { shared: true },
);

type Newest = (typeof messages.$inferSelect)[];

const readMessages = rowReader(messages);

const newest = sql`(select coalesce(json_agg(${valuesOf(messages)} order by ${messages.sequence}), '[]')
  from (select * from ${messages} where chat_id = ${chats.id} order by sequence desc
    limit ${sql.raw(String(newestMessages))}) as ${messages})`.mapWith((found: unknown[][]): Newest =>
  readMessages(found),
);

const noMessages = sql<Newest>`null`;
const forAnswer = { tags: tagsOfChat, clips: clipsOfChat };
const forNoAnswer: typeof forAnswer = { tags: sql`null`, clips: sql`null` };

/** When a call of the chat is, and where to join it. */
export type ChatCallTime = { startsAt: Date; endsAt: Date; guestZone: string | null; link: string | null };
type LatestCall = [startsAt: string, endsAt: string, guestZone: string | null, place: string | null];

// Calls build on chats, so their table is only named here.
const latestCall = sql`(select json_build_array(call.starts_at, call.ends_at, call.guest_time_zone,
    coalesce(call.meeting_url, ${users.meetingPlace}))
  from appointments call where call.chat_id = ${chats.id} and call.status = 'confirmed'
  order by call.starts_at desc limit 1)`.mapWith(
  ([startsAt, endsAt, guestZone, place]: LatestCall): ChatCallTime | null => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    guestZone,
    link: place === null ? null : linkIn(place),
  }),
);

const isChat = ({ chatId }: OfChat) => eq(chats.id, chatId);
const isOneOf = ({ chatIds }: OfChats) => sql`${chats.id} = any(${arrayParameter(chatIds, 'uuid')})`;

function selectState(
  database: Database,
  isWanted: SQL,
  withMessages: SQL<Newest>,
  around: Around = {},
  writtenWith = forAnswer,
) {
  return database
    .select({
      around,
      version: seenVersion.mapWith(Number),
      ...writtenWith,
      neverAnswered: isNeverAnswered,
      awaitsHandle,
      newest: withMessages,
      chat: wholeRow(chats),
      bot: {
        id: bots.id,
        workspaceId: bots.workspaceId,
        channel: bots.channel,
        accountId: bots.accountId,
        enabled: bots.enabled,
        pausedUntil: bots.pausedUntil,
      },
      agent: wholeRowOrNull(agents, sql`${agents.id}`),
      coachZone: users.timeZone,
      coachName: users.firstName,
      call: latestCall,
      account: { credentialId: credentials.id, status: credentials.status, sealedToken: credentials.sealedToken },
      pause: wholeRowOrNull(sendPauses, sql`${sendPauses.botId}`),
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .innerJoin(workspaces, eq(workspaces.id, chats.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(isWanted);
}
