import type { Database } from '../../../database/database.ts';
import { callChangeNoticeJob, noShowAgainJob, noShowJob } from '../../booking/index.ts';
import { giveStuckChatToCoach, putOnList } from '../../chats/index.ts';
import { findChatOfCall } from './chats-to-consider.repository.ts';
import { considerReplyJob } from './consider-reply.job.ts';
import { talkLaterJob } from '../proactive/talk-later.job.ts';

/** Kinds of jobs that write in the chat of a call; their keys are calls' ids. */
const jobsOfCalls = new Set([callChangeNoticeJob.kind, noShowJob.kind, noShowAgainJob.kind]);

/** Puts the chat of a parked job, if it has one, on the coach's list, because the job never ended. */
export async function noteParkedJob(tx: Database, job: { kind: string; key: string }, now: Date): Promise<void> {
  if (job.kind === considerReplyJob.kind) return giveStuckChatToCoach(tx, job.key, now);
  const chatId = await findChat(tx, job);
  if (chatId !== null) await putOnList(tx, chatId, 'stuck', now);
}

async function findChat(tx: Database, { kind, key }: { kind: string; key: string }): Promise<string | null> {
  if (kind === talkLaterJob.kind) return key.split(' ')[0]!;
  return jobsOfCalls.has(kind) ? findChatOfCall(tx, key) : null;
}
