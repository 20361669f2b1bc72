import { and, asc, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { chatMilestones } from '../analytics/index.ts';
import { appointments } from '../booking/index.ts';
import { bots } from '../bots/index.ts';
import { type ChatRow, chats, liveBots } from '../chats/index.ts';
import type { Access } from '../../platform/access.ts';

/** Returns a user's calls that start in a period, by their start; at most `limit`. */
export async function listCalls(
  database: Database,
  access: Access,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<{ name: string; start: Date; end: Date }[]> {
  return database
    .select({ name: appointments.guestName, start: appointments.startsAt, end: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, access.workspaceId),
        inArray(appointments.status, ['confirmed', 'pending']),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, until),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}

/** Returns the number of a user's hot leads, up to `limit`, and the chat of the one active last. */
export async function findHotLeads(
  database: Database,
  access: Access,
  { activeSince, limit }: { activeSince: Date; limit: number },
): Promise<{ count: number; chatId: string | null }> {
  // By the index of stages of each account, and that of what needs the coach.
  const found = (stage: SQL) => sql`select c.id, c.last_activity_at from chats c
    where c.bot_id in (${liveBots(access.workspaceId)}) and c.last_activity_at > ${activeSince.toISOString()}::timestamptz
      and c.opted_out_at is null and ${stage}`;
  const hot = sql`(${found(sql`c.stage = 'qualified'`)} union all
    ${found(sql`c.stage = 'needs_you' and c.qualified_at is not null`)})`;
  const [[counted], [first]] = await Promise.all([
    queryRows<{ many: number | string }>(
      database,
      sql`select count(*) as many from (select 1 from ${hot} hot limit ${limit}) counted`,
    ),
    queryRows<{ id: string }>(
      database,
      sql`select hot.id from ${hot} hot order by hot.last_activity_at desc, hot.id desc limit 1`,
    ),
  ]);
  return { count: Number(counted?.many ?? 0), chatId: first?.id ?? null };
}

/** Returns the number of a user's conversations that began after an instant, up to `limit`, and the newest. */
export async function findNewLeads(
  database: Database,
  access: Access,
  { since, limit }: { since: Date; limit: number },
): Promise<{ count: number; newest: { chat: ChatRow; credentialId: string } | null }> {
  const isNew = sql`${chatMilestones.botId} in (${liveBots(access.workspaceId)})
    and ${chatMilestones.beganAt} > ${since.toISOString()}::timestamptz`;
  const counted = database.select({ id: chatMilestones.chatId }).from(chatMilestones).where(isNew).limit(limit);
  const [[all], [newest]] = await Promise.all([
    database.select({ many: count() }).from(counted.as('counted')),
    database
      .select({ chat: chats, credentialId: bots.credentialId })
      .from(chatMilestones)
      .innerJoin(chats, eq(chats.id, chatMilestones.chatId))
      .innerJoin(bots, eq(bots.id, chats.botId))
      .where(isNew)
      .orderBy(sql`${chatMilestones.beganAt} desc`, sql`${chatMilestones.chatId} desc`)
      .limit(1),
  ]);
  return { count: all?.many ?? 0, newest: newest ?? null };
}

/** Returns the number of a user's calls confirmed since an instant, up to `limit`. */
export async function countBooked(
  database: Database,
  access: Access,
  { since, limit }: { since: Date; limit: number },
): Promise<number> {
  const booked = database
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, access.workspaceId),
        eq(appointments.status, 'confirmed'),
        gte(appointments.confirmedAt, since),
      ),
    )
    .limit(limit);
  const [row] = await database.select({ many: count() }).from(booked.as('booked'));
  return row?.many ?? 0;
}

export async function findChat(database: Database, chatId: string): Promise<ChatRow | null> {
  const [chat] = await database.select().from(chats).where(eq(chats.id, chatId));
  return chat ?? null;
}
