import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { defineJob } from '../../../queue/define-job.ts';
import { hastenLanes, requestJobs } from '../../../queue/queue.ts';
import { chats } from '../../chats/chats.tables.ts';

/** Look at a chat and do what its present state calls for. Its key is the chat's id: one at a time per chat. */
export const considerReplyJob = defineJob('consider-reply', z.object({}));

/**
 * Asks for chats to be looked at. `lanes`: the account of each chat, by which workers take turns and all that waits for it
 * is found, where it is at hand. `request`: how it is asked for.
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

async function findAccounts(tx: Database, chatIds: string[]): Promise<Map<string, string>> {
  const rows = await tx.select({ id: chats.id, botId: chats.botId }).from(chats).where(inArray(chats.id, chatIds));
  return new Map(rows.map(({ id, botId }) => [id, botId]));
}

/** Has every chat of these accounts looked at now that what they may wait for is over. */
export function resumeConsideration(tx: Database, botIds: string[], now: Date): Promise<void> {
  return hastenLanes(tx, considerReplyJob, botIds, now);
}
