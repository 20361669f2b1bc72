import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendPauses } from '../../bots/send-pauses.tables.ts';
import { chats, decisions } from '../../chats/chats.tables.ts';
import { startBooking, type BookingUnderTest } from '../booking.test-support.ts';
import { addLead, type LeadUnderTest } from '../lead.test-support.ts';

const minute = 60_000;
const hour = 60 * minute;
const ten = '2026-11-23T16:00:00.000Z';

describe('the reminder of an hour before, in the chat', () => {
  let app: BookingUnderTest;
  let lead: LeadUnderTest;
  beforeAll(async () => {
    app = await startBooking({ keepsLedger: true });
  });
  afterAll(() => app.close());
  /** It is Monday, an hour and a half before the lead's call; the reminder of the day before went by email. */
  beforeEach(async () => {
    await app.startAfresh();
    lead = await addLead(app, (await app.addTrainer()).userId);
    await lead.books(ten);
    await app.pass(new Date(ten).getTime() - app.clock.now().getTime() - 1.5 * hour, hour);
    app.sentTexts.length = 0;
    app.mails.length = 0;
  });

  const texts = () => app.sentTexts.map(({ text }) => text);
  const subjects = () => app.mails.map(({ subject }) => subject);
  const newestDecision = async () => {
    const rows = await app.database.select().from(decisions).where(eq(decisions.chatId, lead.chatId));
    const newest = rows.filter(({ record }) => record['unasked'] === 'call-reminder').at(-1);
    return newest && `${newest.kind} ${newest.reason}`;
  };

  test('is said while the window is open', async () => {
    await lead.writes('see you soon');
    await app.pass(hour, 5 * minute);
    expect(texts()).toHaveLength(1);
    expect(subjects()).toEqual([]);
    expect(await newestDecision()).toBe('reply call-reminder');
  });

  test.each([
    ['asked to stop, which no one has obeyed yet', 'stop', 'opted-out'],
    ['wrote that they are in danger, which no one has answered yet', 'i want to kill myself', 'red-flag'],
  ])('goes by email to a lead who %s', async (_, words, why) => {
    await lead.writes(words);
    await app.pass(hour, 5 * minute);
    expect(texts()).toEqual([]);
    expect(subjects()).toEqual(['In an hour: your call with Ana']);
    expect(await newestDecision()).toBe(`stay-silent ${why}`);
  });

  test('is said although the coach paused the chat, and what the lead wrote waits for the end of that', async () => {
    await lead.writes('see you soon');
    const pausedUntil = new Date(new Date(ten).getTime() + hour);
    await lead.changes({ pausedUntil, pendingReplyAt: pausedUntil });
    await app.pass(hour, 5 * minute);
    expect(texts()).toHaveLength(1);
    expect(subjects()).toEqual([]);
    expect(await newestDecision()).toBe('reply call-reminder');
  });

  test.each([
    ['waits for a pause that ends in time', 20 * minute, 1, 0],
    ['goes by email where the pause is longer than the call is away', 3 * hour, 0, 1],
  ])('%s', async (_, pauseMs, inChat, byEmail) => {
    await lead.writes('see you soon');
    const [chat] = await app.database.select().from(chats).where(eq(chats.id, lead.chatId));
    const dueAt = new Date(ten).getTime() - hour;
    const pause = { because: 'rate-limited' as const, troubles: 1, pausedAt: app.clock.now() };
    await app.database.insert(sendPauses).values({ botId: chat!.botId, ...pause, until: new Date(dueAt + pauseMs) });
    await app.pass(hour, 5 * minute);
    expect(texts()).toHaveLength(inChat);
    expect(subjects()).toHaveLength(byEmail);
  });
});
