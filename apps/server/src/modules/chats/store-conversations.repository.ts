import { and, eq, getTableColumns, like, notLike, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { bots } from '../bots/index.ts';
import { noteInChats } from './answers/chat-version.repository.ts';
import { chats, decisions, messages } from './chats.tables.ts';
import { cannedReplies, chatNotes } from './inbox/notes.tables.ts';

/** Max rows in one statement. */
const rowsAtOnce = 300;

/** A conversation that was held already, with all that belongs to it. */
export type HeldConversation = {
  chat: typeof chats.$inferInsert;
  decisions: (typeof decisions.$inferInsert)[];
  notes: (typeof chatNotes.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
};

/** Stores conversations as they were held: the messages in their order, for what counts messages counts these. */
export async function storeConversations(tx: Database, conversations: HeldConversation[]): Promise<void> {
  await storeRows(
    tx,
    chats,
    conversations.map(({ chat }) => chat),
  );
  await storeRows(
    tx,
    decisions,
    conversations.flatMap((conversation) => conversation.decisions),
  );
  await storeRows(
    tx,
    chatNotes,
    conversations.flatMap(({ notes }) => notes),
  );
  await storeRows(
    tx,
    messages,
    conversations.flatMap((conversation) => conversation.messages),
  );
}

/**
 * Rows that say the same columns, as one value:
 * thousands of parameters take the embedded database longer than to store them.
 */
async function storeRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const [sample] = rows;
  if (sample === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in sample);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const portion = rows
      .slice(first, first + rowsAtOnce)
      .map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])));
    await tx.execute(sql`insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(portion)}::json)`);
  }
}

/** Stores what a coach answers again and again. */
export async function storeCannedReplies(tx: Database, rows: (typeof cannedReplies.$inferInsert)[]): Promise<void> {
  await tx.insert(cannedReplies).values(rows);
}

/**
 * Gives the media of a workspace's Instagram chats another origin, where a server on this machine has them.
 * Returns whether any had to move.
 */
export async function moveMedia(tx: Database, workspaceId: WorkspaceId, origin: string): Promise<boolean> {
  const own = and(eq(bots.workspaceId, workspaceId), eq(bots.channel, 'instagram'));
  const moved = await noteInChats(tx, {
    pictureUrl: sql`regexp_replace(${chats.pictureUrl}, '^http://127\\.0\\.0\\.1:\\d+', ${origin})`,
  })
    .from(bots)
    .where(
      and(
        eq(chats.botId, bots.id),
        own,
        like(chats.pictureUrl, 'http://127.0.0.1:%'),
        notLike(chats.pictureUrl, `${origin}/%`),
      ),
    )
    .returning({ id: chats.id });
  if (moved.length === 0) return false;
  const served = sql`'"http://127\\.0\\.0\\.1:\\d+/'`;
  const replaced = sql`${served}, ${`"${origin}/`}, 'g'`;
  await tx.execute(sql`update ${messages} set
      attachments = regexp_replace(attachments::text, ${replaced})::jsonb,
      context = regexp_replace(context::text, ${replaced})::jsonb
    from ${bots} where ${messages.botId} = ${bots.id} and ${own}
      and (attachments::text ~ ${served} or context::text ~ ${served})`);
  return true;
}
