import { addDays, defaultDigestHour, digestDue, instantAtOrAfter } from '@spotter/domain';
import { and, count, eq, gt, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, queryRows, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { chatsNeeding } from '../chats/inbox/attention.ts';
import { users } from '../users/users.tables.ts';
import { notificationPreferences, notifications } from './notifications.tables.ts';
import { requestNotification } from './request-notification.ts';

const digestJob = defineJob('digests', z.object({}));

/** Hours of zones begin at quarters of an hour. */
const lookEveryMs = 5 * 60_000;
const dayMs = 24 * 3_600_000;
/** So many coaches are looked at in one transaction. */
const atOnce = 50;
const mostCounted = 1000;

/** Counts a coach's calls: those that begin within a day, and those that were booked since an instant. */
export type CountCalls = (
  database: Database,
  userId: string,
  range: { from: Date; until: Date; bookedSince: Date },
) => Promise<{ today: number; booked: number }>;

/** Asks for digests to be made from now on; asking again changes nothing. */
export function requestDigests(database: Database, now: Date): Promise<void> {
  return requestJobs(database, digestJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Makes each coach's digest at the hour of their choice, in their zone, where there is something in it. */
export function createDigests(options: { database: Database; clock: Clock; countCalls: CountCalls }) {
  const { database, clock, countCalls } = options;

  async function make(userId: string, zone: string, day: string, now: Date): Promise<void> {
    const from = instantAtOrAfter(day, 0, zone);
    const until = instantAtOrAfter(addDays(day, 1), 0, zone);
    const bookedSince = new Date(now.getTime() - dayMs);
    const [calls, needsYou, unopened] = await Promise.all([
      countCalls(database, userId, { from, until, bookedSince }),
      countNeeding(database, userId, now),
      countUnopened(database, userId, bookedSince),
    ]);
    const digest = { day, needsYou, unopened, callsToday: calls.today, booked: calls.booked };
    const isEmpty = needsYou + unopened + calls.today + calls.booked === 0;
    if (isEmpty) return;
    await inTransaction(database, (tx) =>
      requestNotification(tx, { userId, kind: 'digest', cause: `digest ${day}`, at: now, about: { digest } }),
    );
  }

  /** Those of a zone whose hour it is, who want one and have none of the day. */
  function listDue(zone: string, days: Map<number, string>, after: string | null) {
    // Who has chosen nothing gets one.
    const wantsDigest = or(
      sql`${notificationPreferences.ways} -> 'digest' is null`,
      sql`exists (select from jsonb_each_text(${notificationPreferences.ways} -> 'digest') way where way.value = 'true')`,
    );
    const hour = sql<number>`coalesce(${notificationPreferences.digestHour}, ${defaultDigestHour})`;
    const cause = sql`case ${sql.join(
      [...days].map(([at, day]) => sql`when ${hour} = ${at}::int then ${`digest ${day}`}::text`),
      sql` `,
    )} end`;
    return database
      .select({ id: users.id, hour: sql<number>`${hour}`.mapWith(Number) })
      .from(users)
      .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
      .where(
        and(
          eq(users.timeZone, zone),
          after === null ? undefined : gt(users.id, after),
          inArray(hour, [...days.keys()]),
          or(isNull(notificationPreferences.userId), wantsDigest),
          notExists(
            database
              .select({ one: sql`1` })
              .from(notifications)
              .where(and(eq(notifications.userId, users.id), eq(notifications.cause, cause))),
          ),
        ),
      )
      .orderBy(users.id)
      .limit(atOnce);
  }

  return handleJob(digestJob, async () => {
    const now = clock.now();
    const zones = await database.selectDistinct({ zone: users.timeZone }).from(users);
    for (const { zone } of zones) {
      const days = new Map(
        Array.from({ length: 24 }, (_, hour) => [hour, digestDue(now, hour, zone)] as const).flatMap(([hour, day]) =>
          day === null ? [] : [[hour, day]],
        ),
      );
      if (days.size === 0) continue;
      let after: string | null = null;
      for (;;) {
        const due: { id: string; hour: number }[] = await listDue(zone, days, after);
        for (const { id, hour } of due) await make(id, zone, days.get(hour)!, now);
        after = due.at(-1)?.id ?? null;
        if (due.length < atOnce) break;
      }
    }
    return { kind: 'again', at: new Date(now.getTime() + lookEveryMs) };
  });
}

async function countNeeding(database: Database, userId: string, now: Date): Promise<number> {
  const ofBots = sql`bot_id in (select id from bots where user_id = ${userId} and removed_at is null)`;
  const [row] = await queryRows<{ many: number | string }>(
    database,
    sql`select count(*) as many from (select 1 from ${chatsNeeding(ofBots, now)} needing limit ${mostCounted}) counted`,
  );
  return Number(row?.many ?? 0);
}

async function countUnopened(database: Database, userId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNotNull(notifications.listedAt),
        isNull(notifications.openedAt),
        gt(notifications.at, since),
        // A digest that counts digests would never be empty.
        sql`${notifications.kind} not in ('digest', 'test')`,
      ),
    );
  return row?.many ?? 0;
}
