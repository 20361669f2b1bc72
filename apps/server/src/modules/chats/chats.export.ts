import { and, asc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { agents } from '../agents/index.ts';
import { bots } from '../bots/index.ts';
import { credentials } from '../connections/index.ts';
import type { Exporters, Sections } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { findRule } from './assignees/assignees.repository.ts';
import { answerProposals } from './approval/approval.tables.ts';
import { chats, decisions, messages } from './chats.tables.ts';
import { contactPictures } from './contacts/contact-pictures.tables.ts';
import { listClips } from './clips/clips.repository.ts';
import { clipSends } from './clips/clips.tables.ts';
import { cannedReplies, chatNotes } from './inbox/notes.tables.ts';
import { sentMedia } from './media/sent-media.tables.ts';
import { exportHandles, listHandleOfChat } from './never-list/never-list.repository.ts';
import { handBacks } from './takeovers/hand-backs.tables.ts';
import { listNamesOfTags } from './tags/chat-tags.repository.ts';
import { listTags } from './tags/tags.repository.ts';
import { messageThumbs } from './thumbs/thumbs.tables.ts';
import { takeOvers } from './takeovers/take-overs.tables.ts';
import { listViews } from './views/views.repository.ts';

const chatsAtOnce = 50;
const rowsAtOnce = 1_000;

/** Exports a user's agents, accounts and conversations: all of it, but never a token. */
export function conversationExporters(database: Database): Exporters {
  const ofAllChats = (read: (chatIds: string[]) => AsyncIterable<unknown[]>) =>
    async function* (access: Access): AsyncGenerator<unknown[], void, undefined> {
      for await (const batch of chatBatches(database, access)) yield* read(batch.map(({ id }) => id));
    };
  return {
    agents: (access: Access) =>
      database.select().from(agents).where(eq(agents.workspaceId, access.workspaceId)).execute(),
    accounts: (access: Access) =>
      database.select().from(bots).where(eq(bots.workspaceId, access.workspaceId)).execute(),
    connections: (access: Access) =>
      database
        .select({
          id: credentials.id,
          integration: credentials.integration,
          accountId: credentials.accountId,
          username: credentials.username,
          status: credentials.status,
          createdAt: credentials.createdAt,
        })
        .from(credentials)
        .where(eq(credentials.workspaceId, access.workspaceId))
        .execute(),
    neverList: (access: Access) => exportHandles(database, access),
    tags: (access: Access) => listTags(database, access),
    clips: (access: Access) => listClips(database, access),
    savedViews: async (access: Access) => (await listViews(database, access)).map(({ view }) => view),
    assignmentRule: async (access: Access) => (await findRule(database, access.workspaceId))?.rule,
    chats: (access: Access) => chatBatches(database, access),
    ...Object.fromEntries(
      Object.entries(conversationParts(database)).map(([name, read]) => [name, ofAllChats(read)] as const),
    ),
    cannedReplies: (access: Access) =>
      database
        .select()
        .from(cannedReplies)
        .where(eq(cannedReplies.workspaceId, access.workspaceId))
        .orderBy(asc(cannedReplies.shortcut))
        .execute(),
  };
}

/** Returns everything stored about one contact, for a contact who asks the coach for it. */
export function contactSections(database: Database, chatId: string): Sections {
  return {
    chat: async () => (await database.select().from(chats).where(eq(chats.id, chatId)))[0],
    neverList: () => listHandleOfChat(database, chatId).execute(),
    ...Object.fromEntries(
      Object.entries(conversationParts(database)).map(([name, read]) => [name, () => read([chatId])] as const),
    ),
  };
}

/** Returns the exporters of what belongs to conversations, in batches of rows. */
function conversationParts(database: Database) {
  return {
    messages: (chatIds: string[]) => rowsOf(database, { table: messages, at: 'sentAt' }, chatIds),
    decisions: (chatIds: string[]) => rowsOf(database, { table: decisions, at: 'at' }, chatIds),
    proposedAnswers: (chatIds: string[]) => rowsOf(database, { table: answerProposals, at: 'proposedAt' }, chatIds),
    notes: (chatIds: string[]) => rowsOf(database, { table: chatNotes, at: 'createdAt' }, chatIds),
    async *thumbs(chatIds: string[]) {
      yield await database.select().from(messageThumbs).where(inArray(messageThumbs.chatId, chatIds));
    },
    takeOvers: (chatIds: string[]) => rowsOf(database, { table: takeOvers, at: 'at' }, chatIds),
    chatTags: async function* (chatIds: string[]) {
      yield await listNamesOfTags(database, chatIds);
    },
    handBacks: (chatIds: string[]) => rowsOf(database, { table: handBacks, at: 'at' }, chatIds),
    sentClips: (chatIds: string[]) => rowsOf(database, { table: clipSends, at: 'at' }, chatIds),
    sentFiles: (chatIds: string[]) =>
      rowsOf(database, { table: sentMedia, at: 'createdAt', only: eq(sentMedia.received, false) }, chatIds),
    keptFiles: (chatIds: string[]) =>
      rowsOf(database, { table: sentMedia, at: 'createdAt', only: eq(sentMedia.received, true) }, chatIds),
    async *contactPictures(chatIds: string[]) {
      const rows = await database
        .select({ chatId: contactPictures.chatId, picture: contactPictures.picture })
        .from(contactPictures)
        .where(inArray(contactPictures.chatId, chatIds));
      yield rows.flatMap(({ chatId, picture }) =>
        picture === null ? [] : [{ chatId, picture: `data:image/webp;base64,${picture.toString('base64')}` }],
      );
    },
  };
}

async function* chatBatches(database: Database, access: Access) {
  let last: string | null = null;
  do {
    const batch: (typeof chats.$inferSelect)[] = await database
      .select()
      .from(chats)
      .where(and(eq(chats.workspaceId, access.workspaceId), last === null ? undefined : gt(chats.id, last)))
      .orderBy(asc(chats.id))
      .limit(chatsAtOnce);
    if (batch.length > 0) yield batch;
    last = batch.length < chatsAtOnce ? null : batch.at(-1)!.id;
  } while (last !== null);
}

/** A table of what belongs to chats, the column with its time, and which of its rows are meant. */
type Part = { table: PgTable & { chatId: PgColumn; id: PgColumn }; at: string; only?: SQL };
type PartRow = { chatId: string; id: string } & Record<string, unknown>;

/** Yields the rows of some chats, ordered by chat, instant and id. */
async function* rowsOf(database: Database, { table, at, only }: Part, chatIds: string[]) {
  const instant = getTableColumns(table)[at]!;
  let last: PartRow | null = null;
  do {
    const after: SQL | undefined =
      last === null
        ? undefined
        : sql`(${table.chatId}, ${instant}, ${table.id}) > (${last.chatId}::uuid, ${(last[at] as Date).toISOString()}::timestamptz, ${last.id}::uuid)`;
    const rows = (await database
      .select()
      .from(table)
      .where(and(inArray(table.chatId, chatIds), only, after))
      .orderBy(table.chatId, instant, table.id)
      .limit(rowsAtOnce)) as PartRow[];
    if (rows.length > 0) yield rows;
    last = rows.length < rowsAtOnce ? null : rows.at(-1)!;
  } while (last !== null);
}
