import { failureOf } from '../http/call-answer.ts';
import type { CalendarAccount, CalendarFailure, CalendarTimes, TimeRange } from '../ports/calendar.ts';
import type { CallGoogle } from './google-calendar-call.ts';
import { eventListSchema, eventSchema, freeBusySchema } from './google-calendar-wire.ts';

/** Returns the path of a calendar's events. */
export function eventsPath({ calendarId }: CalendarAccount): string[] {
  return ['calendar', 'v3', 'calendars', calendarId, 'events'];
}

/** Returns one event of a calendar, deleted or not. */
export function findEvent(call: CallGoogle, account: CalendarAccount, eventId: string) {
  return call({
    method: 'GET',
    path: [...eventsPath(account), eventId],
    accessToken: account.accessToken,
    schema: eventSchema,
  });
}

/** Returns the first page of a calendar's events. */
export function listEvents(call: CallGoogle, account: CalendarAccount, query: Record<string, string>) {
  const { accessToken } = account;
  return call({ method: 'GET', path: eventsPath(account), query, accessToken, schema: eventListSchema });
}

/** Returns when a calendar is busy. */
export async function listBusy(
  call: CallGoogle,
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
