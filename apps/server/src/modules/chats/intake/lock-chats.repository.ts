import { and, eq, or, sql } from 'drizzle-orm';
import { isOneOf } from '../../../database/array-value.ts';
import type { Database } from '../../../database/database.ts';
import { preparedQuery, preparedSql } from '../../../database/prepared-query.ts';
import { keptOptOutAt } from '../contacts/kept-opt-outs.repository.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import { chats } from '../chats.tables.ts';

/**
 * Locks a chat that is known by its id. A message's status changes only after its chat is locked: a failed or
 * unconfirmed message is noted in its chat too, and two transactions that lock in different orders wait for each
 * other.
 */
export async function lockChat(tx: Database, chatId: string): Promise<void> {
  await lock(tx, { chatId });
}

const lock = preparedQuery((database, { chatId }: { chatId: string }) =>
  database.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update'),
);

/** Locks chats that are known by their ids, in the order of deliveries. Returns those that are there. */
export function lockChatsById(tx: Database, chatIds: string[]): Promise<{ id: string; botId: string }[]> {
  return tx
    .select({ id: chats.id, botId: chats.botId })
    .from(chats)
    .where(isOneOf(chats.id, chatIds))
    .orderBy(chats.botId, sql`${chats.contactId} collate "C"`)
    .for('update');
}

/** A locked chat, with what is known of its contact. */
type LockedRow = Pick<
  typeof chats.$inferSelect,
  'id' | 'botId' | 'contactId' | 'username' | 'name' | 'lastInboundAt'
> & { checkedAt: Date | null; referralWaitsSince: string | null };

const columns = {
  id: chats.id,
  botId: chats.botId,
  contactId: chats.contactId,
  checkedAt: chats.profileCheckedAt,
  username: chats.username,
  name: chats.name,
  lastInboundAt: chats.lastInboundAt,
  referralWaitsSince: sql<string | null>`${chats.referral}->>'waitsSince'`,
};

/** A chat to be opened, with the hashes of its contact in case an earlier chat was deleted. */
export type ChatToOpen = Required<
  Pick<typeof chats.$inferInsert, 'id' | 'workspaceId' | 'botId' | 'contactId' | 'createdAt'>
> &
  ReturnType<HashContact>;

/**
 * Locks chats, and opens those that do not exist yet. An existing one is only locked: to write its row would
 * cost as much as to change it.
 */
export async function openAndLock(tx: Database, values: ChatToOpen[]): Promise<LockedRow[]> {
  const rows = await lockOrOpen(tx, { rows: JSON.stringify(values) });
  return rows.map(({ checkedMs, lastInboundMs, ...row }) => ({
    ...row,
    checkedAt: checkedMs === null ? null : new Date(Number(checkedMs)),
    lastInboundAt: lastInboundMs === null ? null : new Date(Number(lastInboundMs)),
  }));
}

type LockedOrOpened = Omit<LockedRow, 'checkedAt' | 'lastInboundAt'> &
  Record<'checkedMs' | 'lastInboundMs', number | string | null>;

const lockedColumns = sql`id, bot_id as "botId", contact_id as "contactId", username, name,
  referral->>'waitsSince' as "referralWaitsSince",
  extract(epoch from profile_checked_at) * 1000 as "checkedMs", extract(epoch from last_inbound_at) * 1000 as "lastInboundMs"`;

// Each chat is looked up on its own: for a join the planner would rather read all chats.
const lockOrOpen = preparedSql<{ rows: string }, LockedOrOpened>(
  ({ rows }) => sql`
    with wanted as materialized (
      select * from json_to_recordset(${rows}::json) as wanted (id uuid, "workspaceId" uuid, "botId" uuid, "contactId" text,
        "createdAt" timestamptz, current text, previous text)),
    known as materialized (
      select known.* from wanted cross join lateral (
        select ${lockedColumns} from ${chats}
        where bot_id = wanted."botId" and contact_id = wanted."contactId" for update) known),
    opened as (
      insert into ${chats} (id, workspace_id, bot_id, contact_id, created_at, opted_out_at)
      select id, "workspaceId", "botId", "contactId", "createdAt",
        -- A wish to be left alone outlives the chat in which it was expressed.
        ${keptOptOutAt({ botId: sql`wanted."botId"`, current: sql`current`, previous: sql`previous` })}
      from wanted
      where not exists (select from known where known."botId" = wanted."botId" and known."contactId" = wanted."contactId")
      on conflict (bot_id, contact_id) do update set contact_id = excluded.contact_id
      returning ${lockedColumns})
    select * from known union all select * from opened`,
);

/**
 * Locks the existing chats. The query is sent when this is called, not when it is awaited, because what follows
 * must come after it.
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
