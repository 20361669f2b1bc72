import { resolveTimeZone } from '@spotter/language/zones/time-zone';
import { failureOf } from '../http/call-answer.ts';
import { shortPlan } from '../http/repeat-call.ts';
import type { Calendar } from '../ports/calendar.ts';
import { createGoogleBooking } from './google-calendar-booking.ts';
import { createGoogleCall, type GoogleCalendarOptions } from './google-calendar-call.ts';
import { createGoogleChanges } from './google-calendar-changes.ts';
import { eventsPath, listBusy, listEvents } from './google-calendar-events.ts';
import { toEntry } from './google-calendar-mapping.ts';

/** Returns Google Calendar as a calendar: events with a Meet link and the guest, who gets Google's emails. */
export function createGoogleCalendar(options: GoogleCalendarOptions): Calendar {
  const call = createGoogleCall(options);

  return {
    kind: 'google-calendar',
    needsGuest: [],
    notifiesGuest: true,
    listTimes: (account, range) => listBusy(call, account, range),
    listChanges: createGoogleChanges(call, options.now, eventsPath),
    ...createGoogleBooking({ call, ...(options.repeat ?? shortPlan) }),

    async describe(accessToken) {
      const account = { accountId: '', calendarId: 'primary', accessToken };
      const answer = await listEvents(call, account, { maxResults: '1' });
      if (answer.kind !== 'accepted') return failureOf(answer);
      const { summary, timeZone } = answer.body;
      const calendars = [{ calendarId: 'primary', name: summary ?? 'Google Calendar', callMinutes: null }];
      return { kind: 'described', timeZone: resolveTimeZone(timeZone), calendars };
    },

    async listEntries(account, { start, end }) {
      const answer = await listEvents(call, account, {
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
  };
}
