import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { defineJob } from '../../../queue/define-job.ts';
import { hastenLanes, requestJobs } from '../../../queue/queue.ts';
import { findAccounts } from './chats-to-consider.repository.ts';

/** Looks at a chat and does what its present state requires. Its key is the chat's id: one at a time per chat. */
export const considerReplyJob = defineJob('consider-reply', z.object({}));

/**
 * Requests a look at chats. `lanes`: the account of each chat, where known, by which workers take turns and by
 * which all jobs of an account are found. `request`: the function that requests the jobs.
 */
export async function requestConsideration(
  tx: Database,
  chatIds: string[],
  dueAt: Date,
  { lanes, request = requestJobs }: { lanes?: ReadonlyMap<string, string>; request?: typeof requestJobs } = {},
): Promise<void> {
  if (chatIds.length === 0) return;
  const accounts = lanes ?? (await findAccounts(tx, chatIds));
  await request(
    tx,
    considerReplyJob,
    chatIds.map((key) => {
      const lane = accounts.get(key);
      return { key, payload: {}, dueAt, ...(lane === undefined ? {} : { lane }) };
    }),
  );
}

/** Makes the looks at all chats of these accounts due now, because what they may wait for is over. */
export function resumeConsideration(tx: Database, botIds: string[], now: Date): Promise<void> {
  return hastenLanes(tx, considerReplyJob, botIds, now);
}
