import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { defineJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { listChatsOf } from './follow-ups.repository.ts';

/**
 * Look at what a chat's plan says now, and do what is due. Its key is the chat's id: one for each chat, at the
 * plan's next instant. The database requests it with each answer of an agent with follow-ups
 * (`functions/follow-ups.sql`).
 */
export const followUpJob = defineJob('follow-up', z.object({}));

const windowMs = 24 * 3_600_000;
const maxConcurrent = 500;

/** Not the lane of answers, which would wait where a change has the plans of thousands of chats looked at again. */
const laneOf = (botId: string) => `follow-ups ${botId}`;

/** Requests a look at a chat's plan. */
export function requestFollowUp(tx: Database, chat: { id: string; botId: string }, dueAt: Date): Promise<void> {
  return requestJobs(tx, followUpJob, [{ key: chat.id, payload: {}, dueAt, lane: laneOf(chat.botId) }]);
}

/** Requests a look at the plans of accounts, because something changed that holds for all their chats. */
export async function requestFollowUpsOf(tx: Database, botIds: string[], now: Date): Promise<void> {
  if (botIds.length === 0) return;
  const found = await listChatsOf(tx, botIds, new Date(now.getTime() - windowMs));
  for (let start = 0; start < found.length; start += maxConcurrent) {
    const requests = found
      .slice(start, start + maxConcurrent)
      .map(({ id, botId }) => ({ key: id, payload: {}, dueAt: now, lane: laneOf(botId) }));
    await requestJobs(tx, followUpJob, requests);
  }
}
