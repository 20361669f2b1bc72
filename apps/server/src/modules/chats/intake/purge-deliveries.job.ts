import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { deleteNoted } from './stored-deliveries.repository.ts';

const dayMs = 24 * 3_600_000;
const purgeDeliveriesJob = defineJob('purge-deliveries', z.object({}));

/** Asks for the daily purge; asking again changes nothing. */
export function requestPurge(database: Database, now: Date): Promise<void> {
  return requestJobs(database, purgeDeliveriesJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Deletes, once a day, old deliveries that could not be used, because they may hold people's words. */
export function createDeliveryPurge(options: {
  database: Database;
  clock: Clock;
  /** How many days they are kept for an investigation. */
  keptDays: number;
}) {
  return handleJob(purgeDeliveriesJob, async () => {
    const now = options.clock.now().getTime();
    await deleteNoted(options.database, new Date(now - options.keptDays * dayMs));
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
