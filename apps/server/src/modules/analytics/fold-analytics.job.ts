import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { foldChanges } from './counted-days.ts';

/** What is not added up yet is read beside the counts: this often keeps it little. */
const foldEveryMs = 20_000;

const foldAnalyticsJob = defineJob('fold-analytics', z.object({}));

/** Asks for the counts to be kept up; asking again changes nothing. */
export function requestFold(database: Database, now: Date): Promise<void> {
  return requestJobs(database, foldAnalyticsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Adds up, every few seconds, what changed. */
export function createAnalyticsFold(options: { database: Database; clock: Clock }) {
  return handleJob(foldAnalyticsJob, async () => {
    await foldChanges(options.database);
    return { kind: 'again', at: new Date(options.clock.now().getTime() + foldEveryMs) };
  });
}
