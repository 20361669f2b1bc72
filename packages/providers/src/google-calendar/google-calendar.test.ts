import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  calendarTestStart,
  callAt,
  describeCalendar,
  monday,
  type CalendarUnderTest,
} from '../ports/calendar.test-suite.ts';
import { createCutNetwork } from '../test-support/cut-network.ts';
import { createDescribedFetch } from '../test-support/described-fetch.ts';
import { discoveryCalls } from '../test-support/discovery-calls.ts';
import { createGoogleCalendar } from './google-calendar.ts';

const email = 'marta@example.com';
const now = () => calendarTestStart;
const calls = discoveryCalls(new URL('./__fixtures__/calendar-v3.description.json', import.meta.url));
const described = createDescribedFetch(calls);

async function startGoogle() {
  const google = createGoogleCalendarSimulator({ clientId: 'client', clientSecret: 'secret', now });
  const apiUrl = await google.listen();
  google.control.addAccount({ id: '1001', email, name: 'Marta', timeZone: 'Europe/Madrid' });
  const network = createCutNetwork(described.fetch);
  const pauses: number[] = [];
  const repeat = {
    pausesMs: [1, 2],
    maxPauseMs: 3_000,
    pause: async (ms: number) => {
      pauses.push(ms);
    },
  };
  const options = { apiUrl, now, fetch: network.fetch, repeat };
  const calendar = createGoogleCalendar(options);
  const { accessToken } = google.control.grant(email);
  return {
    google,
    network,
    pauses,
    options,
    calendar,
    account: { accountId: '1001', calendarId: 'primary', accessToken },
  };
}

describe('Google Calendar', () => {
  describeCalendar(async (): Promise<CalendarUnderTest> => {
    const { google, network, options, calendar, account } = await startGoogle();
    const { control } = google;
    return {
      calendar,
      account,
      stop: google.close,
      addBusy: (time) => void control.addBusy(email, { summary: 'Dentist', ...time }),
      moveBooking: (id, start) => control.moveEvent(email, id, { start, end: new Date(start.getTime() + 3_600_000) }),
      cancelBooking: (id) => control.cancelEvent(email, id),
      bookings: () =>
        control
          .events(email)
          .filter(({ status, madeBy }) => status === 'confirmed' && madeBy === 'app')
          .map(({ start, attendees }) => ({ start: new Date(start), guestEmail: attendees[0]?.email ?? null })),
      faults: {
        expireToken: () => control.expireAccessTokens(email),
        refreshed: async () => ({ ...account, accessToken: control.grant(email).accessToken }),
        revoke: () => control.revokeAccess(email),
        withoutPermission: () => ({
          ...account,
          accessToken: control.grant(email, ['https://www.googleapis.com/auth/calendar.freebusy']).accessToken,
        }),
        failNext: (status, times) => control.setFaults({ failNext: { status, times } }),
        storeButAnswer: (answer) =>
          control.setFaults({ storeButAnswer: { answer: answer === 'error' ? 'error-503' : 'dropped', times: 1 } }),
        cutAfterBooking: () => network.cutAfter((url, method) => method === 'POST' && url.pathname.endsWith('/events')),
        restoreNetwork: network.restore,
        setDown: (down) => control.setFaults({ down }),
        slow() {
          control.setFaults({ delayMs: 200 });
          return createGoogleCalendar({ ...options, timeoutMs: 20 });
        },
      },
    };
  });
});

describe('of its own', () => {
  let under: Awaited<ReturnType<typeof startGoogle>>;
  beforeEach(async () => {
    under = await startGoogle();
  });
  afterEach(() => under.google.close());

  const book = (request = callAt(monday(15))) => under.calendar.book(under.account, request);
  const eventIds = () => under.google.control.events(email).map(({ id }) => id);

  test('what its owner put there stands among the entries by its title', async () => {
    under.google.control.addBusy(email, { summary: 'Dentist', start: monday(10), end: monday(11) });
    await book();
    const range = { start: monday(0), end: monday(0, 1) };
    expect(await under.calendar.listEntries(under.account, range)).toMatchObject({
      entries: [
        { title: 'Dentist', guestEmail: null, meetingUrl: null },
        { title: 'Call with Ana', guestEmail: 'ana@example.com' },
      ],
    });
  });

  test('whole days stand among the entries, and block calls unless the owner stays free', async () => {
    // The calendar is in Madrid: its days begin an hour before those of UTC.
    const nextDay = (hours: number) => new Date(monday(0).getTime() + (hours - 1) * 3_600_000);
    const add = (summary: string, transparent: boolean) =>
      under.google.control.addBusy(email, { summary, start: nextDay(24), end: nextDay(48), allDay: true, transparent });
    add('Birthday', true);
    add('Competition', false);
    const range = { start: monday(0), end: nextDay(72) };
    const day = { isAllDay: true, start: nextDay(24), end: nextDay(48) };
    expect(await under.calendar.listEntries(under.account, range)).toMatchObject({
      entries: [
        { title: 'Birthday', blocks: false, ...day },
        { title: 'Competition', blocks: true, ...day },
      ],
    });
  });

  test('a call has a Meet link, our id, and a guest whom Google tells', async () => {
    const request = callAt(monday(15), {
      appointmentId: '0190F3C2-7a1b-7c3d-8e4f-5a6b7c8d9e0f',
      notes: 'Wants to run',
    });
    const outcome = await book(request);
    expect(outcome).toMatchObject({
      kind: 'booked',
      booking: {
        bookingId: '0190f3c27a1b7c3d8e4f5a6b7c8d9e0f',
        meetingUrl: expect.stringContaining('meet.google.com/'),
      },
    });
    expect(under.google.control.events(email)).toMatchObject([
      { summary: 'Call with Ana', description: 'Wants to run' },
    ]);
    expect(under.google.control.mails()).toMatchObject([{ to: 'ana@example.com', kind: 'invitation' }]);
  });

  test('where Google makes no link, the coach’s own words are the place of the event', async () => {
    const place = 'Studio North, 2nd floor';
    expect(await book(callAt(monday(15), { place }))).toMatchObject({ kind: 'booked' });
    expect(under.google.control.events(email)).toMatchObject([{ location: null }]);
    under.google.control.setFaults({ withoutMeet: true });
    const outcome = await book(callAt(monday(16), { place }));
    expect(outcome).toMatchObject({ kind: 'booked', booking: { meetingUrl: null } });
    expect(under.google.control.events(email)).toMatchObject([{ location: null }, { location: place }]);
  });

  test('a guest without an address is none of the event', async () => {
    const guest = { name: 'Ana', email: null, timeZone: 'UTC' };
    expect(await book(callAt(monday(15), { guest }))).toMatchObject({ kind: 'booked' });
    expect(under.google.control.events(email)).toMatchObject([{ attendees: [] }]);
    const read = await under.calendar.listChanges(under.account, null);
    expect(read).toMatchObject({ kind: 'changes', changes: [{ guestEmail: null }] });
    expect(read).not.toMatchObject({ changes: [{ concerns: expect.anything() }] });
  });

  test('a moved and a cancelled call are told to the guest too', async () => {
    const outcome = await book();
    if (outcome.kind !== 'booked') throw new Error(outcome.kind);
    await under.calendar.move(under.account, outcome.booking.bookingId, callAt(monday(16)));
    await under.calendar.cancel(under.account, outcome.booking.bookingId, 'ill');
    expect(under.google.control.mails().map(({ kind }) => kind)).toEqual(['invitation', 'update', 'cancellation']);
  });

  test('what leaves its time free does not stand in the way', async () => {
    const { control } = under.google;
    control.addBusy(email, { summary: 'Birthday', start: monday(15), end: monday(16), transparent: true });
    expect(await book()).toMatchObject({ kind: 'booked' });
  });

  test('a call can be moved by half an hour, into its own time', async () => {
    const request = callAt(monday(15));
    const outcome = await book(request);
    if (outcome.kind !== 'booked') throw new Error(outcome.kind);
    const start = new Date(monday(15).getTime() + 1_800_000);
    const moved = await under.calendar.move(under.account, outcome.booking.bookingId, callAt(start));
    expect(moved).toMatchObject({ kind: 'moved', booking: { start } });
  });

  test.each([
    [403, 'userRateLimitExceeded'],
    [403, 'rateLimitExceeded'],
    [429, 'rateLimitExceeded'],
    [503, 'backendError'],
  ])('%i %s is waited out within the call', async (status, reason) => {
    under.google.control.setFaults({ failNext: { status, reason, times: 1, calls: 'insert' } });
    expect(await book()).toMatchObject({ kind: 'booked' });
    expect(under.pauses[0]).toBe(1);
    expect(eventIds()).toHaveLength(1);
  });

  test('as long as Google asks for, unless that is too long to be kept waiting', async () => {
    const { control } = under.google;
    const failNext = { status: 429, times: 1, calls: 'freebusy' } as const;
    control.setFaults({ failNext: { ...failNext, retryAfterSeconds: 2 } });
    expect(await book()).toMatchObject({ kind: 'booked' });
    expect(under.pauses).toContain(2_000);
    control.setFaults({ failNext: { ...failNext, retryAfterSeconds: 30 } });
    expect(await book(callAt(monday(16)))).toEqual({ kind: 'try-again', afterMs: 30_000, because: 'rate-limited' });
  });

  test.each([
    [403, 'quotaExceeded'],
    [400, 'timeRangeEmpty'],
    [404, 'notFound'],
  ])('%i %s is not tried again', async (status, reason) => {
    under.google.control.setFaults({ failNext: { status, reason, times: 1, calls: 'insert' } });
    expect(await book()).toMatchObject({ kind: 'refused', detail: expect.stringContaining(reason) });
    expect(under.pauses).toEqual([]);
  });

  test('a call that the coach deleted is not booked a second time under its id', async () => {
    const request = callAt(monday(15));
    await book(request);
    under.google.control.cancelEvent(email, eventIds()[0] ?? '');
    expect(await book(request)).toMatchObject({ kind: 'refused' });
  });

  test('a calendar that Google cannot read is not taken for free', async () => {
    const account = { ...under.account, calendarId: 'other@example.com' };
    const range = { start: monday(0), end: monday(23) };
    expect(await under.calendar.listTimes(account, range)).toMatchObject({ kind: 'refused' });
  });

  test('a cursor that is too old starts the reading over', async () => {
    const { calendar, account } = under;
    await book();
    const first = await calendar.listChanges(account, null);
    if (first.kind !== 'changes') throw new Error(first.kind);
    under.google.control.expireSyncTokens();
    expect(await calendar.listChanges(account, first.cursor)).toEqual({ kind: 'start-over' });
    expect(await calendar.listChanges(account, null)).toMatchObject({ kind: 'changes', changes: [{}] });
  });

  test("the coach's own events are nobody's business", async () => {
    const { calendar, account } = under;
    const first = await calendar.listChanges(account, null);
    if (first.kind !== 'changes') throw new Error(first.kind);
    under.google.control.addBusy(email, { summary: 'Dentist', start: monday(9), end: monday(10) });
    expect(await calendar.listChanges(account, first.cursor)).toMatchObject({ kind: 'changes', changes: [] });
  });

  test('the calendar is told with its zone, and takes calls of any length', async () => {
    expect(await under.calendar.describe(under.account.accessToken)).toEqual({
      kind: 'described',
      timeZone: 'Europe/Madrid',
      calendars: [{ calendarId: 'primary', name: email, callMinutes: null }],
    });
  });
});

test('every request of this file is one that Google describes, and every described one was made', () => {
  expect(described.faults()).toEqual([]);
  expect(described.made()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted());
});
