import { highestCount, type NeedsYou, type Today } from '@spotter/contract';
import { daysAround, visitNow } from '@spotter/domain';
import { and, asc, count, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { chatMilestones } from '../analytics/analytics.tables.ts';
import { appointments } from '../booking/booking.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { attentionOf } from '../chats/inbox/attention.ts';
import { countInbox, listQueue, liveBots } from '../chats/inbox/chat-list.ts';
import { chats } from '../chats/chats.tables.ts';
import { findUserById } from '../users/users.repository.ts';
import { findState, recordVisit, visitsOf } from './dashboard-states.ts';

/** Whoever was silent for longer is not hot any more. */
const hotForMs = 7 * 24 * 3_600_000;

/** What a coach looks at first, in their own zone. */
export function createTodayService({ database, clock }: { database: Database; clock: Clock }) {
  async function getUser(userId: string) {
    const user = await findUserById(database, userId);
    if (user === null) throw new AppError('not_found', 'This user does not exist');
    return user;
  }

  return {
    async find(userId: string): Promise<Today> {
      const [user, state] = await Promise.all([getUser(userId), findState(database, userId)]);
      const now = clock.now();
      const { day, todayFrom, todayUntil, weekFrom } = daysAround(now, user.timeZone);
      // As if this were a visit: so the answer is the same whether or not the visit was told before.
      const { newSince } = visitNow(visitsOf(state), now, user.createdAt);
      const [calls, needsYou, hotLeads, newLeads, booked] = await Promise.all([
        findCalls(database, userId, { from: todayFrom, until: todayUntil, now }),
        findNeedsYou(database, userId, now),
        findHotLeads(database, userId, new Date(now.getTime() - hotForMs)),
        findNewLeads(database, userId, newSince),
        countBooked(database, userId, weekFrom),
      ]);
      return {
        day,
        timeZone: user.timeZone,
        calls,
        needsYou,
        hotLeads,
        newLeads: { ...newLeads, since: newSince.toISOString() },
        bookedThisWeek: { count: booked },
      };
    },

    async visit(userId: string): Promise<void> {
      const { createdAt } = await getUser(userId);
      await recordVisit(database, userId, clock.now(), createdAt);
    },
  };
}

export type TodayService = ReturnType<typeof createTodayService>;

async function findCalls(
  database: Database,
  userId: string,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<Today['calls']> {
  const rows = await database
    .select({ name: appointments.guestName, start: appointments.startsAt, end: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.coachId, userId),
        inArray(appointments.status, ['confirmed', 'pending']),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, until),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(highestCount);
  const next = rows.find(({ end }) => end > now);
  return {
    count: rows.length,
    next: next === undefined ? null : { name: next.name, start: next.start.toISOString() },
  };
}

async function findNeedsYou(database: Database, userId: string, now: Date): Promise<Today['needsYou']> {
  const [accounts, [first]] = await Promise.all([
    countInbox(database, userId, now, highestCount),
    listQueue(database, userId, now, { limit: 1, start: null }),
  ]);
  const why: NeedsYou['why'] | undefined = first === undefined ? undefined : attentionOf(first.chat, now)?.why;
  return {
    count: Math.min(
      accounts.reduce((all, { needsYou }) => all + needsYou, 0),
      highestCount,
    ),
    first: first === undefined || why === undefined ? null : { ...named(first.chat), why },
  };
}

/** By the index of stages of each account, and that of what needs the coach. */
async function findHotLeads(database: Database, userId: string, activeSince: Date): Promise<Today['hotLeads']> {
  const found = (stage: SQL) => sql`select c.id, c.last_activity_at from chats c
    where c.bot_id in (${liveBots(userId)}) and c.last_activity_at > ${activeSince.toISOString()}::timestamptz
      and c.opted_out_at is null and ${stage}`;
  const hot = sql`(${found(sql`c.stage = 'qualified'`)} union all
    ${found(sql`c.stage = 'needs_you' and c.qualified_at is not null`)})`;
  const [[counted], [first]] = await Promise.all([
    queryRows<{ many: number | string }>(
      database,
      sql`select count(*) as many from (select 1 from ${hot} hot limit ${highestCount}) counted`,
    ),
    queryRows<{ id: string }>(
      database,
      sql`select hot.id from ${hot} hot order by hot.last_activity_at desc, hot.id desc limit 1`,
    ),
  ]);
  return { count: Number(counted?.many ?? 0), first: first === undefined ? null : await nameOf(database, first.id) };
}

async function findNewLeads(
  database: Database,
  userId: string,
  since: Date,
): Promise<Pick<Today['newLeads'], 'count' | 'newest'>> {
  const isNew = sql`${chatMilestones.botId} in (${liveBots(userId)})
    and ${chatMilestones.beganAt} > ${since.toISOString()}::timestamptz`;
  const counted = database.select({ id: chatMilestones.chatId }).from(chatMilestones).where(isNew).limit(highestCount);
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
  return {
    count: all?.many ?? 0,
    newest: newest === undefined ? null : { ...named(newest.chat), credentialId: newest.credentialId },
  };
}

async function countBooked(database: Database, userId: string, since: Date): Promise<number> {
  const booked = database
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(eq(appointments.coachId, userId), eq(appointments.status, 'confirmed'), gte(appointments.confirmedAt, since)),
    )
    .limit(highestCount);
  const [row] = await database.select({ many: count() }).from(booked.as('booked'));
  return row?.many ?? 0;
}

async function nameOf(database: Database, chatId: string): Promise<{ chatId: string; name: string } | null> {
  const [chat] = await database.select().from(chats).where(eq(chats.id, chatId));
  return chat === undefined ? null : named(chat);
}

function named(chat: typeof chats.$inferSelect): { chatId: string; name: string } {
  return { chatId: chat.id, name: chat.name ?? chat.username ?? chat.contactId };
}
