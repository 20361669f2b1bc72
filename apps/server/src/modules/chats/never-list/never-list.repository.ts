import type { NeverListWay } from '@spotter/contract';
import type { ChannelKind } from '@spotter/domain/channels';
import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { chats, isNever, isStopped, neverSince } from '../chats.tables.ts';
import type { PageStart } from '../inbox/page-cursor.ts';
import { neverListHandles, neverListImports } from './never-list.tables.ts';

/** Someone on the list, with their newest chat. */
export type ListedRow = {
  id: string;
  way: NeverListWay;
  handle: string | null;
  /** The order of the list. `isKnown`: whether it is when they came on it. */
  at: Date;
  isKnown: boolean;
  importId: string | null;
  importName: string | null;
  chatId: string | null;
  name: string | null;
  hasPicture: boolean;
  channel: ChannelKind | null;
};

export type Listed = { search: string | undefined; way: NeverListWay | undefined };

/**
 * Returns a page of the list, newest first. Each way has an index in the order of the list, so a page reads no
 * more than its own rows of each.
 */
export async function listNever(
  database: Database,
  access: Access,
  { search, way }: Listed,
  { limit, start }: { limit: number; start: PageStart | null },
): Promise<ListedRow[]> {
  const workspace = sql`workspace_id = ${access.workspaceId}`;
  const of = (at: SQL) => {
    const after = start && sql`(${at}, id) < (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
    return sql`${after ?? sql`true`} order by ${at} desc, id desc limit ${limit}`;
  };
  const byName = search === undefined ? sql`true` : sql`id in (select chat_id from named)`;
  const byHandle =
    search === undefined
      ? sql`true`
      : // Each half has an index, which an "or" of both would not use.
        sql`id in (select id from never_list_handles
            where search_words(workspace_id, handle) @@ search_query(${access.workspaceId}::uuid, ${search})
          union all select id from never_list_handles where ${workspace}
            and handle in (select lower(username) from chats where id in (select chat_id from named)))`;
  const ofHandles = sql`select id, case when import_id is null then 'handle' else 'import' end as way, handle,
      added_at as at, true as known, import_id, null::uuid as chat_id
    from never_list_handles where ${workspace} and ${byHandle}
      ${way === 'handle' ? sql`and import_id is null` : way === 'import' ? sql`and import_id is not null` : sql``}
      and ${of(sql`added_at`)}`;
  const ofChats = sql`select id, 'chat' as way, lower(username) as handle, ${neverSince} as at,
      never_autoreply_at is not null as known, null::uuid as import_id, id as chat_id
    from chats where ${workspace} and ${isNever} and ${byName} and ${of(neverSince)}`;
  const ofStops = sql`select id, 'stop' as way, lower(username) as handle, opted_out_at as at, true as known,
      null::uuid as import_id, id as chat_id
    from chats where ${workspace} and ${isStopped} and ${byName} and ${of(sql`opted_out_at`)}`;
  const parts =
    way === undefined
      ? [ofHandles, ofChats, ofStops]
      : [way === 'chat' ? ofChats : way === 'stop' ? ofStops : ofHandles];
  // Either half has its index, which a condition on both would not use.
  const newestChat = sql`(select id from chats where ${workspace} and id = listed.chat_id)
    union all (select id from chats where ${workspace} and listed.chat_id is null and lower(username) = listed.handle
      order by last_activity_at desc nulls last limit 1)`;
  const rows = await queryRows<Omit<ListedRow, 'at'> & { at: string }>(
    database,
    sql`with named as materialized (${namedChats(access, search)}),
      listed as materialized (
        select * from (${sql.join(
          parts.map((part) => sql`(${part})`),
          sql` union all `,
        )}) as parts
        order by at desc, id desc limit ${limit})
    select listed.id, listed.way, listed.handle, listed.at, listed.known as "isKnown",
      listed.import_id as "importId", imports.name as "importName",
      chat.id as "chatId", chat.name, chat.picture_url is not null as "hasPicture", chat.channel
    from listed
    left join never_list_imports imports on imports.id = listed.import_id
    left join lateral (
      select chats.id, coalesce(chats.name, chats.username) as name, chats.picture_url, bots.channel
      from (${newestChat}) as newest join chats on chats.id = newest.id join bots on bots.id = chats.bot_id) as chat on true
    order by listed.at desc, listed.id desc`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Returns the chats whose contacts' names have the typed words. */
function namedChats({ workspaceId }: Access, search: string | undefined): SQL {
  if (search === undefined) return sql`select null::uuid as chat_id where false`;
  return sql`select chat_id from (select id from bots where workspace_id = ${workspaceId}) as own
    cross join lateral (select chat_id from chat_names where words @@ search_query(own.id, ${search})) as found`;
}

/** Returns how many are on the list in each way. */
export async function countNever(database: Database, { workspaceId }: Access): Promise<Record<NeverListWay, number>> {
  const [row] = await queryRows<Record<NeverListWay, string>>(
    database,
    sql`select
      (select count(*) from never_list_handles where workspace_id = ${workspaceId} and import_id is null) as handle,
      (select count(*) from never_list_handles where workspace_id = ${workspaceId} and import_id is not null) as import,
      (select count(*) from chats where workspace_id = ${workspaceId} and ${isNever}) as chat,
      (select count(*) from chats where workspace_id = ${workspaceId} and ${isStopped}) as stop`,
  );
  const { chat, handle, import: imported, stop } = row!;
  return { chat: Number(chat), handle: Number(handle), import: Number(imported), stop: Number(stop) };
}

/** Returns the newest imports, each with how many of it are still on the list. */
export async function listImports(database: Database, access: Access, limit: number) {
  return database
    .select({
      id: neverListImports.id,
      name: neverListImports.name,
      at: neverListImports.addedAt,
      count: database.$count(neverListHandles, eq(neverListHandles.importId, neverListImports.id)),
    })
    .from(neverListImports)
    .where(eq(neverListImports.workspaceId, access.workspaceId))
    .orderBy(desc(neverListImports.addedAt))
    .limit(limit);
}

/** Returns how many handles are on the list. */
export async function countHandles(database: Database, access: Access): Promise<number> {
  const [row] = await database
    .select({ handles: count() })
    .from(neverListHandles)
    .where(eq(neverListHandles.workspaceId, access.workspaceId));
  return row?.handles ?? 0;
}

export async function insertImport(tx: Database, row: typeof neverListImports.$inferInsert): Promise<void> {
  await tx.insert(neverListImports).values(row);
}

/** How many handles go in one statement: an embedded database has nothing else run meanwhile. */
const insertedAtOnce = 250;

/** Returns those of the handles that were not on the list before. They go in their order, in short statements. */
export async function insertHandles(
  tx: Database,
  access: Access,
  rows: { id: string; handle: string }[],
  { importId, addedAt }: { importId: string | null; addedAt: Date },
): Promise<string[]> {
  const added: string[] = [];
  // The index of their words would otherwise take in thousands of them at once.
  await tx.execute(sql`set local gin_pending_list_limit = '256kB'`);
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    const some = JSON.stringify(rows.slice(start, start + insertedAtOnce));
    const inserted = await queryRows<{ handle: string }>(
      tx,
      sql`insert into never_list_handles (id, workspace_id, handle, import_id, added_at)
        select id, ${access.workspaceId}, handle, ${importId}, ${addedAt.toISOString()}
        from json_to_recordset(${some}::json) as wanted (id uuid, handle text)
        on conflict (workspace_id, handle) do nothing returning handle`,
    );
    added.push(...inserted.map(({ handle }) => handle));
  }
  return added;
}

/** Deletes a handle by its id, or all handles of an import. Returns them, or null where there is neither. */
export async function deleteEntry(tx: Database, access: Access, id: string): Promise<string[] | null> {
  const own = eq(neverListHandles.workspaceId, access.workspaceId);
  const [one] = await tx
    .delete(neverListHandles)
    .where(and(own, eq(neverListHandles.id, id)))
    .returning({ handle: neverListHandles.handle });
  if (one !== undefined) return [one.handle];
  const ofImport = await tx
    .delete(neverListHandles)
    .where(and(own, eq(neverListHandles.importId, id)))
    .returning({ handle: neverListHandles.handle });
  const [gone] = await tx
    .delete(neverListImports)
    .where(and(eq(neverListImports.workspaceId, access.workspaceId), eq(neverListImports.id, id)))
    .returning({ id: neverListImports.id });
  return gone === undefined ? null : ofImport.map(({ handle }) => handle);
}

/** Takes a handle off the list, however it came on it. */
export async function deleteHandle(tx: Database, access: Access, handle: string): Promise<void> {
  await tx
    .delete(neverListHandles)
    .where(and(eq(neverListHandles.workspaceId, access.workspaceId), eq(neverListHandles.handle, handle)));
}

/** Returns the chats of the people with these handles. */
export function listChatsOfHandles(
  tx: Database,
  access: Access,
  handles: string[],
): Promise<{ id: string; botId: string }[]> {
  return queryRows(
    tx,
    sql`select chats.id, chats.bot_id as "botId"
      from json_array_elements_text(${JSON.stringify(handles)}::json) as wanted (handle)
      join chats on chats.workspace_id = ${access.workspaceId} and lower(chats.username) = wanted.handle`,
  );
}

/** Returns the ids of the workspace's accounts. */
export async function listBotIds(tx: Database, access: Pick<Access, 'workspaceId'>): Promise<string[]> {
  const rows = await tx.select({ id: bots.id }).from(bots).where(eq(bots.workspaceId, access.workspaceId));
  return rows.map(({ id }) => id);
}

const exportedAtOnce = 1_000;

/** Yields all handles of a workspace with their imports, for its download. */
export async function* exportHandles(database: Database, access: Access) {
  let last: string | null = null;
  do {
    const batch: { id: string; handle: string; addedAt: Date; importName: string | null }[] = await database
      .select({
        id: neverListHandles.id,
        handle: neverListHandles.handle,
        addedAt: neverListHandles.addedAt,
        importName: neverListImports.name,
      })
      .from(neverListHandles)
      .leftJoin(neverListImports, eq(neverListImports.id, neverListHandles.importId))
      .where(
        and(
          eq(neverListHandles.workspaceId, access.workspaceId),
          last === null ? undefined : gt(neverListHandles.id, last),
        ),
      )
      .orderBy(asc(neverListHandles.id))
      .limit(exportedAtOnce);
    if (batch.length > 0) yield batch;
    last = batch.length < exportedAtOnce ? null : batch.at(-1)!.id;
  } while (last !== null);
}

/** Returns how the contact of a chat is on the list by their handle, for their download. */
export function listHandleOfChat(database: Database, chatId: string) {
  return database
    .select({ handle: neverListHandles.handle, addedAt: neverListHandles.addedAt })
    .from(neverListHandles)
    .innerJoin(chats, eq(chats.workspaceId, neverListHandles.workspaceId))
    .where(and(eq(chats.id, chatId), eq(neverListHandles.handle, sql`lower(${chats.username})`)));
}
