import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest, Calendar, CalendarAccount, CalendarTimes, TimeRange } from './calendar.ts';

/** The instant at which every test of a calendar begins: a Friday noon in UTC. */
export const calendarTestStart = new Date('2026-11-20T12:00:00Z');

type Bookings = { start: Date; guestEmail: string | null }[];

/** A calendar for the suite: its owner takes calls of 60 minutes from Monday to Friday, 9:00 to 17:00 UTC. */
export type CalendarUnderTest = {
  calendar: Calendar;
  account: CalendarAccount;
  stop(): Promise<void>;
  /** What happens at the calendar's own side. */
  addBusy(time: TimeRange): void | Promise<void>;
  moveBooking(bookingId: string, start: Date): void | Promise<void>;
  cancelBooking(bookingId: string): void | Promise<void>;
  /** The active bookings that were made by us. */
  bookings(): Bookings | Promise<Bookings>;
  /** What can go wrong on the way to an outside calendar; null for our own. */
  faults: {
    expireToken(): void;
    /** Returns the same account with new tokens, as after a refresh. */
    refreshed(): Promise<CalendarAccount>;
    revoke(): void;
    withoutPermission(): CalendarAccount;
    /** The next calls are refused with this status. */
    failNext(status: number, times: number): void;
    /** The next booking is stored, and answered with a 5xx or not at all. */
    storeButAnswer(answer: 'error' | 'nothing'): void;
    /** The next booking is stored, and after its answer there is no network. */
    cutAfterBooking(): void;
    restoreNetwork(): void;
    setDown(isDown: boolean): void;
    /** Returns the calendar with a time limit within which no call is answered any more. */
    slow(): Calendar;
  } | null;
};

/** Returns the instant a number of hours and days after Monday, November 23, 2026, 0:00 UTC. */
export function monday(hour: number, day = 0): Date {
  return new Date(Date.UTC(2026, 10, 23 + day, hour));
}

/** Returns a call of an hour for Ana. */
export function callAt(at: Date, more: Partial<BookingRequest> = {}): BookingRequest {
  return {
    appointmentId: randomUUID(),
    start: at,
    end: new Date(at.getTime() + 3_600_000),
    title: 'Call with Ana',
    notes: null,
    place: null,
    guest: { name: 'Ana Ruiz', email: 'ana@example.com', timeZone: 'Europe/Madrid' },
    ...more,
  };
}

/** Describes the promises of every calendar. */
export function describeCalendar(open: () => Promise<CalendarUnderTest>): void {
  let under: CalendarUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.stop());

  const times = (range = { start: monday(0), end: monday(0, 5) }) => under.calendar.listTimes(under.account, range);
  const isOffered = async (start: Date) => offers(await times(), start);

  async function book(request: BookingRequest) {
    const outcome = await under.calendar.book(under.account, request);
    if (outcome.kind !== 'booked') throw new Error(`not booked: ${JSON.stringify(outcome)}`);
    return outcome.booking;
  }

  describe('open times', () => {
    test('busy times are taken out, those beside them are not', async () => {
      await under.addBusy({ start: monday(10), end: monday(11) });
      expect(await isOffered(monday(9))).toBe(true);
      expect(await isOffered(monday(10))).toBe(false);
      expect(await isOffered(monday(11))).toBe(true);
    });

    test('three weeks can be asked for at once', async () => {
      await under.addBusy({ start: monday(10, 16), end: monday(12, 16) });
      const found = await times({ start: monday(0), end: monday(0, 21) });
      expect(offers(found, monday(9, 16))).toBe(true);
      expect(offers(found, monday(10, 16))).toBe(false);
      expect(offers(found, monday(9, 7))).toBe(true);
    });
  });

  describe('what stands in the calendar', () => {
    test('are the bookings within a range that are on, the soonest first', async () => {
      const late = await book(callAt(monday(15)));
      const early = await book(callAt(monday(9)));
      const gone = await book(callAt(monday(11)));
      await book(callAt(monday(9, 3)));
      await under.calendar.cancel(under.account, gone.bookingId, 'ill');
      const found = await under.calendar.listEntries(under.account, { start: monday(0), end: monday(0, 1) });
      expect(found).toMatchObject({
        kind: 'entries',
        entries: [
          { entryId: early.bookingId, start: monday(9), end: monday(10) },
          { entryId: late.bookingId, start: monday(15), end: monday(16) },
        ],
      });
    });
  });

  describe('a booking', () => {
    test('is in the calendar with its guest, and its time is taken', async () => {
      const booking = await book(callAt(monday(15)));
      expect(booking).toMatchObject({ start: monday(15), end: monday(16) });
      expect(await under.bookings()).toEqual([{ start: monday(15), guestEmail: 'ana@example.com' }]);
      expect(await isOffered(monday(15))).toBe(false);
    });

    test('with the same id is made once', async () => {
      const request = callAt(monday(15));
      const first = await book(request);
      expect(await book(request)).toMatchObject({ bookingId: first.bookingId, start: monday(15) });
      expect(await under.bookings()).toHaveLength(1);
    });

    test('is refused where another call is, or something else', async () => {
      await book(callAt(monday(15)));
      await under.addBusy({ start: monday(10), end: monday(11) });
      expect(await under.calendar.book(under.account, callAt(monday(15)))).toEqual({ kind: 'slot-taken' });
      expect(await under.calendar.book(under.account, callAt(monday(10)))).toEqual({ kind: 'slot-taken' });
      expect(await under.bookings()).toHaveLength(1);
    });
  });

  describe('moving', () => {
    test('frees the old time and takes the new one, however often it is asked for', async () => {
      const request = callAt(monday(15));
      const { bookingId } = await book(request);
      const later = { ...request, ...callAt(monday(16), { appointmentId: request.appointmentId }) };
      const moved = await under.calendar.move(under.account, bookingId, later);
      expect(moved).toMatchObject({ kind: 'moved', booking: { start: monday(16) } });
      expect(await under.calendar.move(under.account, bookingId, later)).toEqual(moved);
      expect(await under.bookings()).toEqual([{ start: monday(16), guestEmail: 'ana@example.com' }]);
      expect(await isOffered(monday(15))).toBe(true);
    });

    test('to a taken time leaves the call where it was', async () => {
      const request = callAt(monday(15));
      const { bookingId } = await book(request);
      await under.addBusy({ start: monday(10), end: monday(11) });
      const outcome = await under.calendar.move(under.account, bookingId, callAt(monday(10)));
      expect(outcome).toEqual({ kind: 'slot-taken' });
      expect(await under.bookings()).toMatchObject([{ start: monday(15) }]);
    });

    test('a call that was cancelled is not possible', async () => {
      const { bookingId } = await book(callAt(monday(15)));
      await under.calendar.cancel(under.account, bookingId, 'ill');
      expect(await under.calendar.move(under.account, bookingId, callAt(monday(16)))).toEqual({ kind: 'not-found' });
      expect(await under.bookings()).toEqual([]);
    });
  });

  test('cancelling frees the time, and may be repeated', async () => {
    const { bookingId } = await book(callAt(monday(15)));
    expect(await under.calendar.cancel(under.account, bookingId, 'ill')).toEqual({ kind: 'cancelled' });
    expect(await under.calendar.cancel(under.account, bookingId, 'ill')).toEqual({ kind: 'cancelled' });
    expect(await under.bookings()).toEqual([]);
    expect(await isOffered(monday(15))).toBe(true);
  });

  describe('what happens at the side of the calendar', () => {
    async function changesSince(cursor: string | null) {
      const outcome = await under.calendar.listChanges(under.account, cursor);
      if (outcome.kind !== 'changes') throw new Error(`no changes: ${JSON.stringify(outcome)}`);
      return outcome;
    }

    test('the first reading tells of every call to come, the next of nothing', async () => {
      const request = callAt(monday(15));
      const { bookingId } = await book(request);
      const first = await changesSince(null);
      expect(first.changes).toMatchObject([
        {
          bookingId,
          appointmentId: request.appointmentId,
          state: 'confirmed',
          time: { start: monday(15), end: monday(16) },
          guestEmail: 'ana@example.com',
        },
      ]);
      expect((await changesSince(first.cursor)).changes).toEqual([]);
    });

    test('a call that was moved or cancelled there comes back', async () => {
      const request = callAt(monday(15));
      const { bookingId } = await book(request);
      const { appointmentId } = request;
      const first = await changesSince(null);
      await under.moveBooking(bookingId, monday(9, 1));
      const second = await changesSince(first.cursor);
      const moved = second.changes.find(({ state }) => state === 'confirmed');
      expect(moved).toMatchObject({ appointmentId, time: { start: monday(9, 1), end: monday(10, 1) } });
      expect([moved?.bookingId, moved?.replaces]).toContain(bookingId);
      await under.cancelBooking(moved?.bookingId ?? '');
      const third = await changesSince(second.cursor);
      expect(third.changes).toMatchObject([{ bookingId: moved?.bookingId, appointmentId, state: 'cancelled' }]);
    });
  });

  describe('when something goes wrong', () => {
    const faults = () => {
      if (under.faults === null) throw new Error('this calendar is our own');
      return under.faults;
    };
    const everyCall = async (account: CalendarAccount) => [
      await under.calendar.describe(account.accessToken),
      await under.calendar.listTimes(account, { start: monday(0), end: monday(0, 5) }),
      await under.calendar.book(account, callAt(monday(15))),
      await under.calendar.listChanges(account, null),
    ];
    const bookAgain = (request: BookingRequest) => under.calendar.book(under.account, request);

    test('a token that is too old is told apart, and a refreshed one books', async ({ skip }) => {
      if (under.faults === null) return skip();
      faults().expireToken();
      for (const outcome of await everyCall(under.account)) {
        expect(outcome).toEqual({ kind: 'unauthorised', because: 'token' });
      }
      const outcome = await under.calendar.book(await faults().refreshed(), callAt(monday(15)));
      expect(outcome.kind).toBe('booked');
    });

    test('nothing works once the access was taken away', async ({ skip }) => {
      if (under.faults === null) return skip();
      faults().revoke();
      for (const outcome of await everyCall(under.account)) {
        expect(outcome).toEqual({ kind: 'unauthorised', because: 'token' });
      }
      expect(await under.bookings()).toEqual([]);
    });

    test('a consent without the permission is told as such', async ({ skip }) => {
      if (under.faults === null) return skip();
      const account = faults().withoutPermission();
      const outcome = await under.calendar.listChanges(account, null);
      expect(outcome).toEqual({ kind: 'unauthorised', because: 'permission' });
    });

    test('too many calls: nothing was booked, later it is', async ({ skip }) => {
      if (under.faults === null) return skip();
      faults().failNext(429, 5);
      const request = callAt(monday(15));
      expect(await bookAgain(request)).toMatchObject({ kind: 'try-again', because: 'rate-limited' });
      expect(await under.bookings()).toEqual([]);
      faults().failNext(429, 0);
      expect((await bookAgain(request)).kind).toBe('booked');
    });

    test('a provider that is down: nothing was booked, later it is', async ({ skip }) => {
      if (under.faults === null) return skip();
      faults().setDown(true);
      const request = callAt(monday(15));
      for (const outcome of await everyCall(under.account)) {
        expect(outcome).toEqual({ kind: 'try-again', afterMs: null, because: 'provider-down' });
      }
      faults().setDown(false);
      expect((await bookAgain(request)).kind).toBe('booked');
    });

    test('one that answers too slowly is not waited for', async ({ skip }) => {
      if (under.faults === null) return skip();
      const range = { start: monday(0), end: monday(0, 5) };
      expect(await faults().slow().listTimes(under.account, range)).toEqual({
        kind: 'try-again',
        afterMs: null,
        because: 'provider-down',
      });
    });

    test.each(['error', 'nothing'] as const)(
      'a booking that was stored and answered with %s is found, and made once',
      async (answer) => {
        if (under.faults === null) return;
        faults().storeButAnswer(answer);
        const request = callAt(monday(15));
        const outcome = await bookAgain(request);
        expect(outcome).toMatchObject({ kind: 'booked', booking: { start: monday(15) } });
        expect(await bookAgain(request)).toEqual(outcome);
        expect(await under.bookings()).toHaveLength(1);
      },
    );

    test('a booking whose answer was lost with the network is unconfirmed, and found by the same call later', async ({
      skip,
    }) => {
      if (under.faults === null) return skip();
      faults().cutAfterBooking();
      const request = callAt(monday(15));
      expect(await bookAgain(request)).toMatchObject({ kind: 'unconfirmed' });
      faults().restoreNetwork();
      expect(await bookAgain(request)).toMatchObject({ kind: 'booked', booking: { start: monday(15) } });
      expect(await under.bookings()).toHaveLength(1);
    });
  });
}

function offers(times: CalendarTimes | { kind: string }, start: Date): boolean {
  if (isTimes(times, 'open')) return times.starts.some((open) => open.getTime() === start.getTime());
  if (!isTimes(times, 'busy')) throw new Error(`no times: ${JSON.stringify(times)}`);
  const end = new Date(start.getTime() + 3_600_000);
  return times.busy.every((range) => range.end <= start || range.start >= end);
}

function isTimes<Kind extends CalendarTimes['kind']>(
  times: { kind: string },
  kind: Kind,
): times is Extract<CalendarTimes, { kind: Kind }> {
  return times.kind === kind;
}
