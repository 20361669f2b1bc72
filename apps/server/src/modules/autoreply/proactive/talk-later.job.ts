import { beyondWindowWords, findTalkLater, planWish, talkLaterWords } from '@spotter/domain/autoreply';
import { timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import { languageOf } from '@spotter/language/detection/chat-language';
import { isAcknowledgement } from '@spotter/domain/wording';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob, type JobResult } from '../../../queue/define-job.ts';
import { findDueJobs, requestJobs } from '../../../queue/queue.ts';
import {
  chatLanguage,
  findZone,
  type ChatState,
  loadChatState,
  type PlainChatState,
  type SendProactively,
} from '../../chats/index.ts';
import { newestInbound } from '../replying/chat-facts.ts';
import { lastOutbound } from '../tools/contact-answer.ts';

/** A message at a time that the contact wished. Its key is the chat's id and the message with the wish. */
export const talkLaterJob = defineJob('talk-later', z.object({ chatId: z.string(), turn: z.string() }));

/** The time added to a wish, because "after 8" means a little after 8. */
const graceMs = 5 * 60_000;
const newestTexts = 6;
/** The fact that tells of a wish. */
export const wishFact = 'talk_later';

type Fact = { name: string; value: string };

/** Whether our side's newest message has times of a call to tap. */
function areTimesOffered(state: ChatState): boolean {
  return (lastOutbound(state)?.quickReplies ?? null) !== null;
}

/**
 * Returns what follows where the contact wants a message at a time of their own: the fact to remember, what
 * to say at once where no agent may write any more by then, and a function that plans the message, to be
 * called in the transaction that claims the answer. The time is in their zone where it is known, else in the
 * coach's.
 */
export function planTalkLater(
  state: ChatState,
  now: Date,
): { fact: Fact; say: string | null; plan(tx: Database): Promise<void> } | null {
  const newest = newestInbound(state);
  if (newest === undefined) return null;
  const zone = findZone(state) ?? state.coachZone;
  const at = findTalkLater(newest.text, now, zone, areTimesOffered(state));
  if (at === null) return null;
  const dueAt = new Date(at.getTime() + graceMs);
  const { day, minutes } = wallTimeAt(at, zone);
  const isInside = planWish(dueAt, state.chat).state === 'planned';
  const request = { key: `${state.chat.id} ${newest.id}`, payload: { chatId: state.chat.id, turn: newest.id }, dueAt };
  return {
    plan: (tx) => requestJobs(tx, talkLaterJob, [request]),
    fact: { name: wishFact, value: `${day} ${timeOfDay(minutes)} (${zone})` },
    say: isInside ? null : beyondWindowWords(chatLanguage(state)),
  };
}

/** Whether the contact once asked for a message at a time of their own. The answer records that wish as a fact. */
export function onceWished(facts: Pick<Fact, 'name'>[]): boolean {
  return facts.some(({ name }) => name === wishFact);
}

/** Returns when the messages are due that contacts asked for, by chat. */
export async function findWishedMessages(tx: Database, states: PlainChatState[]): Promise<Map<string, Date>> {
  const wishes = states.flatMap(({ chat, messages }) =>
    onceWished(chat.facts)
      ? messages.filter(({ author }) => author === 'contact').map(({ id }) => `${chat.id} ${id}`)
      : [],
  );
  const earliest = new Map<string, Date>();
  for (const [key, dueAt] of await findDueJobs(tx, talkLaterJob, wishes)) {
    const chatId = key.slice(0, key.indexOf(' '));
    const known = earliest.get(chatId);
    if (known === undefined || dueAt < known) earliest.set(chatId, dueAt);
  }
  return earliest;
}

/** Writes once at the requested time; if the window is closed by then, the chat is put on the coach's list. */
export function createTalkLater(options: { database: Database; clock: Clock; sendProactively: SendProactively }) {
  const { database, clock, sendProactively } = options;
  return handleJob(talkLaterJob, ({ payload: { chatId, turn } }) =>
    inTransaction(database, async (tx): Promise<JobResult> => {
      const state = await loadChatState(tx, chatId, { lock: true });
      const now = clock.now();
      if (state === null || hasMovedOn(state, turn)) return { kind: 'done' };
      const texts = state.messages.filter(({ author }) => author === 'contact').map(({ text }) => text);
      const text = talkLaterWords(languageOf(texts.slice(-newestTexts)));
      const outcome = await sendProactively(tx, chatId, { reason: 'asked-for-later', text }, now);
      return outcome.kind === 'later' ? { kind: 'again', at: outcome.at } : { kind: 'done' };
    }),
  );
}

/** Whether anything more than thanks was said since the wish, so that the conversation goes on on its own. */
function hasMovedOn({ messages }: ChatState, turn: string): boolean {
  const wish = messages.findIndex(({ id }) => id === turn);
  return messages
    .slice(wish + 1)
    .some(
      ({ aborted, author, text }) =>
        !aborted && author !== 'agent' && !(author === 'contact' && isAcknowledgement(text)),
    );
}
