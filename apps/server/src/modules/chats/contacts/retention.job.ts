import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import {
  decisionsBefore,
  deleteBatch,
  messagesBefore,
  notesOfQuietChats,
  picturesOfQuietChats,
  proposalsBefore,
  wordsOfQuietChats,
  type DeletedBatch,
} from './retention.repository.ts';

const dayMs = 24 * 3_600_000;
/** Rows deleted at once: few enough that nothing waits long for their locks. */
const batchSize = 500;

const retentionJob = defineJob('retention', z.object({}));

/** Asks for the daily clean-up; asking again changes nothing. */
export function requestRetention(database: Database, now: Date): Promise<void> {
  return requestJobs(database, retentionJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/**
 * Deletes, once a day, what the operator does not want to keep: messages with their decisions and proposals, and
 * the notes and pictures of conversations that have been quiet for as long. Chats keep their stage, and the
 * figures stay too.
 */
export function createRetention(options: {
  database: Database;
  clock: Clock;
  messagesDays: number | null;
  /**
   * Returns statements that each delete a batch of what other modules store about messages that old, and return
   * what they deleted.
   */
  alsoDeleted(before: string, batchSize: number): DeletedBatch[];
}) {
  const { database, clock, messagesDays } = options;

  async function deleteAll(batch: DeletedBatch): Promise<void> {
    let deleted: number;
    do {
      deleted = await inTransaction(database, (tx) => deleteBatch(tx, batch));
    } while (deleted === batchSize);
  }

  return handleJob(retentionJob, async () => {
    const now = clock.now().getTime();
    if (messagesDays === null) return { kind: 'done' };
    const before = new Date(now - messagesDays * dayMs).toISOString();
    await deleteAll(messagesBefore(before, batchSize));
    await deleteAll(decisionsBefore(before, batchSize));
    await deleteAll(proposalsBefore(before, batchSize));
    for (const batch of options.alsoDeleted(before, batchSize)) await deleteAll(batch);
    await deleteAll(notesOfQuietChats(before, batchSize));
    await deleteAll(picturesOfQuietChats(before, batchSize));
    await deleteAll(wordsOfQuietChats(before, batchSize));
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
