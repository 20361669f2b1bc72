import { resolveTimeZone } from '@spotter/language/zones/time-zone';
import { failureOf } from '../http/call-answer.ts';
import type { Calendar } from '../ports/calendar.ts';
import { createCalendlyBooking } from './calendly-booking.ts';
import { createCalendlyCall, type CalendlyOptions } from './calendly-call.ts';
import { toChange, toEntry, toUnreadable } from './calendly-mapping.ts';
import { createCalendlyReader } from './calendly-reading.ts';
import { eventTypeSchema, listedEventSchema, resource, scheduledEventSchema, userSchema } from './calendly-wire.ts';

/** Max difference between Calendly's clock and ours. */
const clockSkewMs = 5 * 60_000;
// A running call can still be canceled or moved.
const historyMs = 24 * 3_600_000;

/** Returns Calendly as a calendar: it books by its API where the plan allows, else by a link for one booking. */
export function createCalendlyCalendar(options: CalendlyOptions): Calendar {
  const call = createCalendlyCall(options);
  const reader = createCalendlyReader(call, options.now);

  return {
    kind: 'calendly',
    needsGuest: ['name', 'email'],
    notifiesGuest: true,
    ...createCalendlyBooking({ call, reader }),

    async describe(accessToken) {
      const me = await call({ method: 'GET', path: ['users', 'me'], accessToken, schema: resource(userSchema) });
      if (me.kind !== 'accepted') return failureOf(me);
      const { uri, timezone } = me.body.resource;
      const query = { user: uri, active: 'true', sort: 'name:asc' };
      const types = await reader.listAll({ accessToken }, ['event_types'], query, eventTypeSchema);
      if (types.kind !== 'accepted') return failureOf(types);
      return {
        kind: 'described',
        timeZone: resolveTimeZone(timezone),
        calendars: types.body.map((type) => ({ calendarId: type.uri, name: type.name, callMinutes: type.duration })),
      };
    },

    async listTimes(account, range) {
      const answer = await reader.listStarts(account, range);
      return answer.kind === 'accepted' ? { kind: 'open', starts: answer.body } : failureOf(answer);
    },

    /** Returns the meetings at Calendly; it does not report the owner's other appointments. */
    async listEntries(account, { start, end }) {
      const query = {
        user: account.accountId,
        status: 'active',
        min_start_time: start.toISOString(),
        max_start_time: end.toISOString(),
        sort: 'start_time:asc',
      };
      const events = await reader.listAll(account, ['scheduled_events'], query, scheduledEventSchema);
      return events.kind === 'accepted' ? { kind: 'entries', entries: events.body.map(toEntry) } : failureOf(events);
    },

    /**
     * Calendly has no call for changes, so this reads everything in the future and returns what is newer than the
     * cursor.
     */
    async listChanges(account, cursor) {
      const since = new Date(options.now().getTime() - historyMs).toISOString();
      const query = { user: account.accountId, min_start_time: since, sort: 'start_time:asc' };
      const events = await reader.listAll(account, ['scheduled_events'], query, listedEventSchema);
      if (events.kind !== 'accepted') return failureOf(events);
      const readable = events.body.filter((event) => 'updated_at' in event);
      // An unreadable meeting costs no other, and is still there.
      const changes = events.body.filter((event) => !('updated_at' in event)).map(({ uri }) => toUnreadable(uri));
      // All instants have one form, so their texts are in order, to the microsecond.
      const newer = readable.filter((event) => event.updated_at > (cursor ?? ''));
      for (const event of newer) {
        const invitees = await reader.listInvitees(account, event.uri);
        if (invitees.kind !== 'accepted') return failureOf(invitees);
        changes.push(...invitees.body.map((invitee) => toChange(invitee, event)));
      }
      const latest = new Date(options.now().getTime() + clockSkewMs).toISOString();
      const newest = readable.reduce(
        // A time in the future would hide all that comes before it.
        (last, event) => (event.updated_at > last && event.updated_at <= latest ? event.updated_at : last),
        cursor ?? '',
      );
      return { kind: 'changes', changes, cursor: newest };
    },
  };
}
