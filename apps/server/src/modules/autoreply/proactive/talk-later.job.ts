import { findTalkLater, isAcknowledgement, languageOf, talkLaterWords, timeOfDay, wallTimeAt } from '@spotter/domain';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import type { SendProactively } from '../../chats/sending/proactive-message.ts';
import { loadChatState, type ChatState } from '../../chats/chat-state.ts';
import { users } from '../../users/users.tables.ts';
import { findZoneFact, newestInbound } from '../replying/chat-facts.ts';

/** Its key is the chat's id and the message in which the wish stood. */
export const talkLaterJob = defineJob('talk-later', z.object({ chatId: z.string(), turn: z.string() }));

/** "After 8" is a little after 8. */
const graceMs = 5 * 60_000;
const newestTexts = 6;

type Fact = { name: string; value: string };

/** Whether the contact names a time of their own. That does not depend on their zone: nothing is read for the many who do not. */
export function wishesToTalkLater(state: ChatState, now: Date): boolean {
  const newest = newestInbound(state);
  return newest !== undefined && findTalkLater(newest.text, now, 'UTC') !== null;
}

/**
 * Notes that the contact wants to be written to at a time of their own, in the transaction that claims the answer to it.
 * Their zone where it is known, else the coach's. Answers what is to be remembered of it.
 */
export async function noteTalkLater(tx: Database, state: ChatState, now: Date): Promise<Fact | null> {
  const newest = newestInbound(state);
  if (newest === undefined || !wishesToTalkLater(state, now)) return null;
  const told = findZoneFact(state.chat.facts);
  const zone = told ?? (await coachZone(tx, state.bot.userId));
  const at = findTalkLater(newest.text, now, zone);
  if (at === null) return null;
  await requestJobs(tx, talkLaterJob, [
    {
      key: `${state.chat.id} ${newest.id}`,
      payload: { chatId: state.chat.id, turn: newest.id },
      dueAt: new Date(at.getTime() + graceMs),
    },
  ]);
  const { day, minutes } = wallTimeAt(at, zone);
  return { name: 'talk_later', value: `${day} ${timeOfDay(minutes)} (${zone})` };
}

async function coachZone(tx: Database, userId: string): Promise<string> {
  const [row] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone ?? 'UTC';
}

/** Writes once at the time that was asked for; where the window is closed by then, the chat is put on the coach's list. */
export function createTalkLater(options: { database: Database; clock: Clock; sendProactively: SendProactively }) {
  const { database, clock, sendProactively } = options;
  return handleJob(talkLaterJob, ({ payload: { chatId, turn } }) =>
    inTransaction(database, async (tx): Promise<JobResult> => {
      const state = await loadChatState(tx, chatId, { lock: true });
      const now = clock.now();
      if (state === null || hasMovedOn(state, turn)) return { kind: 'done' };
      const texts = state.messages.filter(({ author }) => author === 'contact').map(({ text }) => text);
      const text = talkLaterWords(languageOf(texts.slice(-newestTexts)));
      const said = await sendProactively(tx, chatId, { reason: 'asked-for-later', text }, now);
      return said.kind === 'later' ? { kind: 'again', at: said.at } : { kind: 'done' };
    }),
  );
}

/** Since the wish somebody said more than thanks: then the conversation goes on by itself. */
function hasMovedOn({ messages }: ChatState, turn: string): boolean {
  const wish = messages.findIndex(({ id }) => id === turn);
  return messages
    .slice(wish + 1)
    .some(
      ({ aborted, author, text }) =>
        !aborted && author !== 'agent' && !(author === 'contact' && isAcknowledgement(text)),
    );
}
