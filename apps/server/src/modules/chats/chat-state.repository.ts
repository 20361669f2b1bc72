import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { agents } from '../agents/index.ts';
import { bots, sendPauses } from '../bots/index.ts';
import { credentials } from '../connections/index.ts';
import { users, workspaces } from '../users/index.ts';
import { chats, messages } from './chats.tables.ts';

/** How many messages a decision, and the model, look back. */
const newestMessages = 40;

type OfChat = { chatId: string };

/** Returns the row of a chat with those around it. */
export const stateOfChat = preparedQuery((database, of: OfChat) => selectState(database, of, readVersion), {
  shared: true,
});
/** Returns the same with the chat locked until the transaction ends. */
export const lockedState = preparedQuery((database, of: OfChat) =>
  selectState(database, of, sql<string>`'locked'`).for('update', { of: chats }),
);
/** Returns the newest messages of a chat, newest first. */
export const newestOfChat = preparedQuery(
  (database, { chatId }: OfChat) =>
    database
      .select()
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(desc(messages.sequence))
      .limit(newestMessages),
  { shared: true },
);

/** The same value as `chat_version` in the database, computed from the rows read here. */
const readVersion = sql<string>`concat_ws(' ', ${chats}.xmin, ${bots}.xmin, ${users}.xmin, ${credentials}.xmin,
  'agent', ${agents}.xmin, 'pause', ${sendPauses}.xmin, 'messages',
  (select string_agg(newest.xmin::text, ' ' order by newest.sequence) from (
    select m.xmin, m.sequence from ${messages} m where m.chat_id = ${chats.id}
    order by m.sequence desc limit ${sql.raw(String(newestMessages))}) newest))`;

function selectState(database: Database, { chatId }: OfChat, version: SQL<string>) {
  return database
    .select({
      version,
      chat: chats,
      bot: {
        id: bots.id,
        workspaceId: bots.workspaceId,
        channel: bots.channel,
        accountId: bots.accountId,
        enabled: bots.enabled,
        pausedUntil: bots.pausedUntil,
      },
      agent: agents,
      coachZone: users.timeZone,
      account: { credentialId: credentials.id, status: credentials.status, sealedToken: credentials.sealedToken },
      pause: sendPauses,
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .innerJoin(workspaces, eq(workspaces.id, chats.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(eq(chats.id, chatId));
}

/**
 * Returns a condition for a statement on a chat. It locks the chat until the transaction ends, and the statement fails
 * (see `hasChanged`) unless the chat is as it was read.
 */
export function isAsSeen({ chatId, version }: { chatId: string; version: string }): SQL {
  return sql`lock_chat_as_seen(${chatId}, ${version})`;
}
