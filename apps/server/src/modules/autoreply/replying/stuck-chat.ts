import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { newId } from '../../../platform/ids.ts';
import { lateWordJob, noShowAgainJob, noShowJob } from '../../booking/booking.jobs.ts';
import { appointments } from '../../booking/booking.tables.ts';
import { abortWaiting } from '../../chats/chat-switch.ts';
import { chats, decisions, messages, type RecordedDecision } from '../../chats/chats.tables.ts';
import { lockChat } from '../../chats/intake/lock-chats.ts';
import { considerReplyJob } from './consider-reply.job.ts';
import { talkLaterJob } from './talk-later.job.ts';

/** Jobs that say something in the chat of a call, by the call's id. */
const jobsOfCalls = new Set([lateWordJob.kind, noShowJob.kind, noShowAgainJob.kind]);

/** A job never came to an end and is parked: the chat it belongs to, if any, is put on the coach's list. */
export async function noteParkedJob(tx: Database, job: { kind: string; key: string }, now: Date): Promise<void> {
  if (job.kind === considerReplyJob.kind) return giveToCoach(tx, job.key, now);
  const chatId = await findChat(tx, job);
  if (chatId !== null) await putOnList(tx, chatId, now);
}

async function findChat(tx: Database, { kind, key }: { kind: string; key: string }): Promise<string | null> {
  if (kind === talkLaterJob.kind) return key.split(' ')[0]!;
  if (!jobsOfCalls.has(kind)) return null;
  const [call] = await tx.select({ chatId: appointments.chatId }).from(appointments).where(eq(appointments.id, key));
  return call?.chatId ?? null;
}

/** The agent would be silent for a reason that nobody sees; what it had waiting is dropped. */
async function giveToCoach(tx: Database, chatId: string, now: Date): Promise<void> {
  await lockChat(tx, chatId);
  const [chat] = await tx.select().from(chats).where(eq(chats.id, chatId));
  // Where it is off the coach answers anyway.
  if (chat === undefined || !chat.autorepliesEnabled) return;
  const newest = await findNewestInbound(tx, chatId);
  const decision: RecordedDecision = {
    kind: 'hand-over',
    reason: 'stuck',
    keyword: null,
    messageId: newest,
    at: now.toISOString(),
  };
  await tx
    .update(chats)
    .set({
      ...onList(now),
      autorepliesEnabled: false,
      offReason: 'hand-over',
      handBackNote: null,
      pendingReplyAt: null,
      lastDecision: decision,
    })
    .where(eq(chats.id, chatId));
  const { abortedMessageIds } = await abortWaiting(tx, chatId);
  const decisionId = newId();
  const { kind, reason, keyword, messageId } = decision;
  await tx.insert(decisions).values({ id: decisionId, chatId, kind, reason, keyword, messageId, at: now });
  if (newest !== null) await tx.update(messages).set({ decisionId }).where(eq(messages.id, newest));
  const changed = newest === null ? abortedMessageIds : [...abortedMessageIds, newest];
  sendSignals(tx, [{ kind: 'chat-changed', chatId, botId: chat.botId, added: [], changed, overtakes: true }]);
}

async function findNewestInbound(tx: Database, chatId: string): Promise<string | null> {
  const [newest] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.author, 'contact')))
    .orderBy(desc(messages.sequence))
    .limit(1);
  return newest?.id ?? null;
}

async function putOnList(tx: Database, chatId: string, now: Date): Promise<void> {
  const [chat] = await tx.update(chats).set(onList(now)).where(eq(chats.id, chatId)).returning({ botId: chats.botId });
  if (chat === undefined) return;
  sendSignals(tx, [{ kind: 'chat-changed', chatId, botId: chat.botId, added: [], changed: [], overtakes: false }]);
}

function onList(now: Date) {
  return { stage: 'needs_you', handOverReason: 'stuck', handedOverAt: now } as const;
}
