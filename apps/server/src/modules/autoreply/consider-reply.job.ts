import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';

/** Look at a chat and do what its present state calls for. Its key is the chat's id: one at a time per chat. */
export const considerReplyJob = defineJob('consider-reply', z.object({}));

/** Asks for chats to be looked at. */
export function requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void> {
  return requestJobs(
    tx,
    considerReplyJob,
    chatIds.map((key) => ({ key, payload: {}, dueAt })),
  );
}
