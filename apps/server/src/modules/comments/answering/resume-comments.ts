import type { Database } from '../../../database/database.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { listHeldComments } from './comment-state.repository.ts';
import { considerCommentJob } from './consider-comment.job.ts';

/** Has the comments looked at that wait for something about their account; by its credential, or by bots. */
export async function resumeComments(
  tx: Database,
  of: { credentialId: string } | { botIds: string[] },
  now: Date,
): Promise<void> {
  const held = await listHeldComments(tx, of);
  const wanted = held.map(({ botId, id }) => ({ key: id, payload: {}, dueAt: now, lane: botId }));
  await requestJobs(tx, considerCommentJob, wanted);
}
