import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { lateWordJob, noShowAgainJob, noShowJob } from '../../booking/booking.jobs.ts';
import { appointments } from '../../booking/booking.tables.ts';
import { putOnList } from '../../chats/chat-switch.ts';
import { giveStuckChatToCoach } from '../../chats/stuck-chat.ts';
import { considerReplyJob } from './consider-reply.job.ts';
import { talkLaterJob } from '../proactive/talk-later.job.ts';

/** Jobs that say something in the chat of a call, by the call's id. */
const jobsOfCalls = new Set([lateWordJob.kind, noShowJob.kind, noShowAgainJob.kind]);

/** A job never came to an end and is parked: the chat it belongs to, if any, is put on the coach's list. */
export async function noteParkedJob(tx: Database, job: { kind: string; key: string }, now: Date): Promise<void> {
  if (job.kind === considerReplyJob.kind) return giveStuckChatToCoach(tx, job.key, now);
  const chatId = await findChat(tx, job);
  if (chatId !== null) await putOnList(tx, chatId, 'stuck', now);
}

async function findChat(tx: Database, { kind, key }: { kind: string; key: string }): Promise<string | null> {
  if (kind === talkLaterJob.kind) return key.split(' ')[0]!;
  if (!jobsOfCalls.has(kind)) return null;
  const [call] = await tx.select({ chatId: appointments.chatId }).from(appointments).where(eq(appointments.id, key));
  return call?.chatId ?? null;
}
