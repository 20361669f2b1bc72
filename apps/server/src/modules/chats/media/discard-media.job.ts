import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { deleteUnsent } from './sent-media.repository.ts';

/** Deletes a file that was uploaded and never sent. The job's key is its id. */
const discardMediaJob = defineJob('discard-media', z.object({}));

/** How long a file waits for being sent. */
const waitMs = 24 * 3_600_000;

export function requestDiscard(tx: Database, id: string, now: Date): Promise<void> {
  return requestJobs(tx, discardMediaJob, [{ key: id, payload: {}, dueAt: new Date(now.getTime() + waitMs) }]);
}

export function createMediaDiscard({ database }: { database: Database }): JobHandler {
  return handleJob(discardMediaJob, async ({ key }) => {
    await inTransaction(database, (tx) => deleteUnsent(tx, key));
    return { kind: 'done' };
  });
}
