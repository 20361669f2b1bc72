import { resolveTimeZone } from '@spotter/domain';
import { z } from 'zod';
import { failureOf, isOutcomeOpen, isRefusedAs } from '../http/call-answer.ts';
import { shortPlan } from '../http/repeat-call.ts';
import type {
  BookingRequest,
  BookOutcome,
  Calendar,
  CalendarAccount,
  CalendarFailure,
  CalendarTimes,
  TimeRange,
} from '../ports/calendar.ts';
import { createGoogleCall, type GoogleCalendarOptions } from './google-calendar-call.ts';
import { createGoogleChanges } from './google-calendar-changes.ts';
import type { GoogleAnswer } from './google-calendar-errors.ts';
import {
  eventIdOf,
  isFree,
  isLinkPending,
  isOn,
  linkOf,
  timeOf,
  toBooking,
  toEntry,
  toEvent,
  toTimes,
} from './google-calendar-mapping.ts';
import { eventListSchema, eventSchema, freeBusySchema, type GoogleEvent } from './google-calendar-wire.ts';

/** Returns Google Calendar as a calendar: events with a Meet link and the guest, who gets Google's emails. */
export function createGoogleCalendar(options: GoogleCalendarOptions): Calendar {
  const call = createGoogleCall(options);
  const { pausesMs, pause } = options.repeat ?? shortPlan;

  const eventsPath = ({ calendarId }: CalendarAccount) => ['calendar', 'v3', 'calendars', calendarId, 'events'];

  const findEvent = (account: CalendarAccount, eventId: string) =>
    call({
      method: 'GET',
      path: [...eventsPath(account), eventId],
      accessToken: account.accessToken,
      schema: eventSchema,
    });

  async function listTimes(
    account: CalendarAccount,
    { start, end }: TimeRange,
  ): Promise<Extract<CalendarTimes, { kind: 'busy' }> | CalendarFailure> {
    const answer = await call({
      method: 'POST',
      path: ['calendar', 'v3', 'freeBusy'],
      json: { timeMin: start.toISOString(), timeMax: end.toISOString(), items: [{ id: account.calendarId }] },
      accessToken: account.accessToken,
      schema: freeBusySchema,
    });
    if (answer.kind !== 'accepted') return failureOf(answer);
    const calendar = answer.body.calendars[account.calendarId];
    const faults = calendar?.errors?.map(({ reason }) => reason) ?? [];
    // A calendar that could not be read is not free.
    if (calendar === undefined || faults.includes('notFound')) {
      return { kind: 'refused', detail: `free/busy does not know the calendar (${faults.join(', ')})` };
    }
    if (faults.length > 0) return { kind: 'try-again', afterMs: null, because: 'provider-down' };
    return {
      kind: 'busy',
      busy: (calendar.busy ?? []).map((range) => ({ start: new Date(range.start), end: new Date(range.end) })),
    };
  }

  /** Waits for the link: Google answers before it exists, and it takes a moment. */
  async function withLink(account: CalendarAccount, event: GoogleEvent): Promise<GoogleEvent> {
    let newest = event;
    for (const pauseMs of pausesMs) {
      if (!isLinkPending(newest)) return newest;
      await pause(pauseMs);
      const answer = await findEvent(account, event.id);
      if (answer.kind === 'accepted') newest = answer.body;
    }
    return newest;
  }

  /** Where Google made no link, adds the coach's own words for the place. The booking is valid without them too. */
  async function withPlace(account: CalendarAccount, event: GoogleEvent, { place }: BookingRequest): Promise<void> {
    if (place === null || linkOf(event) !== null || isLinkPending(event)) return;
    await call({
      method: 'PATCH',
      path: [...eventsPath(account), event.id],
      query: { sendUpdates: 'none' },
      json: { location: place },
      accessToken: account.accessToken,
      schema: eventSchema,
    });
  }

  /** Returns what exists under our id after a booking that was made before, or whose answer was lost. */
  async function bookedBefore(account: CalendarAccount, request: BookingRequest): Promise<BookOutcome | 'nothing'> {
    const answer = await findEvent(account, eventIdOf(request.appointmentId));
    if (answer.kind === 'accepted') {
      if (!isOn(answer.body)) return { kind: 'refused', detail: 'the event was cancelled in the calendar' };
      return { kind: 'booked', booking: toBooking(await withLink(account, answer.body), request) };
    }
    return isMissing(answer) ? 'nothing' : failureOf(answer);
  }

  function listEvents(account: CalendarAccount, query: Record<string, string>) {
    const { accessToken } = account;
    return call({ method: 'GET', path: eventsPath(account), query, accessToken, schema: eventListSchema });
  }

  return {
    kind: 'google-calendar',
    needsGuest: [],
    notifiesGuest: true,
    listTimes,
    listChanges: createGoogleChanges(call, options.now, eventsPath),

    async describe(accessToken) {
      const account = { accountId: '', calendarId: 'primary', accessToken };
      const answer = await listEvents(account, { maxResults: '1' });
      if (answer.kind !== 'accepted') return failureOf(answer);
      const { summary, timeZone } = answer.body;
      const calendars = [{ calendarId: 'primary', name: summary ?? 'Google Calendar', callMinutes: null }];
      return { kind: 'described', timeZone: resolveTimeZone(timeZone), calendars };
    },

    async listEntries(account, { start, end }) {
      const answer = await listEvents(account, {
        timeMin: start.toISOString(),
        timeMax: end.toISOString(),
        singleEvents: 'true',
        orderBy: 'startTime',
        maxResults: '100',
      });
      if (answer.kind !== 'accepted') return failureOf(answer);
      const { items, timeZone } = answer.body;
      const zone = resolveTimeZone(timeZone);
      return { kind: 'entries', entries: (items ?? []).flatMap((event) => toEntry(event, zone) ?? []) };
    },

    async book(account, request) {
      const times = await listTimes(account, request);
      if (times.kind !== 'busy') return times;
      if (!isFree(request, times.busy, null)) {
        // This very call may have taken the time, booked before.
        const before = await bookedBefore(account, request);
        if (before === 'nothing') return { kind: 'slot-taken' };
        return before.kind === 'refused' ? { kind: 'slot-taken' } : before;
      }
      // Safe to repeat because the id is ours: the second try is refused as a duplicate.
      const answer = await call({
        method: 'POST',
        path: eventsPath(account),
        query: { sendUpdates: 'all', conferenceDataVersion: '1' },
        json: toEvent(request),
        accessToken: account.accessToken,
        schema: eventSchema,
      });
      if (answer.kind === 'accepted') {
        const event = await withLink(account, answer.body);
        await withPlace(account, event, request);
        return { kind: 'booked', booking: toBooking(event, request) };
      }
      const isDuplicate = isRefusedAs(answer, 'duplicate');
      if (!isDuplicate && !isOutcomeOpen(answer)) return failureOf(answer);
      const stored = await bookedBefore(account, request);
      if (stored !== 'nothing' && (stored.kind === 'booked' || isDuplicate)) return stored;
      return { kind: 'unconfirmed', detail: answer.detail };
    },

    async move(account, bookingId, request) {
      const current = await findEvent(account, bookingId);
      if (current.kind !== 'accepted') return isMissing(current) ? { kind: 'not-found' } : failureOf(current);
      if (!isOn(current.body)) return { kind: 'not-found' };
      const own = timeOf(current.body);
      if (own !== null && isSame(own, request)) return { kind: 'moved', booking: toBooking(current.body, request) };
      const times = await listTimes(account, request);
      if (times.kind !== 'busy') return times;
      if (!isFree(request, times.busy, own)) return { kind: 'slot-taken' };
      const answer = await call({
        method: 'PATCH',
        path: [...eventsPath(account), bookingId],
        query: { sendUpdates: 'all' },
        json: toTimes(request),
        accessToken: account.accessToken,
        schema: eventSchema,
      });
      if (answer.kind === 'accepted') return { kind: 'moved', booking: toBooking(answer.body, request) };
      if (isMissing(answer)) return { kind: 'not-found' };
      return isOutcomeOpen(answer) ? { kind: 'unconfirmed', detail: answer.detail } : failureOf(answer);
    },

    async cancel(account, bookingId) {
      const answer = await call({
        method: 'DELETE',
        path: [...eventsPath(account), bookingId],
        query: { sendUpdates: 'all' },
        accessToken: account.accessToken,
        schema: z.unknown(),
      });
      if (answer.kind === 'accepted' || isMissing(answer)) return { kind: 'cancelled' };
      return isOutcomeOpen(answer) ? { kind: 'unconfirmed', detail: answer.detail } : failureOf(answer);
    },
  };
}

function isSame(one: TimeRange, other: TimeRange): boolean {
  return one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime();
}

/** Whether the event never existed, or was deleted. */
function isMissing(answer: GoogleAnswer<unknown>): boolean {
  return isRefusedAs(answer, 'not-found') || isRefusedAs(answer, 'gone');
}
