import { createGoogleCalendar } from '@spotter/providers/google-calendar/google-calendar';
import { createCutNetwork } from '@spotter/providers/test-support/cut-network';
import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../../../platform/access.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { users } from '../../users/users.tables.ts';
import { bookingBody, startBooking, type BookingUnderTest } from '../booking.test-support.ts';
import { appointments } from '../booking.tables.ts';

const minute = 60_000;

describe('calls of a coach with a Google calendar', () => {
  let app: BookingUnderTest;
  let google: ReturnType<typeof createGoogleCalendarSimulator>;
  let network: ReturnType<typeof createCutNetwork>;
  let visitor: { token: string; userId: string; access: Access };
  let trainers = 0;
  let email: string;
  let trainer: { token: string; userId: string; access: Access };
  let tokens: string[];
  let credentialId: string;
  beforeAll(async () => {
    let now = () => new Date('2026-11-20T12:00:00Z');
    google = createGoogleCalendarSimulator({ clientId: 'client', clientSecret: 'secret', now: () => now() });
    const apiUrl = await google.listen();
    network = createCutNetwork();
    const repeat = { pausesMs: [1, 2], maxPauseMs: 3_000, pause: async () => undefined };
    app = await startBooking({
      outside: (clockNow) => {
        now = clockNow;
        const options = { apiUrl, now: clockNow, fetch: network.fetch, repeat, timeoutMs: 1_000 };
        return { 'google-calendar': createGoogleCalendar(options) };
      },
    });
    visitor = await app.signUp('ana@example.test');
  });
  beforeEach(async () => {
    trainers += 1;
    email = `dana${trainers}@example.test`;
    const accountId = String(1000 + trainers);
    google.control.addAccount({ id: accountId, email, name: 'Dana', timeZone: 'America/Chicago' });
    trainer = await app.addTrainer(email);
    tokens = [google.control.grant(email).accessToken];
    credentialId = await app.connect(trainer.userId, 'google-calendar', { accountId, tokens });
    app.mails.length = 0;
    app.happened.length = 0;
  });
  afterEach(async () => {
    google.control.clearFaults();
    network.restore();
    // Leftovers of one coach must not act in the test of the next.
    await app.database.delete(users).where(eq(users.id, trainer.userId));
  });
  afterAll(async () => {
    await app.close();
    await google.close();
  });

  const book = (more: Parameters<typeof bookingBody>[2] = {}) =>
    app.call('POST', '/api/appointments', {
      token: visitor.token,
      body: bookingBody(trainer.userId, visitor.userId, more),
    });
  const bookedId = async () => (await book()).json<{ _id: string }>()._id;
  const change = (id: string, what: string, given: object) =>
    app.call('POST', `/api/appointments/${id}/${what}`, { token: trainer.token, body: given });
  const slots = async () =>
    app.call('GET', `/api/booking/slots?trainerId=${trainer.userId}&from=2026-11-23&to=2026-11-23`);
  const events = () =>
    google.control
      .events(email)
      .filter(({ status, madeBy }) => status === 'confirmed' && madeBy === 'app')
      .map(({ start, attendees }) => ({ start: new Date(start).toISOString(), guest: attendees[0]?.email }));
  const rows = () =>
    app.database.select().from(appointments).where(eq(appointments.workspaceId, trainer.access.workspaceId));
  const call = async () => (await rows())[0];
  const of = (what: string) => `${what} Ana Ruiz`;
  const atTen = { start: '2026-11-23T16:00:00.000Z', guest: 'ana@example.test' };

  test('are events with the guest and a Meet link; the guest is invited by Google, and told by us how to move it', async () => {
    const response = await book();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      status: 'confirmed',
      meetingUrl: expect.stringContaining('meet.google.com/'),
    });
    expect(events()).toEqual([atTen]);
    await app.work();
    expect(new Set(app.mails.map(({ to }) => to))).toEqual(new Set([email, 'ana@example.test']));
    const toGuest = app.mails.find(({ to }) => to === 'ana@example.test')!;
    expect(toGuest.text).toContain('/call/');
    expect(toGuest.invitation).toBeUndefined();
    expect(google.control.mails()).toMatchObject([{ to: 'ana@example.test', kind: 'invitation' }]);
  });

  test('stand in the calendar’s events once, among what else it holds, also while Google cannot be asked', async () => {
    const shown = async () => {
      const response = await app.call('GET', '/api/integrations/display/calendar/events', { token: trainer.token });
      return response
        .json<{ data: { title: string; kind: string; start: string }[] }>()
        .data.map(({ title, kind, start }) => `${start.slice(11, 16)} ${title} (${kind})`);
    };
    const start = new Date('2026-11-23T15:00:00Z');
    google.control.addBusy(email, { summary: 'Dentist', start, end: new Date(start.getTime() + 30 * minute) });
    await book();
    const booked = '16:00 Call with Ana Ruiz (call)';
    expect(await shown()).toEqual(['15:00 Dentist (event)', booked]);
    await app.pass(2 * minute, minute);
    google.control.setFaults({ down: true });
    expect(await shown()).toEqual([booked]);
  });

  test('are not offered at busy times, and one that became busy a moment ago is refused by the calendar', async () => {
    const busyAt = (start: string) =>
      google.control.addBusy(email, {
        summary: 'Dentist',
        start: new Date(start),
        end: new Date(Date.parse(start) + 60 * minute),
      });
    busyAt('2026-11-23T15:00:00Z');
    const offered = (await slots()).json<string[]>();
    expect(offered).not.toContain('2026-11-23T15:00:00.000Z');
    expect(offered).toContain('2026-11-23T16:00:00.000Z');
    busyAt('2026-11-23T16:00:00Z');
    const response = await book();
    expect(response.statusCode).toBe(409);
    expect(response.json<{ alternatives: string[] }>().alternatives[0]).toBe('2026-11-23T17:00:00.000Z');
    expect(await call()).toBeUndefined();
  });

  test('show what becomes of them there: declined, a whole day, one instance of a series moved and canceled', async () => {
    await bookedId();
    const eventId = () => google.control.events(email).find(({ madeBy }) => madeBy === 'app')!.id;
    const shown = async () => {
      await app.pass(2 * minute, minute);
      const { status, startsAt, calendarProblem } = (await call())!;
      return { status, at: startsAt.toISOString(), calendarProblem };
    };
    const atFour = { status: 'confirmed', at: atTen.start };
    google.control.declineAsGuest(email, eventId());
    expect(await shown()).toEqual({ ...atFour, calendarProblem: 'declined' });
    google.control.makeAllDay(email, eventId());
    expect(await shown()).toEqual({ ...atFour, calendarProblem: 'whole-day' });
    const at = (iso: string) => ({ start: new Date(iso), end: new Date(Date.parse(iso) + 60 * minute) });
    google.control.changeInstance(email, eventId(), at('2026-11-24T17:00:00Z'));
    expect(await shown()).toMatchObject({ status: 'confirmed', at: '2026-11-24T17:00:00.000Z' });
    google.control.changeInstance(email, eventId(), at('2026-11-24T18:00:00Z'));
    expect(await shown()).toMatchObject({ status: 'confirmed', at: '2026-11-24T18:00:00.000Z' });
    google.control.changeInstance(email, eventId(), null);
    expect(await shown()).toMatchObject({ status: 'cancelled' });
    expect(app.happened).toEqual([
      'booked Ana Ruiz',
      'declined Ana Ruiz',
      'whole-day Ana Ruiz',
      'moved Ana Ruiz',
      'moved Ana Ruiz',
      'cancelled Ana Ruiz',
    ]);
  });

  test('tell the coach on the call what the calendar shows, until it is as agreed again', async () => {
    await bookedId();
    const eventId = () => google.control.events(email).findLast(({ madeBy }) => madeBy === 'app')!.id;
    const problem = async () => {
      await app.pass(2 * minute, minute);
      const list = await app.call('GET', '/api/appointments/me', { token: trainer.token });
      return list.json<{ calendar: { problem: string | null } }[]>()[0]!.calendar.problem;
    };
    google.control.makeAllDay(email, eventId());
    expect(await problem()).toMatch(/day/);
    const time = { start: new Date(atTen.start), end: new Date(Date.parse(atTen.start) + 60 * minute) };
    google.control.changeInstance(email, eventId(), time);
    expect(await problem()).toBeNull();
    google.control.declineAsGuest(email, eventId());
    expect(await problem()).toMatch(/declined/);
    google.control.moveEvent(email, eventId(), {
      ...time,
      start: new Date('2026-11-24T17:00:00Z'),
      end: new Date('2026-11-24T18:00:00Z'),
    });
    await app.pass(2 * minute, minute);
    expect((await call())!.startsAt.toISOString()).toBe('2026-11-24T17:00:00.000Z');
  });

  test('show what their owner changes there: the end, the guest, the Meet link; and that it is mended', async () => {
    await bookedId();
    await app.work();
    const event = google.control.events(email).find(({ madeBy }) => madeBy === 'app')!;
    const start = new Date(atTen.start);
    const endAt = (minutes: number) => ({ start, end: new Date(start.getTime() + minutes * minute) });
    const shown = async () => {
      await app.pass(2 * minute, minute);
      const list = await app.call('GET', '/api/appointments/me', { token: trainer.token });
      const [first] = list.json<{ start: string; end: string; meetingUrl: string; calendar: { problem: string } }[]>();
      const minutes = (Date.parse(first!.end) - Date.parse(first!.start)) / minute;
      return { start: first!.start, minutes, link: first!.meetingUrl, problem: first!.calendar.problem };
    };
    const agreed = { start: atTen.start, minutes: 60, link: event.meet!.uri, problem: null };
    for (const minutes of [30, 90, 60]) {
      google.control.moveEvent(email, event.id, endAt(minutes));
      expect(await shown()).toEqual({ ...agreed, minutes });
    }
    google.control.removeGuests(email, event.id);
    expect(await shown()).toEqual({ ...agreed, problem: expect.stringMatching(/no longer has your guest/) });
    google.control.setMeet(email, event.id, null);
    expect(await shown()).toMatchObject({ link: null, problem: expect.stringMatching(/guest/) });
    google.control.moveEvent(email, event.id, endAt(45));
    expect(await shown()).toMatchObject({ minutes: 45, link: null, problem: expect.stringMatching(/guest/) });
    expect(app.happened).toEqual(['booked', 'length', 'length', 'length', 'guest-removed', 'length'].map(of));
  });

  test('without their link say so until they have one again, also when they move at the same time', async () => {
    await bookedId();
    await app.work();
    const event = google.control.events(email).find(({ madeBy }) => madeBy === 'app')!;
    const time = { start: new Date('2026-11-24T17:00:00Z'), end: new Date('2026-11-24T17:45:00Z') };
    const shown = async () => {
      await app.pass(2 * minute, minute);
      const { startsAt, endsAt, meetingUrl, calendarProblem } = (await call())!;
      return { startsAt, endsAt, meetingUrl, calendarProblem };
    };
    google.control.setMeet(email, event.id, null);
    google.control.moveEvent(email, event.id, time);
    const moved = { startsAt: time.start, endsAt: time.end };
    expect(await shown()).toEqual({ ...moved, meetingUrl: null, calendarProblem: 'link-removed' });
    google.control.moveEvent(email, event.id, { ...time, end: new Date('2026-11-24T18:00:00Z') });
    expect(await shown()).toMatchObject({ meetingUrl: null, calendarProblem: 'link-removed' });
    google.control.expireSyncTokens();
    google.control.setMeet(email, event.id, event.meet!.uri);
    expect(await shown()).toMatchObject({ meetingUrl: event.meet!.uri, calendarProblem: null });
    expect(app.happened).toEqual(['booked', 'moved', 'link-removed', 'length'].map(of));
  });

  test('that never had a link miss none', async () => {
    google.control.setFaults({ withoutMeet: true });
    await bookedId();
    const event = google.control.events(email).find(({ madeBy }) => madeBy === 'app')!;
    google.control.setMeet(email, event.id, null);
    await app.pass(2 * minute, minute);
    expect((await call())!.calendarProblem).toBeNull();
  });

  test('of a series are moved and canceled by their own instance, whose other ones concern nobody', async () => {
    await bookedId();
    const eventId = google.control.events(email).find(({ madeBy }) => madeBy === 'app')!.id;
    const at = (iso: string) => ({ start: new Date(iso), end: new Date(Date.parse(iso) + 60 * minute) });
    google.control.changeInstance(email, eventId, at('2026-11-25T16:30:00Z'));
    await app.pass(2 * minute, minute);
    expect(await call()).toMatchObject({ status: 'confirmed', startsAt: new Date('2026-11-25T16:30:00Z') });
    google.control.addBusy(email, { summary: 'Another', ...at('2026-11-26T16:00:00Z') });
    await app.pass(2 * minute, minute);
    expect(await call()).toMatchObject({ status: 'confirmed', startsAt: new Date('2026-11-25T16:30:00Z') });
    google.control.expireSyncTokens();
    google.control.changeInstance(email, eventId, null);
    await app.pass(2 * minute, minute);
    expect(await call()).toMatchObject({ status: 'cancelled', cancelledBy: 'calendar' });
    expect(app.happened).toEqual(['booked Ana Ruiz', 'moved Ana Ruiz', 'cancelled Ana Ruiz']);
  });

  test('are moved and cancelled there too', async () => {
    const id = await bookedId();
    const moved = await change(id, 'move', { start: '2026-11-23T17:00:00.000Z' });
    expect(moved.json()).toMatchObject({ start: '2026-11-23T17:00:00.000Z', calendar: { state: 'in-step' } });
    expect(events()).toEqual([{ ...atTen, start: '2026-11-23T17:00:00.000Z' }]);
    await change(id, 'cancel', {});
    await app.work();
    expect(events()).toEqual([]);
    expect(app.happened).toEqual(['booked Ana Ruiz', 'moved Ana Ruiz', 'cancelled Ana Ruiz']);
    expect(await rows()).toHaveLength(1);
  });

  test('that were moved or cancelled there are so here, and nobody is told twice', async () => {
    const id = await bookedId();
    await app.work();
    app.mails.length = 0;
    const eventId = google.control.events(email).at(-1)!.id;
    const time = { start: new Date('2026-11-24T15:00:00Z'), end: new Date('2026-11-24T16:00:00Z') };
    google.control.moveEvent(email, eventId, time);
    await app.pass(2 * minute, minute);
    expect(await call()).toMatchObject({ id, startsAt: time.start, sequence: 1 });
    google.control.expireSyncTokens();
    google.control.cancelEvent(email, eventId);
    await app.pass(2 * minute, minute);
    expect(await call()).toMatchObject({ status: 'cancelled', cancelledBy: 'calendar' });
    expect(app.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      `${email}: Call rescheduled: Ana Ruiz`,
      `${email}: Call canceled: Ana Ruiz`,
    ]);
    await app.pass(5 * minute, minute);
    expect(app.mails).toHaveLength(2);
  });

  test('that were moved there onto another one stay here, and say so', async () => {
    await book();
    await book({ start_time: '11:00' });
    await app.work();
    const eventId = google.control.events(email).find(({ start }) => new Date(start).getUTCHours() === 16)!.id;
    const time = { start: new Date('2026-11-23T17:00:00Z'), end: new Date('2026-11-23T18:00:00Z') };
    google.control.moveEvent(email, eventId, time);
    await app.pass(2 * minute, minute);
    const list = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(list.json()[0]).toMatchObject({
      start: atTen.start,
      calendar: {
        state: 'failed',
        problem: 'Your calendar has this call at another time, but you already have one there in Spotter.',
      },
    });
  });

  test('stay when the calendar is disconnected; changing them then says what is left to do', async () => {
    const id = await bookedId();
    await app.database.update(credentials).set({ status: 'disconnected' }).where(eq(credentials.id, credentialId));
    const moved = await change(id, 'move', { start: '2026-11-24T15:00:00.000Z' });
    expect(moved.json()).toMatchObject({
      start: '2026-11-24T15:00:00.000Z',
      calendar: { problem: 'This call’s calendar is no longer connected. Please change the call there yourself.' },
    });
    await app.work();
    expect(app.mails.map(({ to }) => to)).toContain('ana@example.test');
  });

  describe('when something goes wrong', () => {
    test('a token that is refused is renewed, and the call booked', async () => {
      google.control.expireAccessTokens(email);
      tokens.push(google.control.grant(email).accessToken);
      expect((await book()).statusCode).toBe(201);
      expect(events()).toEqual([atTen]);
    });

    test('access that was taken away: nothing is booked, and the coach is asked to connect again', async () => {
      google.control.revokeAccess(email);
      tokens.push(tokens[0]!);
      const response = await book();
      expect(response.statusCode).toBe(502);
      expect(await call()).toBeUndefined();
      const [credential] = await app.database.select().from(credentials).where(eq(credentials.id, credentialId));
      expect(credential?.status).toBe('reconnect_needed');
    });

    test.each([
      [403, 'rateLimitExceeded'],
      [429, 'rateLimitExceeded'],
      [503, 'backendError'],
    ])('%i %s for too long: nothing is booked, and the time is free again', async (status, reason) => {
      await slots();
      google.control.setFaults({ failNext: { status, reason, times: 20, calls: 'freebusy' } });
      const response = await book();
      expect(response.statusCode).toBe(502);
      expect(response.json()).toMatchObject({
        code: 'provider_down',
        message: 'We couldn’t reach the calendar. Nothing changed. Please try again soon.',
      });
      expect(await call()).toBeUndefined();
      google.control.clearFaults();
      expect((await book()).statusCode).toBe(201);
      expect(events()).toEqual([atTen]);
    });

    test.each(['error-503', 'dropped'] as const)(
      'a booking that was stored and answered with %s is booked, once',
      async (answer) => {
        google.control.setFaults({ storeButAnswer: { answer, times: 1 } });
        expect((await book()).json()).toMatchObject({ status: 'confirmed' });
        expect(events()).toEqual([atTen]);
      },
    );

    test('a booking whose answer was lost is not called booked until the calendar says so', async () => {
      network.cutAfter((url, method) => method === 'POST' && url.pathname.endsWith('/events'));
      const response = await book();
      expect(response.statusCode).toBe(201);
      expect(response.json()).toMatchObject({ status: 'pending' });
      expect((await book()).statusCode).toBe(502);
      await app.pass(minute, 10_000);
      expect([app.happened, app.mails]).toEqual([[], []]);
      network.restore();
      await app.pass(2 * minute, 30_000);
      expect(await call()).toMatchObject({ status: 'confirmed' });
      expect(app.happened).toEqual(['booked Ana Ruiz late']);
      expect(events()).toEqual([atTen]);
    });

    test('a call that is not certain yet and cannot be is given back, and its guest told', async () => {
      network.cutAfter((url, method) => method === 'POST' && url.pathname.endsWith('/events'));
      await book();
      google.control.cancelEvent(email, google.control.events(email).at(-1)!.id);
      network.restore();
      await app.pass(2 * minute, 30_000);
      expect(await call()).toMatchObject({ status: 'cancelled' });
      expect(app.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
        'ana@example.test: We couldn’t book your call with Ana',
      ]);
      expect(app.happened).toEqual(['cancelled Ana Ruiz']);
    });

    test('one that is canceled before it is certain does not stay in the calendar', async () => {
      network.cutAfter((url, method) => method === 'POST' && url.pathname.endsWith('/events'));
      const id = await bookedId();
      expect((await change(id, 'cancel', {})).json()).toMatchObject({ status: 'cancelled' });
      network.restore();
      await app.pass(5 * minute, 30_000);
      expect(events()).toEqual([]);
      expect((await call())?.task).toBeNull();
    });

    test('a calendar that is down keeps a call where it is, and hears of its end later', async () => {
      const id = await bookedId();
      await slots();
      google.control.setFaults({ down: true });
      expect((await change(id, 'move', { start: '2026-11-23T17:00:00.000Z' })).statusCode).toBe(502);
      expect(await call()).toMatchObject({ startsAt: new Date(atTen.start), task: null });
      expect((await change(id, 'cancel', {})).json()).toMatchObject({
        status: 'cancelled',
        calendar: { state: 'waiting' },
      });
      await app.pass(minute, 10_000);
      expect(events()).toEqual([atTen]);
      google.control.clearFaults();
      await app.pass(10 * minute, minute);
      expect(events()).toEqual([]);
    });

    test('a move whose answer was lost takes no time from anybody, and is found out', async () => {
      const id = await bookedId();
      network.cutAfter((_, method) => method === 'PATCH');
      const response = await change(id, 'move', { start: '2026-11-23T18:00:00.000Z' });
      expect(response.json()).toMatchObject({ start: atTen.start, calendar: { state: 'waiting' } });
      const taken = await app.call('POST', '/api/appointments', {
        body: { trainerId: trainer.userId, date: '2026-11-23' },
      });
      expect(taken.json()).toEqual([{ start_time: '10:00' }, { start_time: '12:00' }]);
      network.restore();
      await app.pass(2 * minute, 30_000);
      expect(await call()).toMatchObject({ id, startsAt: new Date('2026-11-23T18:00:00Z'), sequence: 1, task: null });
      expect(await rows()).toHaveLength(1);
    });

    test('one that answers too slowly is not waited for', async () => {
      google.control.setFaults({ delayMs: 1_500 });
      expect((await book()).statusCode).toBe(502);
      expect(await call()).toBeUndefined();
    });
  });
});
