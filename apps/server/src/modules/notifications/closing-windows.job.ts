import { settledSilences } from '@spotter/domain';
import { and, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { chats, isAwaiting } from '../chats/chats.tables.ts';
import { notifications } from './notifications.tables.ts';
import { requestNotification } from './request-notification.ts';

const closingWindowsJob = defineJob('closing-windows', z.object({}));

const lookEveryMs = 5 * 60_000;
const windowMs = 24 * 3_600_000;
/** So long before its window closes a coach is told of an unanswered contact. */
const leftMs = 3 * 3_600_000;
const atOnce = 200;

/** Asks for closing windows to be watched from now on; asking again changes nothing. */
export function requestWindowWatch(database: Database, now: Date): Promise<void> {
  return requestJobs(database, closingWindowsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Tells coaches of contacts whom nobody has answered, and soon nobody may. */
export function createWindowWatch({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(closingWindowsJob, async () => {
    const now = clock.now();
    for (;;) {
      const found = await database
        .select({ id: chats.id, userId: chats.userId, botId: chats.botId, lastInboundAt: chats.lastInboundAt })
        .from(chats)
        .where(
          and(
            isAwaiting,
            gt(chats.lastInboundAt, new Date(now.getTime() - windowMs)),
            lte(chats.lastInboundAt, new Date(now.getTime() - windowMs + leftMs)),
            isNull(chats.pendingReplyAt),
            isNull(chats.optedOutAt),
            or(isNull(chats.lastDecision), notInArray(sql`${chats.lastDecision} ->> 'reason'`, [...settledSilences])),
            sql`not exists (select from ${notifications} where ${notifications.userId} = ${chats.userId}
              and ${notifications.cause} = ${causeInSql})`,
          ),
        )
        .limit(atOnce);
      await inTransaction(database, async (tx) => {
        for (const { id, userId, botId, lastInboundAt } of found) {
          const cause = `window ${id} ${lastInboundAt!.getTime()}`;
          await requestNotification(tx, { userId, kind: 'window_closing', cause, at: now, chatId: id, botId });
        }
      });
      if (found.length < atOnce) break;
    }
    return { kind: 'again', at: new Date(now.getTime() + lookEveryMs) };
  });
}

/** A window is named by the message that it counts from. */
const causeInSql = sql`'window ' || ${chats.id}::text || ' ' || (extract(epoch from ${chats.lastInboundAt}) * 1000)::bigint::text`;
