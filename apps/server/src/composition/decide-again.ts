import type { Database } from '../database/database.ts';
import { requestFollowUpsOf, resumeConsideration } from '../modules/autoreply/index.ts';
import { resumeComments } from '../modules/comments/index.ts';

/** Has everything decided again that the chats of accounts wait for: what holds for all of them has changed. */
export async function decideAgain(tx: Database, botIds: string[], now: Date): Promise<void> {
  await resumeConsideration(tx, botIds, now);
  await requestFollowUpsOf(tx, botIds, now);
  await resumeComments(tx, { botIds }, now);
}
