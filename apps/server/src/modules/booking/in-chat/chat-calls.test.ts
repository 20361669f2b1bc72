import type { Calendar } from '@spotter/providers/ports/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { getAccessOfUser } from '../../users/workspaces.repository.ts';
import { agents } from '../../agents/agents.tables.ts';
import { bots } from '../../bots/bots.tables.ts';
import { chats } from '../../chats/chats.tables.ts';
import { bookingBody, startBooking, type BookingUnderTest } from '../booking.test-support.ts';
import type { ChatGuest } from './chat-call.ts';

const hour = 3_600_000;

describe('in a chat', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let chatId: string;
  let otherChatId: string;
  beforeAll(async () => {
    app = await startBooking();
  });
  beforeEach(async () => {
    await app.startAfresh();
    trainer = await app.addTrainer();
    [chatId, otherChatId] = await addChats(app, trainer.userId, null);
  });
  afterAll(() => app.close());

  const guest: ChatGuest = {
    name: 'Maya Torres',
    email: 'maya@example.test',
    timeZone: 'America/New_York',
    language: 'en',
  };
  const monday = { from: new Date('2026-11-23T06:00:00Z'), to: new Date('2026-11-24T06:00:00Z') };
  const calls = () => app.booking.chatCalls;

  async function open(inChat = chatId, limit = 3): Promise<Date[]> {
    const found = await calls().findOpenTimes({ chatId: inChat, ...monday, limit });
    if (found.kind !== 'times') throw new Error(found.kind);
    return found.starts;
  }

  test('open times are offered, and one of them is booked, once, however often it is asked for', async () => {
    const times = await open();
    expect(times.map((start) => start.toISOString())).toEqual([
      '2026-11-23T15:00:00.000Z',
      '2026-11-23T16:00:00.000Z',
      '2026-11-23T17:00:00.000Z',
    ]);
    const start = times[1]!;
    const booked = await calls().book({ chatId, start, guest });
    expect(booked).toMatchObject({ kind: 'booked', call: { start, state: 'booked' } });
    expect(await calls().book({ chatId, start, guest })).toEqual(booked);
    expect(await calls().ofChat(chatId)).toHaveLength(1);
    expect(await open()).not.toContainEqual(start);
    expect(app.happened).toEqual(['booked Maya Torres']);
    const listed = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(listed.json()).toMatchObject([{ name: 'Maya Torres', source: 'chat', channel: 'instagram', chatId }]);
  });

  test('what is recorded of the lead goes along, into the coach’s mail and onto the card of the call', async () => {
    const facts = [
      { name: 'goal', value: 'lose 10 kg' },
      { name: 'tried_before', value: 'keto' },
      { name: 'time_zone', value: 'America/New_York' },
      { name: 'email', value: 'maya@example.test' },
    ];
    await app.database.update(chats).set({ facts }).where(eq(chats.id, chatId));
    const [start] = await open();
    await calls().book({ chatId, start: start!, guest: { ...guest, notes: 'Calls from the car' } });
    const notes = 'Calls from the car\nGoal: lose 10 kg\nTried before: keto';
    const listed = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(listed.json()).toMatchObject([{ notes }]);
    await app.work();
    const toCoach = app.mails.find(({ to }) => to.includes('dana@example.test'));
    expect(toCoach?.text).toContain('Goal: lose 10 kg');
  });

  test('a guest who gives an address after the call was booked gets the invitation then, once', async () => {
    const [start] = await open();
    const booked = await calls().book({ chatId, start: start!, guest: { ...guest, email: null } });
    expect(booked).toMatchObject({ call: { lacksAddress: true } });
    await app.work();
    app.mails.length = 0;
    for (let time = 0; time < 2; time += 1) await calls().invite({ chatId, email: 'maya@example.test' });
    await calls().invite({ chatId, email: 'other@example.test' });
    await app.work();
    expect(app.mails).toMatchObject([{ to: 'maya@example.test', invitation: { method: 'REQUEST' } }]);
    expect(await calls().ofChat(chatId)).toMatchObject([{ lacksAddress: false }]);
  });

  test('a time that somebody else took in between is said to be taken, with the next ones', async () => {
    const [first] = await open();
    const visitor = await app.signUp('ana@example.test');
    const body = bookingBody(trainer.userId, visitor.userId, { start_time: '09:00' });
    await app.call('POST', '/api/appointments', { token: visitor.token, body });
    const outcome = await calls().book({ chatId, start: first!, guest });
    if (outcome.kind !== 'slot-taken') throw new Error(outcome.kind);
    expect(outcome.alternatives).toHaveLength(3);
    const [next] = outcome.alternatives;
    expect(await calls().book({ chatId, start: next!, guest })).toMatchObject({ kind: 'booked' });
  });

  test('a second call is not booked beside the first: that one can be moved or cancelled', async () => {
    const [first, second, third] = await open();
    await calls().book({ chatId, start: first!, guest });
    expect(await calls().book({ chatId, start: second!, guest })).toMatchObject({
      kind: 'has-call',
      call: { start: first! },
    });
    expect(await calls().move({ chatId, start: third! })).toMatchObject({
      kind: 'moved',
      call: { start: third!, state: 'booked' },
    });
    expect(await calls().cancel({ chatId, start: third! })).toMatchObject({ state: 'cancelled' });
    expect(await calls().cancel({ chatId, start: third! })).toBeNull();
    expect(await calls().move({ chatId, start: second! })).toEqual({ kind: 'no-call' });
    expect(app.happened).toEqual(['booked Maya Torres', 'moved Maya Torres', 'cancelled Maya Torres']);
  });

  test('a call cannot be moved onto somebody else’s', async () => {
    const [first, second] = await open();
    const [, other] = await open(otherChatId);
    await calls().book({ chatId, start: first!, guest });
    await calls().book({ chatId: otherChatId, start: other!, guest: { ...guest, name: 'Noor' } });
    expect(await calls().move({ chatId, start: second! })).toMatchObject({ kind: 'slot-taken' });
    expect(await calls().ofChat(chatId)).toMatchObject([{ start: first!, state: 'booked' }]);
  });

  test('many chats want one time at once: one gets it', async () => {
    const [mine] = await open();
    const [theirs] = await open(otherChatId);
    const outcomes = await Promise.all([
      calls().book({ chatId, start: mine!, guest }),
      calls().book({ chatId: otherChatId, start: theirs!, guest }),
      calls().book({ chatId, start: mine!, guest }),
    ]);
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'booked').length).toBeGreaterThanOrEqual(1);
    const booked = [...(await calls().ofChat(chatId)), ...(await calls().ofChat(otherChatId))];
    expect(booked).toHaveLength(1);
  });
});

describe('with a calendar that wants an address', () => {
  let app: BookingUnderTest;
  let chatId: string;
  let otherAgentsChatId: string;
  const askedFor: (string | null)[] = [];
  beforeAll(async () => {
    app = await startBooking({ outside: () => ({ calendly: pickyCalendar(askedFor) }) });
  });
  beforeEach(async () => {
    askedFor.length = 0;
    await app.startAfresh();
    const trainer = await app.addTrainer();
    const [agentId, otherAgentId] = [newId(), newId()];
    for (const id of [agentId, otherAgentId]) {
      await app.database.insert(agents).values({
        id,
        workspaceId: trainer.access.workspaceId,
        name: 'Dana',
        instructions: 'Be kind',
        delayType: 'custom',
        replyDelayMinutes: 0,
        triggerKeywords: [],
        reengagementKeywords: [],
        createdAt: app.clock.now(),
      });
    }
    [chatId] = await addChats(app, trainer.userId, agentId);
    [otherAgentsChatId] = await addChats(app, trainer.userId, otherAgentId);
    await app.connect(trainer.userId, 'calendly', { accountId: 'dana', tokens: ['a token'], agentId });
  });
  afterAll(() => app.close());

  const day = { from: new Date('2026-11-23T06:00:00Z'), to: new Date('2026-11-24T06:00:00Z'), limit: 1 };
  const guest: ChatGuest = { name: null, email: null, timeZone: null, language: 'es' };

  async function slotOf(inChat: string): Promise<Date> {
    const found = await app.booking.chatCalls.findOpenTimes({ chatId: inChat, ...day });
    return found.kind === 'times' ? found.starts[0]! : new Date(0);
  }

  test('it is asked for, and a contact who tells none gets a link', async () => {
    const start = await slotOf(chatId);
    const { chatCalls } = app.booking;
    expect(await chatCalls.book({ chatId, start, guest })).toEqual({ kind: 'needs', needs: ['email'] });
    expect(askedFor).toEqual([]);
    expect(await chatCalls.book({ chatId, start, guest: { ...guest, withoutEmail: true } })).toEqual({
      kind: 'link-only',
      url: 'https://calendly.example/dana',
    });
    expect(await chatCalls.book({ chatId, start, guest: { ...guest, email: 'maya@example.test' } })).toMatchObject({
      kind: 'booked',
    });
    expect(askedFor).toEqual([null, 'maya@example.test']);
  });

  test('each agent asks its own calendar; without one Spotter’s own serves', async () => {
    const start = await slotOf(otherAgentsChatId);
    const outcome = await app.booking.chatCalls.book({ chatId: otherAgentsChatId, start, guest });
    expect(outcome).toMatchObject({ kind: 'booked' });
    expect(askedFor).toEqual([]);
  });
});

describe('a call that was not certain', () => {
  const start = new Date('2026-11-23T15:00:00Z');
  const other = new Date('2026-11-23T17:00:00Z');

  let app: BookingUnderTest;
  let asked: number;
  let settledAs: 'booked' | 'slot-taken';
  beforeAll(async () => {
    const calendar: Calendar = {
      ...pickyCalendar([]),
      listTimes: async () => ({ kind: 'open', starts: [start, other] }),
      async book() {
        asked += 1;
        if (asked === 1) return { kind: 'unconfirmed', detail: 'the answer was lost' };
        if (settledAs === 'slot-taken') return { kind: 'slot-taken' };
        const end = new Date(start.getTime() + hour);
        return { kind: 'booked', booking: { bookingId: 'booking', start, end, meetingUrl: null } };
      },
    };
    app = await startBooking({ outside: () => ({ calendly: calendar }) });
  });
  beforeEach(() => app.startAfresh());
  afterAll(() => app.close());

  /** Books in a chat while the calendar's answer is lost. Returns the chat's messages once the outcome is known. */
  async function bookUncertainly(settled: 'booked' | 'slot-taken', language: 'en' | 'es') {
    [asked, settledAs] = [0, settled];
    const { chatId, starts } = await offerInChat(app, start, start);
    const [offered] = starts;
    const guest: ChatGuest = { name: 'Maya', email: 'maya@example.test', timeZone: 'America/Chicago', language };
    expect(await app.booking.chatCalls.book({ chatId, start: offered!, guest })).toEqual({ kind: 'unconfirmed' });
    return spokenLater(app);
  }

  test('is said to be booked in the chat as soon as the calendar has confirmed it, once', async () => {
    expect(await bookUncertainly('booked', 'en')).toEqual([
      'Calendar confirmed: your call is booked for Monday, November 23 at 9:00 AM (Central Time). See you then!',
    ]);
  });

  test('is said to have come to nothing, with other times, when the calendar has something else then', async () => {
    expect(await bookUncertainly('slot-taken', 'es')).toEqual([
      'Lo siento, al final el lunes, 23 de noviembre, a las 9:00 (hora central) no se pudo, así que no hay llamada reservada. En su lugar podría lunes, 23 de noviembre, a las 11:00 (hora central). ¿Te sirve alguna?',
    ]);
  });
});

describe('a move that was not certain', () => {
  const start = new Date('2026-11-23T15:00:00Z');
  const wished = new Date('2026-11-23T17:00:00Z');
  const other = new Date('2026-11-23T19:00:00Z');

  let app: BookingUnderTest;
  let asked = 0;
  beforeAll(async () => {
    const calendar: Calendar = {
      ...pickyCalendar([]),
      listTimes: async () => ({ kind: 'open', starts: asked < 2 ? [start, wished, other] : [start, other] }),
      async move() {
        asked += 1;
        return asked === 1 ? { kind: 'unconfirmed', detail: 'the answer was lost' } : { kind: 'slot-taken' };
      },
    };
    app = await startBooking({ outside: () => ({ calendly: calendar }) });
  });
  afterAll(() => app.close());

  test('and came to nothing is said in the chat where it was wished, once, with other times', async () => {
    const { chatCalls } = app.booking;
    const { chatId, starts } = await offerInChat(app, start, other);
    const [first, second] = starts;
    const guest: ChatGuest = { name: 'Maya', email: 'maya@example.test', timeZone: 'America/Chicago', language: 'en' };
    expect(await chatCalls.book({ chatId, start: first!, guest })).toMatchObject({ kind: 'booked' });
    expect(await chatCalls.move({ chatId, start: second! })).toEqual({ kind: 'unconfirmed' });
    expect(await spokenLater(app)).toEqual([
      "I'm sorry, I couldn't move your call, so it's still on Monday, November 23 at 9:00 AM (Central Time). I could do Monday, November 23 at 1:00 PM (Central Time) instead. Does one of these work?",
    ]);
  });
});

/** Returns the times that a chat is offered between two starts, for a coach with a connected calendar. */
async function offerInChat(app: BookingUnderTest, first: Date, last: Date) {
  const trainer = await app.addTrainer();
  const [chatId] = await addChats(app, trainer.userId, null);
  await app.connect(trainer.userId, 'calendly', { accountId: 'dana', tokens: ['a token'] });
  const to = new Date(last.getTime() + hour);
  const found = await app.booking.chatCalls.findOpenTimes({ chatId, from: first, to, limit: 3 });
  return { chatId, starts: found.kind === 'times' ? found.starts : [] };
}

/** Checks that nothing is said right away. Returns what is said after the calendar was asked again. */
async function spokenLater(app: BookingUnderTest): Promise<string[]> {
  await app.work();
  expect(app.sentTexts).toEqual([]);
  await app.pass(hour, hour / 30);
  return app.sentTexts.map(({ text }) => text);
}

/** A calendar that takes one start, and books only for guests with an address. */
function pickyCalendar(askedFor: (string | null)[]): Calendar {
  const start = new Date('2026-11-23T15:00:00Z');
  const booking = { bookingId: 'booking', start, end: new Date(start.getTime() + hour), meetingUrl: null };
  return {
    kind: 'calendly',
    needsGuest: ['name', 'email'],
    notifiesGuest: true,
    describe: async () => ({
      kind: 'described',
      timeZone: 'UTC',
      calendars: [{ calendarId: 'strategy', name: 'Strategy call', callMinutes: 60 }],
    }),
    listTimes: async () => ({ kind: 'open', starts: [start] }),
    listEntries: async () => ({ kind: 'entries', entries: [] }),
    async book(_, request) {
      askedFor.push(request.guest.email);
      if (request.guest.email === null)
        return { kind: 'link-only', url: 'https://calendly.example/dana', refused: false };
      return { kind: 'booked', booking };
    },
    move: async () => ({ kind: 'not-found' }),
    cancel: async () => ({ kind: 'cancelled' }),
    listChanges: async () => ({ kind: 'changes', changes: [], cursor: '' }),
  };
}

/** Adds two chats of one Instagram account. */
async function addChats(app: BookingUnderTest, userId: string, agentId: string | null): Promise<[string, string]> {
  const botId = newId();
  const now = app.clock.now();
  const { workspaceId } = await getAccessOfUser(app.database, userId);
  const credentialId = await app.connectAccount(userId);
  await app.database.insert(bots).values({
    id: botId,
    workspaceId,
    credentialId,
    channel: 'instagram',
    accountId: botId,
    name: 'coach.dana',
    agentId,
    createdAt: now,
  });
  const ids: [string, string] = [newId(), newId()];
  for (const id of ids) {
    await app.database
      .insert(chats)
      .values({ id, workspaceId, botId, contactId: id, name: 'Maya', username: 'maya.lifts', createdAt: now });
  }
  return ids;
}
