import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { foldChanges } from './counted-days.ts';

/** The pause between two folds. Changes that are not folded are read beside the counts, so they should be few. */
const foldEveryMs = 20_000;

const foldAnalyticsJob = defineJob('fold-analytics', z.object({}));

/** Requests the repeated fold of changes into the counts; a second request changes nothing. */
export function requestFold(database: Database, now: Date): Promise<void> {
  return requestJobs(database, foldAnalyticsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Folds the changes into the counts every few seconds. */
export function createAnalyticsFold(options: { database: Database; clock: Clock }) {
  return handleJob(foldAnalyticsJob, async () => {
    await foldChanges(options.database);
    return { kind: 'again', at: new Date(options.clock.now().getTime() + foldEveryMs) };
  });
}
