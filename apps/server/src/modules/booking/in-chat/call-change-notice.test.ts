import { createGoogleCalendar } from '@spotter/providers/google-calendar/google-calendar';
import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decisions } from '../../chats/chats.tables.ts';
import { startBooking, type BookingUnderTest } from '../booking.test-support.ts';
import { addLead, type LeadUnderTest } from '../lead.test-support.ts';

const minute = 60_000;
const ten = '2026-11-23T16:00:00.000Z';
const moved = 'Your call has a new time: Tuesday, November 24 at 1:00 PM (Eastern Time).';

describe('what happens to a chat’s call elsewhere', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let lead: LeadUnderTest;
  let callId: string;
  let planAllows: boolean;
  beforeAll(async () => {
    app = await startBooking({ keepsLedger: true, planAllows: () => planAllows });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.startAfresh();
    planAllows = true;
    trainer = await app.addTrainer();
    lead = await addLead(app, trainer.userId);
    await lead.writes('the first one please');
    callId = await lead.books(ten);
    await app.pass(minute);
    await lead.receives();
  });

  const change = (what: 'move' | 'cancel', body: object) =>
    app.call('POST', `/api/appointments/${callId}/${what}`, { token: trainer.token, body });
  const movesTo = (start: string) => change('move', { start });
  const texts = () => app.sentTexts.map(({ text }) => text);
  async function pass() {
    await app.pass(10 * minute, minute);
    await lead.receives();
  }

  test('is said in the chat once when the coach moves it, with day, date, time and zone', async () => {
    await movesTo('2026-11-24T18:00:00.000Z');
    await pass();
    await pass();
    expect(texts()).toEqual([expect.stringContaining(moved)]);
    const [decision] = await app.database.select().from(decisions).where(eq(decisions.chatId, lead.chatId));
    expect(decision).toMatchObject({ kind: 'reply', reason: 'call-news', record: { news: 'moved' } });
  });

  test('is said as it stands in the end', async () => {
    await movesTo('2026-11-24T16:00:00.000Z');
    await movesTo('2026-11-24T18:00:00.000Z');
    await pass();
    expect(texts()).toEqual([expect.stringContaining(moved)]);
  });

  test('is not said when the coach has told it by hand', async () => {
    await movesTo('2026-11-24T18:00:00.000Z');
    app.clock.advance(1_000);
    await lead.writes('I had to move us to tuesday 1pm, sorry!', 'coach');
    await pass();
    expect(texts()).toEqual([]);
  });

  test('is not said of a move that was asked for in the chat: that is answered there', async () => {
    const from = new Date('2026-11-24T18:00:00.000Z');
    const { chatId } = lead;
    const found = await app.booking.chatCalls.findOpenTimes({
      chatId,
      from,
      to: new Date(from.getTime() + 1),
      limit: 1,
    });
    if (found.kind !== 'times') throw new Error(found.kind);
    await app.booking.chatCalls.move({ chatId, start: found.starts[0]! });
    await pass();
    expect(texts()).toEqual([]);
  });

  test('is left to the mail where the window is closed', async () => {
    app.clock.advance(24 * 60 * minute);
    app.mails.length = 0;
    await movesTo('2026-11-24T18:00:00.000Z');
    await pass();
    expect(texts()).toEqual([]);
    expect(app.mails.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
      'maya@example.test: Your call with Ana has a new time',
    );
  });

  test('is left to the mail where the coach’s plan has ended, and the reason is recorded', async () => {
    planAllows = false;
    await movesTo('2026-11-24T18:00:00.000Z');
    await pass();
    expect(texts()).toEqual([]);
    expect(app.mails.map(({ subject }) => subject)).toContain('Your call with Ana has a new time');
    const recorded = await app.database.select().from(decisions).where(eq(decisions.chatId, lead.chatId));
    expect(recorded).toMatchObject([{ kind: 'stay-silent', reason: 'plan', record: { news: 'moved' } }]);
  });

  test('is said when the coach calls it off, with the reason, which goes by mail too', async () => {
    await change('cancel', { reason: 'I am ill, so sorry' });
    await pass();
    const mail = app.mails.find(({ to, subject }) => to === 'maya@example.test' && subject.endsWith('is canceled'));
    expect(mail?.text).toContain('Ana says: “I am ill, so sorry”');
    expect(texts()).toEqual([
      'Your call on Monday, November 23 at 11:00 AM (Eastern Time) is canceled. I am ill, so sorry. If you want another time, just tell me.',
    ]);
  });
});

test('a chat’s call that is moved in the coach’s Google Calendar is told once in the chat', async () => {
  const email = 'dana@example.test';
  let now = () => new Date('2026-11-20T12:00:00Z');
  const google = createGoogleCalendarSimulator({ clientId: 'client', clientSecret: 'secret', now: () => now() });
  const apiUrl = await google.listen();
  const app = await startBooking({
    keepsLedger: true,
    outside: (clockNow) => {
      now = clockNow;
      return { 'google-calendar': createGoogleCalendar({ apiUrl, now: clockNow, fetch, timeoutMs: 2_000 }) };
    },
  });
  google.control.addAccount({ id: '1001', email, name: 'Dana', timeZone: 'America/Chicago' });
  const trainer = await app.addTrainer(email);
  const lead = await addLead(app, trainer.userId);
  const tokens = [google.control.grant(email).accessToken];
  await app.connect(trainer.userId, 'google-calendar', { accountId: '1001', tokens, agentId: lead.agentId });
  await lead.writes('the first one please');
  await lead.books(ten);
  await app.pass(2 * minute, minute);
  await lead.receives();
  const [event] = google.control.events(email);
  const [start, end] = [new Date('2026-11-24T18:00:00.000Z'), new Date('2026-11-24T19:00:00.000Z')];
  google.control.moveEvent(email, event!.id, { start, end });
  await app.pass(10 * minute, minute);
  expect(app.sentTexts.map(({ text }) => text)).toEqual([expect.stringContaining(moved)]);
  await app.close();
  await google.close();
});
