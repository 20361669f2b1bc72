import { anyTime, pickTimes, sayInstant } from '@spotter/domain/booking';
import type { LeakKind } from '@spotter/domain/inbox';
import type { ChatCalls } from '../../booking/index.ts';
import { type ChatState, findZone } from '../../chats/index.ts';
import { spokenLanguage } from './chat-facts.ts';

/** How far ahead times are offered, and how many; the nearest of at most so many open ones. */
const offeredWithinMs = 7 * 24 * 3_600_000;
const offeredTimes = 3;
const maxStarts = 1_000;

export type FindOpenTimes = ChatCalls['findOpenTimes'];

/** What a draft has to do, in words for the model, and the times that it may name. */
type LeakWish = { wish: string; openTimes: string[] };

/**
 * What a draft has to do so that the lead is not lost, in words for the model. Absent: an answer like any other
 * does it.
 */
const leakWishes: Partial<Record<LeakKind, string>> = {
  'window-closing':
    'The coach will look over this draft. The contact has gone quiet, and soon nobody may write to them. Take up what they care about in one or two sentences, and end with one question that is easy to answer.',
  'no-show':
    'The coach will look over this draft. The contact missed their call. Say without blame that you missed them, and offer them a new time.',
  'call-unconfirmed':
    'The coach will look over this draft. Remind the contact in one or two sentences of the call that is planned, and ask whether they will be there or need another time.',
  'promise-open':
    'The coach will look over this draft. Something was promised to the contact and not done yet. Name it, and do it as far as what you know allows; claim nothing else.',
  'no-call': 'The coach will look over this draft. The contact would begin and was offered no call. Offer one.',
};

/** The leaks against which a call is offered. */
const withTimes: LeakKind[] = ['no-show', 'no-call'];

/** Returns what a draft for a lead who is about to be lost has to do; null: an answer like any other does it. */
export async function readLeakWish(
  state: ChatState,
  findOpenTimes: FindOpenTimes,
  now: Date,
): Promise<LeakWish | null> {
  const { leak } = state.chat;
  const wish = leak === null ? undefined : leakWishes[leak];
  if (leak === null || wish === undefined) return null;
  if (!withTimes.includes(leak)) return { wish, openTimes: [] };
  const openTimes = await listTimes(state, findOpenTimes, now);
  const offer =
    openTimes.length === 0
      ? 'Ask which day and time of day suit them. Name no time yourself.'
      : `Offer these times, which are open, and no others: ${openTimes.join('; ')}.`;
  return { wish: `${wish} ${offer}`, openTimes };
}

/** Returns the next open times as the contact reads them; none where the calendar does not say. */
async function listTimes(state: ChatState, findOpenTimes: FindOpenTimes, from: Date): Promise<string[]> {
  const to = new Date(from.getTime() + offeredWithinMs);
  const found = await findOpenTimes({ chatId: state.chat.id, from, to, limit: maxStarts });
  if (found.kind !== 'times') return [];
  const zone = findZone(state) ?? state.coachZone;
  const { times } = pickTimes(found.starts, anyTime, { zone, count: offeredTimes });
  return times.map((start) => sayInstant(start, zone, spokenLanguage(state)));
}
