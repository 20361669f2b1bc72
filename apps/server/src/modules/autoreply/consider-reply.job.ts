import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineJob } from '../../queue/define-job.ts';
import { hastenLanes, requestJobs } from '../../queue/queue.ts';

/** Look at a chat and do what its present state calls for. Its key is the chat's id: one at a time per chat. */
export const considerReplyJob = defineJob('consider-reply', z.object({}));

/**
 * Asks for chats to be looked at. `lanes`: the account of each chat, by which workers take turns, where it is at hand.
 * `request`: how it is asked for.
 */
export function requestConsideration(
  tx: Database,
  chatIds: string[],
  dueAt: Date,
  { lanes, request = requestJobs }: { lanes?: ReadonlyMap<string, string>; request?: typeof requestJobs } = {},
): Promise<void> {
  return request(
    tx,
    considerReplyJob,
    chatIds.map((key) => {
      const lane = lanes?.get(key);
      return { key, payload: {}, dueAt, ...(lane === undefined ? {} : { lane }) };
    }),
  );
}

/** Has every chat of these accounts looked at now that what they may wait for is over. */
export function resumeConsideration(tx: Database, botIds: string[], now: Date): Promise<void> {
  return hastenLanes(tx, considerReplyJob, botIds, now);
}
