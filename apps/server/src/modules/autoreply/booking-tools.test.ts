import type { ChatTurn } from '@spotter/domain';
import { describe, expect, test } from 'vitest';
import type { ChatBooking, ChatCalls, OfferedTime } from '../booking/chat-calls.ts';
import { createBookingTools } from './booking-tools.ts';

const now = new Date('2026-11-23T15:30:00Z');
const monday11: OfferedTime = { slotId: 'a', start: new Date('2026-11-23T17:00:00Z') };
const monday12: OfferedTime = { slotId: 'b', start: new Date('2026-11-23T18:00:00Z') };
const offer = 'I have Monday, November 23 at 11:00 AM or Monday, November 23 at 12:00 PM open. Which one?';

/** The tools at work on a calendar that says what it is told to say. */
function open(said: string[], outcome: ChatBooking = { kind: 'unconfirmed' }, signal = new AbortController().signal) {
  const asked: string[] = [];
  const calls: ChatCalls = {
    findOpenTimes: async () => ({ kind: 'times', times: [monday11, monday12], timeZone: 'America/Chicago' }),
    book: async ({ slotId, guest }) => {
      asked.push(`book ${slotId} ${guest.email}`);
      return outcome;
    },
    move: async ({ slotId }) => {
      asked.push(`move ${slotId}`);
      return { kind: 'no-call' };
    },
    cancel: async () => {
      asked.push('cancel');
      return null;
    },
    ofChat: async () => [],
  };
  const turns = said.map((text, index): ChatTurn => ({ from: index === 0 ? 'business' : 'contact', text, at: now }));
  const booking = createBookingTools({
    calls,
    chatId: 'chat',
    turns,
    now,
    language: 'en',
    contactZone: null,
    coachZone: 'America/Chicago',
    signal,
  });
  const use = (name: string, input: unknown = {}) => booking.tools.find((tool) => tool.name === name)!.execute(input);
  return { asked, booking, use };
}

async function slotsOf(use: ReturnType<typeof open>['use']): Promise<string[]> {
  const { times } = (await use('find_open_times')) as { times: { slot_id: string }[] };
  return times.map(({ slot_id }) => slot_id);
}

const booked: ChatBooking = {
  kind: 'booked',
  call: {
    appointmentId: 'row',
    start: monday12.start,
    changedAt: now,
    state: 'booked',
    meetingUrl: null,
    bookingUrl: null,
  },
};

describe('a call is booked by the agent', () => {
  test('when the contact has chosen just that time, once, and its row is known to the answer', async () => {
    const { asked, booking, use } = open([offer, 'the second one, maya@example.test'], booked);
    const [, second] = await slotsOf(use);
    const wish = { slot_id: second, email: 'Maya@example.test' };
    const result = await use('book_call', wish);
    expect(result).toMatchObject({ ok: true, says: 'Monday, November 23 at 12:00 PM (Central Standard Time)' });
    expect(await use('book_call', wish)).toEqual(result);
    expect(asked).toEqual(['book b maya@example.test']);
    expect(booking.done).toEqual([{ appointmentId: 'row', did: 'booked' }]);
  });

  test.each([
    ['a time that was not chosen', ['the first one'], 1, {}, 'needs_confirmation'],
    ['no time, for only "yes" was said', ['yes'], 0, {}, 'needs_confirmation'],
    ['an address that nobody wrote', ['the second one'], 1, { email: 'else@example.test' }, 'check_email'],
    ['a part of an address', ['the second one, mymaya@example.test'], 1, { email: 'maya@example.test' }, 'check_email'],
    ['a mistyped address', ['the second one, maya@gmial.com'], 1, { email: 'maya@gmial.com' }, 'check_email'],
  ] as const)('not: %s', async (_, answers, nth, given, code) => {
    const { asked, use } = open([offer, ...answers], booked);
    const slots = await slotsOf(use);
    expect(await use('book_call', { slot_id: slots[nth], ...given })).toMatchObject({ ok: false, code });
    expect(asked).toEqual([]);
  });

  test('not with a slot id that was made up, and not once the contact wrote more', async () => {
    const { asked, use } = open([offer, 'the second one'], booked);
    expect(await use('book_call', { slot_id: 'slot-made-up' })).toMatchObject({ code: 'unknown_slot' });
    const overtaken = open([offer, 'the second one'], booked, AbortSignal.abort());
    expect(await overtaken.use('book_call', { slot_id: 'slot-x' })).toEqual({ ok: false, code: 'overtaken' });
    expect([...asked, ...overtaken.asked]).toEqual([]);
  });
});

test('a call is cancelled only when the contact asks for it', async () => {
  const kept = open(['You are all set.', 'thanks!']);
  expect(await kept.use('cancel_call')).toMatchObject({ ok: false, code: 'needs_confirmation' });
  const asking = open(['You are all set.', 'cancel it pls']);
  expect(await asking.use('cancel_call')).toMatchObject({ code: 'no_call' });
  expect([...kept.asked, ...asking.asked]).toEqual(['cancel']);
});

test('what the calendar has not confirmed is told as not certain', async () => {
  const { use, booking } = open([offer, 'the second one']);
  const [, second] = await slotsOf(use);
  expect(await use('book_call', { slot_id: second })).toMatchObject({ ok: false, code: 'unconfirmed' });
  expect(booking.done).toEqual([]);
});
