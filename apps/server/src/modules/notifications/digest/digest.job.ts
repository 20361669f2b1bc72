import { addDays, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import { dayDue } from '@spotter/domain/notifications';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { attentionOf, listQueue } from '../../chats/index.ts';
import { requestNotification } from '../request-notification.ts';
import {
  causeOfDigest,
  countNeeding,
  countUnopened,
  type DigestReader,
  listDueDigests,
  listTimeZonesInUse,
} from './digest.repository.ts';

const digestJob = defineJob('digests', z.object({}));

/** How often due digests are looked for, in ms: the hours of time zones begin at quarters of an hour. */
const pollEveryMs = 5 * 60_000;
const dayMs = 24 * 3_600_000;
/** Max coaches per transaction. */
const atOnce = 50;
const maxCounted = 1000;
/** How many chats are named: as many as the dashboard begins with. */
const namedChats = 3;

/** Counts a coach's calls: those that begin within a day, and those that were booked since an instant. */
export type CountCalls = (
  database: Database,
  workspaceId: WorkspaceId,
  range: { from: Date; until: Date; bookedSince: Date },
) => Promise<{ today: number; booked: number }>;

/** Counts the leads who were about to be lost and were taken care of since an instant. */
export type CountRecovered = (
  database: Database,
  workspaceId: WorkspaceId,
  since: Date,
  max: number,
) => Promise<number>;

/** Starts the making of digests; asking again changes nothing. */
export function requestDigests(database: Database, now: Date): Promise<void> {
  return requestJobs(database, digestJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Creates each coach's digest at the hour of their choice, in their time zone, if there is something in it. */
export function createDigests(options: {
  database: Database;
  clock: Clock;
  countCalls: CountCalls;
  countRecovered: CountRecovered;
}) {
  const { database, clock, countCalls, countRecovered } = options;

  async function make(reader: DigestReader, zone: string, day: string, now: Date): Promise<void> {
    const { id: userId, workspaceId } = reader;
    const from = instantAtOrAfter(day, 0, zone);
    const until = instantAtOrAfter(addDays(day, 1), 0, zone);
    const bookedSince = new Date(now.getTime() - dayMs);
    const [calls, needsYou, unopened, recovered, queue] = await Promise.all([
      countCalls(database, workspaceId, { from, until, bookedSince }),
      countNeeding(database, workspaceId, now, maxCounted),
      countUnopened(database, userId, bookedSince),
      countRecovered(database, workspaceId, bookedSince, maxCounted),
      listQueue(database, { workspaceId }, now, { limit: namedChats, start: null }),
    ]);
    const next = queue.flatMap(({ chat }) => {
      const attention = attentionOf(chat, now);
      return attention === null ? [] : [{ chatId: chat.id, why: attention.why }];
    });
    const digest = { day, needsYou, unopened, callsToday: calls.today, booked: calls.booked, recovered, next };
    const isEmpty = needsYou + unopened + calls.today + calls.booked + recovered === 0;
    if (isEmpty) return;
    await inTransaction(database, (tx) =>
      requestNotification(tx, {
        userId,
        kind: 'digest',
        cause: causeOfDigest(day, reader),
        at: now,
        about: { digest },
      }),
    );
  }

  return handleJob(digestJob, async () => {
    const now = clock.now();
    for (const zone of await listTimeZonesInUse(database)) {
      const days = new Map(
        Array.from({ length: 24 }, (_, hour) => [hour, dayDue(now, hour, zone)] as const).flatMap(([hour, day]) =>
          day === null ? [] : [[hour, day]],
        ),
      );
      if (days.size === 0) continue;
      let after: string | null = null;
      for (;;) {
        const due: (DigestReader & { hour: number })[] = await listDueDigests(database, {
          zone,
          days,
          after,
          limit: atOnce,
        });
        for (const reader of due) await make(reader, zone, days.get(reader.hour)!, now);
        after = due.at(-1)?.id ?? null;
        if (due.length < atOnce) break;
      }
    }
    return { kind: 'again', at: new Date(now.getTime() + pollEveryMs) };
  });
}
