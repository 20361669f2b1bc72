import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { deleteCallsUntil } from './call-answers.repository.ts';
import { oldestKept } from './call-memory.ts';

const hourMs = 3_600_000;
const batchSize = 500;
const purgeAnswersJob = defineJob('purge-call-answers', z.object({}));

/** Asks for the hourly purge; asking again changes nothing. */
export function requestAnswerPurge(database: Database, now: Date): Promise<void> {
  return requestJobs(database, purgeAnswersJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Deletes, once an hour, the answers of named calls that are older than a day: they may hold people's words. */
export function createAnswerPurge({ database, clock }: { database: Database; clock: Clock }): JobHandler {
  return handleJob(purgeAnswersJob, async () => {
    const now = clock.now();
    const deleted = await deleteCallsUntil(database, oldestKept(now), batchSize);
    return { kind: 'again', at: deleted < batchSize ? new Date(now.getTime() + hourMs) : now };
  });
}
