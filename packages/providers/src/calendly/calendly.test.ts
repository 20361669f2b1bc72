import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
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
import { createCalendlyCalendar } from './calendly-calendar.ts';
import { calendlyCalls } from '../test-support/calendly-calls.ts';

const email = 'marta@example.com';
const now = () => calendarTestStart;
const described = createDescribedFetch(calendlyCalls);

async function startCalendly(plan: 'free' | 'standard' = 'standard') {
  const calendly = createCalendlySimulator({ clientId: 'client', clientSecret: 'secret', webhookKey: 'key', now });
  const apiUrl = await calendly.listen();
  calendly.control.addAccount({
    id: 'user-1',
    organizationId: 'organization-1',
    email,
    name: 'Marta',
    slug: 'marta',
    timeZone: 'UTC',
    plan,
    eventTypes: [
      { id: 'type-30', name: 'Short call', slug: 'short', durationMinutes: 30 },
      { id: 'type-60', name: 'Strategy call', slug: 'strategy', durationMinutes: 60 },
    ],
    hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
  });
  const network = createCutNetwork(described.fetch);
  const repeat = { pausesMs: [1, 2], maxPauseMs: 3_000, pause: async () => undefined };
  const options = { apiUrl, now, fetch: network.fetch, repeat };
  const calendar = createCalendlyCalendar(options);
  const { accessToken } = calendly.control.grant(email);
  const account = {
    accountId: 'https://api.calendly.com/users/user-1',
    calendarId: 'https://api.calendly.com/event_types/type-60',
    accessToken,
  };
  const idOf = (bookingId: string) => bookingId.slice(bookingId.lastIndexOf('/') + 1);
  return { calendly, network, options, calendar, account, idOf };
}

describe('Calendly', () => {
  describeCalendar(async (): Promise<CalendarUnderTest> => {
    const { calendly, network, options, calendar, account, idOf } = await startCalendly();
    const { control } = calendly;
    return {
      calendar,
      account,
      stop: calendly.close,
      addBusy: (time) => control.addBusy(email, time),
      moveBooking: (id, start) => void control.rescheduleAsGuest(idOf(id), start),
      cancelBooking: (id) => control.cancelAsHost(idOf(id), 'ill'),
      bookings: () =>
        control
          .bookings(email)
          .filter(({ state }) => state === 'active')
          .map(({ start, guest }) => ({ start: new Date(start), guestEmail: guest.email })),
      faults: {
        expireToken: () => control.expireAccessTokens(email),
        refreshed: async () => ({ ...account, accessToken: control.grant(email).accessToken }),
        revoke: () => control.revokeAccess(email),
        withoutPermission: () => ({ ...account, accessToken: control.grant(email, ['users:read']).accessToken }),
        failNext: (status, times) => control.setFaults({ failNext: { status, times } }),
        storeButAnswer: (answer) =>
          control.setFaults({ storeButAnswer: { answer: answer === 'error' ? 'error-500' : 'dropped', times: 1 } }),
        cutAfterBooking: () => network.cutAfter((url) => url.pathname === '/invitees'),
        restoreNetwork: network.restore,
        setDown: (down) => control.setFaults({ down }),
        slow() {
          control.setFaults({ delayMs: 200 });
          return createCalendlyCalendar({ ...options, timeoutMs: 20 });
        },
      },
    };
  });
});

describe('of its own', () => {
  let under: Awaited<ReturnType<typeof startCalendly>>;
  beforeEach(async () => {
    under = await startCalendly();
  });
  afterEach(() => under.calendly.close());

  const book = (request = callAt(monday(15))) => under.calendar.book(under.account, request);

  async function startFree() {
    await under.calendly.close();
    under = await startCalendly('free');
  }

  /** Submits the page behind a link, as a guest does. */
  async function fillIn(url: string, fields: Record<string, string>) {
    const query = Object.fromEntries(new URL(url).searchParams);
    return await fetch(url, { method: 'POST', body: new URLSearchParams({ ...query, ...fields }) });
  }

  test('a plan without bookings by the API gives a link for one booking, filled in', async () => {
    await startFree();
    const request = callAt(monday(15));
    const outcome = await book(request);
    if (outcome.kind !== 'link-only') throw new Error(outcome.kind);
    const page = await (await fetch(outcome.url)).text();
    expect(page).toContain('value="Ana Ruiz"');
    expect(page).toContain('value="ana@example.com"');
    expect((await fillIn(outcome.url, { start: monday(15).toISOString() })).status).toBe(200);
    expect((await fillIn(outcome.url, { start: monday(16).toISOString() })).status).toBe(404);
    const changes = await under.calendar.listChanges(under.account, null);
    expect(changes).toMatchObject({
      changes: [{ appointmentId: request.appointmentId, state: 'confirmed', time: { start: monday(15) } }],
    });
  });

  test('a guest who has told no address gets a link too', async () => {
    const guest = { name: 'Ana', email: null, timeZone: 'UTC' };
    expect(await book(callAt(monday(15), { guest }))).toMatchObject({ kind: 'link-only', refused: false });
    expect(under.calendly.control.bookings(email)).toEqual([]);
  });

  test('where nothing may be booked in any way, the consent is at fault', async () => {
    const scopes = ['users:read', 'event_types:read', 'scheduled_events:read'];
    const { accessToken } = under.calendly.control.grant(email, scopes);
    const outcome = await under.calendar.book({ ...under.account, accessToken }, callAt(monday(15)));
    expect(outcome).toEqual({ kind: 'unauthorised', because: 'permission' });
  });

  test('a call of a plan without bookings by the API is moved by its guest', async () => {
    await startFree();
    const bookingId = under.calendly.control.bookAsGuest(email, {
      start: monday(15),
      guestName: 'Ana',
      guestEmail: 'ana@example.com',
    });
    const uri = `https://api.calendly.com/scheduled_events/${bookingId}`;
    const outcome = await under.calendar.move(under.account, uri, callAt(monday(16)));
    expect(outcome).toMatchObject({ kind: 'link-only', url: expect.stringContaining('/reschedulings/') });
  });

  test('a refusal at an open time gives the link, on which the guest can book it', async () => {
    const guest = { name: 'Ana', email: 'ana@example.com', timeZone: 'Moon/Crater' };
    const outcome = await book(callAt(monday(15), { guest }));
    if (outcome.kind !== 'link-only') throw new Error(outcome.kind);
    expect(outcome.refused).toBe(true);
    const filled = { start: monday(15).toISOString(), timezone: 'UTC' };
    expect((await fillIn(outcome.url, filled)).status).toBe(200);
  });

  test('a booking made without us has no appointment of ours', async () => {
    under.calendly.control.bookAsGuest(email, { start: monday(15), guestName: 'Eva', guestEmail: 'eva@example.com' });
    const changes = await under.calendar.listChanges(under.account, null);
    expect(changes).toMatchObject({ changes: [{ appointmentId: null, guestEmail: 'eva@example.com' }] });
  });

  test('the same guest at the same time by themselves is not our booking', async () => {
    under.calendly.control.bookAsGuest(email, { start: monday(15), guestName: 'Ana', guestEmail: 'ana@example.com' });
    expect(await book()).toEqual({ kind: 'slot-taken' });
  });

  test('the limit of bookings is respected, with how long to wait', async () => {
    const starts = [9, 10, 11, 12, 13].flatMap((hour) => [monday(hour), monday(hour, 1)]);
    for (const start of starts) expect(await book(callAt(start))).toMatchObject({ kind: 'booked' });
    expect(await book()).toEqual({ kind: 'try-again', afterMs: 60_000, because: 'rate-limited' });
  });

  test('a move whose second half failed is finished by the same call', async () => {
    const request = callAt(monday(15));
    const outcome = await book(request);
    if (outcome.kind !== 'booked') throw new Error(outcome.kind);
    under.calendly.control.setFaults({ failNext: { status: 503, times: 1, calls: 'cancel' } });
    const later = callAt(monday(16), { appointmentId: request.appointmentId });
    const { bookingId } = outcome.booking;
    expect(await under.calendar.move(under.account, bookingId, later)).toMatchObject({ kind: 'unconfirmed' });
    expect(await under.calendar.move(under.account, bookingId, later)).toMatchObject({ kind: 'moved' });
    const on = under.calendly.control.bookings(email).filter(({ state }) => state === 'active');
    expect(on).toMatchObject([{ start: monday(16).toISOString() }]);
  });

  test('a call that is over cannot be cancelled', async () => {
    const outcome = await book();
    if (outcome.kind !== 'booked') throw new Error(outcome.kind);
    under.calendly.control.setFaults({ failNext: { status: 403, times: 1, calls: 'cancel' } });
    expect(await under.calendar.cancel(under.account, outcome.booking.bookingId, '')).toMatchObject({
      kind: 'refused',
    });
  });

  test('its event types are the calendars, with their lengths', async () => {
    expect(await under.calendar.describe(under.account.accessToken)).toEqual({
      kind: 'described',
      timeZone: 'UTC',
      calendars: [
        { calendarId: 'https://api.calendly.com/event_types/type-30', name: 'Short call', callMinutes: 30 },
        { calendarId: 'https://api.calendly.com/event_types/type-60', name: 'Strategy call', callMinutes: 60 },
      ],
    });
  });
});

test('every request of this file is one that Calendly describes', () => {
  expect(described.faults()).toEqual([]);
  expect(described.made()).toEqual([
    'GET /event_type_available_times',
    'GET /event_types',
    'GET /scheduled_events',
    'GET /scheduled_events/{uuid}',
    'GET /scheduled_events/{uuid}/invitees',
    'GET /users/me',
    'POST /invitees',
    'POST /scheduled_events/{uuid}/cancellation',
    'POST /scheduling_links',
  ]);
});
