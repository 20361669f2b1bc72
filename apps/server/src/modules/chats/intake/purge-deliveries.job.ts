import { and, isNull, lt, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { isSetAside, webhookDeliveries } from './deliveries.tables.ts';

const dayMs = 24 * 3_600_000;
const purgeDeliveriesJob = defineJob('purge-deliveries', z.object({}));

/** Asks for the daily purge; asking again changes nothing. */
export function requestPurge(database: Database, now: Date): Promise<void> {
  return requestJobs(database, purgeDeliveriesJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Forgets, once a day, what platforms delivered long ago and nobody could use: it may hold people's words. */
export function createDeliveryPurge(options: {
  database: Database;
  clock: Clock;
  /** For so long they are kept for whoever looks into why. */
  keptDays: number;
}) {
  return handleJob(purgeDeliveriesJob, async () => {
    const now = options.clock.now().getTime();
    await options.database.delete(webhookDeliveries).where(
      and(
        isNull(webhookDeliveries.dueAt),
        lt(webhookDeliveries.receivedAt, new Date(now - options.keptDays * dayMs)),
        // Nobody has read what these tell: an operator decides.
        not(sql`(${isSetAside})`),
      ),
    );
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
