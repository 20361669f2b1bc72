import { bookingRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookInChat } from './book-in-chat.ts';
import { createShiftedClock, type ShiftedClock, untilMonday } from './shifted-clock.ts';
import { lead, startSpotter, transcript, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

const hourMs = 3_600_000;

describe('a call booked in a chat, in the whole server', () => {
  let spotter: SpotterUnderTest;
  let clock: ShiftedClock;
  let coach: Coach;
  let chatId: string;
  beforeAll(async () => {
    clock = createShiftedClock();
    clock.putForward(untilMonday(clock.now()));
    spotter = await startSpotter({ clock });
    coach = await spotter.addCoach();
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    chatId = (await spotter.chat(coach))._id;
  });
  afterAll(() => spotter.close());

  const book = () => bookInChat(spotter, chatId, clock.now());

  test('puts the chat at the stage of a booked call, and back when it is off', async () => {
    const id = await book();
    expect((await spotter.chat(coach)).stage).toBe('booked');
    await coach.client.call(bookingRoutes.cancelCall, { params: { id }, body: {} });
    expect((await spotter.chat(coach)).stage).toBe('qualified');
  });

  test('is in the export of its coach', async () => {
    await book();
    const response = await fetch(`${spotter.origin}/api/users/me/export`, {
      headers: { authorization: `Bearer ${coach.token}` },
    });
    const content = await response.json();
    const ofThisChat = { guestName: 'Maya Torres', chatId };
    expect(content).toMatchObject({
      calls: [
        { ...ofThisChat, status: 'cancelled' },
        { ...ofThisChat, status: 'confirmed' },
      ],
    });
  });

  test('is reminded of in the chat by a message that the lead gets once', async () => {
    const calls = await spotter.services.booking.chatCalls.ofChat(chatId);
    const call = calls.find(({ state }) => state === 'booked');
    // Half an hour before the call, well within the window.
    clock.putForward(call!.start.getTime() - clock.now().getTime() - hourMs / 2);
    await spotter.settled();
    await spotter.until('the reminder', () => spotter.answers(lead.id).length === 2);
    await spotter.settled();
    const { history } = await spotter.chat(coach);
    const reminders = transcript(history).filter((line) => line.includes('Nuestra llamada empieza pronto'));
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatch(/^agent: /);
    expect(history.at(-1)?.status).toBe('sent');
  });

  test('goes with the account, which guests of Spotter’s own calendar are told', async () => {
    const response = await fetch(`${spotter.origin}/api/users/me`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${coach.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a long password' }),
    });
    expect(response.status).toBe(200);
    const { rows } = (await spotter.connection.database.execute('select id from appointments')) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});
