import {
  agentRoutes,
  bookingRoutes,
  botRoutes,
  chatRoutes,
  dashboardRoutes,
  inboxRoutes,
  userRoutes,
  type Onboarding,
} from '@spotter/contract';
import { addDays, dayAt, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import { defaultRules } from '@spotter/domain/booking';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookInChat } from '../../test/book-in-chat.ts';
import { createShiftedClock } from '../../test/shifted-clock.ts';
import { account, lead, page, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { appointments } from '../booking/booking.tables.ts';

const hourMs = 3_600_000;
const clock = createShiftedClock();
let spotter: SpotterUnderTest;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock });
});
afterAll(() => spotter.close());

describe('the first steps', () => {
  let user: Awaited<ReturnType<SpotterUnderTest['signUp']>>;
  let agentId: string;
  const load = () => user.client.call(dashboardRoutes.onboarding);
  const doneOf = ({ steps }: Onboarding) => steps.filter(({ done }) => done).map(({ step }) => step);
  const changeAgent = async (change: object) => {
    const agent = await user.client.call(agentRoutes.find, { params: { id: agentId } });
    await user.client.call(agentRoutes.update, { params: { id: agentId }, body: { ...agent, ...change } });
  };

  beforeAll(async () => {
    user = await spotter.signUp();
  });

  test('begin with an agent', async () => {
    expect(await load()).toMatchObject({ next: 'agent', dismissed: false, agentId: null, live: null });
    expect((await load()).steps).toEqual(
      ['agent', 'try', 'connect', 'hours', 'keyword'].map((step) => ({ step, done: false })),
    );
  });

  test('an agent that was tried before it was stored was talked to', async () => {
    const agent = { name: 'Setter', config: { prompt: 'You are Dana.' } };
    const messages = [{ from: 'lead' as const, text: 'LIFT' }];
    await user.client.call(agentRoutes.try, { params: { id: 'new' }, body: { messages, agent } });
    agentId = (await user.client.call(agentRoutes.create, { body: { agent } }))._id;
    expect(doneOf(await load())).toEqual(['agent', 'try']);
    expect(await load()).toMatchObject({ next: 'connect', agentId });
  });

  test('an account whose agent has a keyword is live: what to write, and where', async () => {
    const { _id: integration } = await spotter.connectAccount(user.client);
    const bot = await user.client.call(botRoutes.create, { body: { bot: { name: 'My own name', integration } } });
    await changeAgent({ ig: bot._id });
    expect(await load()).toMatchObject({ next: 'hours', live: null });
    await changeAgent({ keywords: ['LIFT', 'SHRED'] });
    expect(await load()).toMatchObject({
      next: 'keyword',
      live: {
        keyword: 'LIFT',
        account: account.username,
        from: 'instagram',
        messageUrl: `https://ig.me/m/${account.username}`,
      },
    });
  });

  test('a keyword that somebody writes is the last step but one', async () => {
    spotter.instagram.addContact(account.id, lead);
    spotter.writes('LIFT');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    expect(await load()).toMatchObject({ next: 'hours' });
    const { timeZone, ...rules } = defaultRules('America/Chicago');
    await user.client.call(bookingRoutes.replaceAvailability, {
      body: { ...rules, timeZone, hours: [{ dayOfWeek: 1, start_time: '09:00', end_time: '17:00' }] },
    });
    expect(await load()).toMatchObject({ next: null });
    expect(doneOf(await load())).toHaveLength(5);
  });

  test('can be dismissed and brought back', async () => {
    const set = (dismissed: boolean) => user.client.call(dashboardRoutes.setOnboarding, { body: { dismissed } });
    expect((await set(true)).dismissed).toBe(true);
    expect((await load()).dismissed).toBe(true);
    expect((await set(false)).dismissed).toBe(false);
  });

  test('are nobody else’s', async () => {
    const stranger = await spotter.signUp();
    expect(await stranger.client.call(dashboardRoutes.onboarding)).toMatchObject({ next: 'agent', live: null });
    expect(await stranger.client.call(dashboardRoutes.today)).toMatchObject({
      newLeads: { count: 0, newest: null },
      needsYou: { count: 0, first: null },
    });
  });
});

describe('today', () => {
  let own: SpotterUnderTest;
  let coach: Coach;
  let people = 0;
  const load = () => coach.client.call(dashboardRoutes.today);
  const visit = () => coach.client.call(dashboardRoutes.visit);

  /** A chat of somebody new, who writes this. */
  async function newChat(text: string, name: string): Promise<string> {
    people += 1;
    const id = String(3_000_000_000_000_000 + people);
    own.instagram.addContact(account.id, { id, username: `lead.${people}`, name });
    own.writes(text, id);
    const chat = await own.until('the chat with its name', async () => {
      await own.settled();
      const found = await own.findChat(coach, id);
      return found?.name === name ? found : null;
    });
    return chat._id;
  }

  beforeAll(async () => {
    own = await startSpotter({ quietMs: 0, clock });
    coach = await own.addCoach();
    await coach.client.call(userRoutes.update, { body: { timeZone: 'Pacific/Kiritimati' } });
  });
  afterAll(() => own.close());

  test('is empty for who has just begun, in their own zone', async () => {
    expect(await load()).toMatchObject({
      day: dayAt(clock.now(), 'Pacific/Kiritimati'),
      timeZone: 'Pacific/Kiritimati',
      calls: { count: 0, next: null },
      needsYou: { count: 0, first: null },
      hotLeads: { count: 0, first: null },
      newLeads: { count: 0, newest: null },
      bookedThisWeek: { count: 0 },
    });
  });

  test('has who wrote since the visit before, however often the page is loaded', async () => {
    await visit();
    clock.putForward(2 * hourMs);
    const chatId = await newChat('hello', 'Mia Brooks');
    const newest = { chatId, name: 'Mia Brooks', credentialId: coach.credentialId };
    expect((await load()).newLeads).toMatchObject({ count: 1, newest });
    await visit();
    await visit();
    expect((await load()).newLeads).toMatchObject({ count: 1, newest });
    clock.putForward(hourMs);
    expect((await load()).newLeads).toMatchObject({ count: 0, newest: null });
  });

  test('has who needs the coach, and why the most urgent of them does', async () => {
    const chatId = await newChat('SHRED, my knee hurts when i squat', 'Kelly Shaw');
    await own.until('the hand-over', async () => (await load()).needsYou.count === 1);
    expect((await load()).needsYou.first).toEqual({ chatId, name: 'Kelly Shaw', why: 'medical' });
    await coach.client.call(inboxRoutes.resolve, { params: { id: chatId } });
    expect((await load()).needsYou).toEqual({ count: 0, first: null });
  });

  test('has leads that fit and have no call, until they are silent for a week', async () => {
    const chatId = await newChat('hi', 'Omar Reed');
    const mark = (stage: 'qualified' | 'lost') =>
      coach.client.call(chatRoutes.update, { params: { id: chatId }, body: { stage } });
    await mark('qualified');
    expect((await load()).hotLeads).toEqual({ count: 1, first: { chatId, name: 'Omar Reed' } });
    await mark('lost');
    expect((await load()).hotLeads.count).toBe(0);
    await mark('qualified');
    clock.putForward(7 * 24 * hourMs);
    expect((await load()).hotLeads).toEqual({ count: 0, first: null });
  });

  test('has the calls of the coach’s own day, and those booked since Sunday', async () => {
    const chatId = await newChat('hi', 'Nora Barnes');
    const call = await bookInChat(own, chatId, clock.now());
    const put = (startsAt: Date) =>
      own.connection.database
        .update(appointments)
        .set({ startsAt, endsAt: new Date(startsAt.getTime() + hourMs) })
        .where(eq(appointments.id, call));
    const { day, timeZone } = await load();
    const lastMinute = instantAtOrAfter(day, 23 * 60 + 59, timeZone);
    await put(lastMinute);
    await own.until('the calendar has it', async () => (await load()).bookedThisWeek.count === 1);
    expect((await load()).calls).toEqual({
      count: 1,
      next: { name: 'Maya Torres', start: lastMinute.toISOString() },
    });
    await put(instantAtOrAfter(addDays(day, 1), 0, timeZone));
    expect((await load()).calls).toEqual({ count: 0, next: null });
    clock.putForward(7 * 24 * hourMs);
    expect((await load()).bookedThisWeek.count).toBe(0);
  });

  test('has nothing of an account that was disconnected', async () => {
    const chatId = await newChat('hello there', 'Lena Fox');
    expect((await load()).newLeads.newest).toMatchObject({ chatId });
    await coach.client.call(botRoutes.remove, { params: { id: coach.botId } });
    expect((await load()).newLeads).toMatchObject({ count: 0, newest: null });
  });

  test('a page without Instagram leads to Messenger', async () => {
    await own.addPage(coach);
    expect((await coach.client.call(dashboardRoutes.onboarding)).live).toEqual({
      keyword: 'SHRED',
      account: page.name,
      from: 'page',
      messageUrl: `https://m.me/${page.id}`,
    });
  });
});
