import type { ZodType } from 'zod';
import type { CallAnswer } from '../http/call-answer.ts';
import { createPageCheck, withoutEnd } from '../http/list-pages.ts';
import type { BookingRequest, CalendarAccount } from '../ports/calendar.ts';
import { idOf, type CallCalendly } from './calendly-call.ts';
import { appointmentIdOf, weekSlices } from './calendly-mapping.ts';
import {
  availableTimeSchema,
  inviteeSchema,
  page,
  resource,
  scheduledEventSchema,
  type Invitee,
  type ScheduledEvent,
} from './calendly-wire.ts';

const minuteMs = 60_000;
// Calendly: lists have at most 100 entries per page.
const pageSize = '100';

/** The answer of a call, or why it could not be read. */
type Read<Found> = CallAnswer<Found>;

/** Returns what can be read from Calendly, whole lists at a time. */
export function createCalendlyReader(call: CallCalendly, now: () => Date) {
  async function listAll<Thing>(
    account: Pick<CalendarAccount, 'accessToken'>,
    path: string[],
    query: Record<string, string>,
    thing: ZodType<Thing>,
  ): Promise<Read<Thing[]>> {
    const things: Thing[] = [];
    const mayAsk = createPageCheck();
    let more: Record<string, string> = { count: pageSize };
    for (;;) {
      const { accessToken } = account;
      const answer = await call({
        method: 'GET',
        path,
        query: { ...query, ...more },
        accessToken,
        schema: page(thing),
      });
      if (answer.kind !== 'accepted') return answer;
      things.push(...answer.body.collection);
      const token = answer.body.pagination?.next_page_token;
      if (!token) return { kind: 'accepted', body: things };
      if (!mayAsk(token)) return { kind: 'refused', action: 'bad-request', detail: withoutEnd, afterMs: null };
      more = { count: pageSize, page_token: token };
    }
  }

  const listInvitees = (account: CalendarAccount, eventUri: string) =>
    listAll(account, ['scheduled_events', idOf(eventUri), 'invitees'], {}, inviteeSchema);

  return {
    listAll,
    listInvitees,

    async findEvent({ accessToken }: CalendarAccount, eventUri: string): Promise<Read<ScheduledEvent>> {
      const path = ['scheduled_events', idOf(eventUri)];
      const answer = await call({ method: 'GET', path, accessToken, schema: resource(scheduledEventSchema) });
      return answer.kind === 'accepted' ? { kind: 'accepted', body: answer.body.resource } : answer;
    },

    /** Returns the open starts, in slices of a week. */
    async listStarts(account: CalendarAccount, range: { start: Date; end: Date }): Promise<Read<Date[]>> {
      const starts: Date[] = [];
      for (const slice of weekSlices(range, now())) {
        const answer = await call({
          method: 'GET',
          path: ['event_type_available_times'],
          query: {
            event_type: account.calendarId,
            start_time: slice.start.toISOString(),
            end_time: slice.end.toISOString(),
          },
          accessToken: account.accessToken,
          schema: page(availableTimeSchema),
        });
        if (answer.kind !== 'accepted') return answer;
        for (const { status, start_time: start } of answer.body.collection) {
          if (status === 'available') starts.push(new Date(start));
        }
      }
      return { kind: 'accepted', body: starts.filter((start) => start >= range.start && start < range.end) };
    },

    /**
     * Returns the meeting that this same request has booked before; null when there is none. Calendly has no
     * idempotency key.
     */
    async findBooked(account: CalendarAccount, request: BookingRequest): Promise<Read<ScheduledEvent | null>> {
      const { start, guest, appointmentId } = request;
      const query: Record<string, string> = {
        user: account.accountId,
        status: 'active',
        min_start_time: start.toISOString(),
        max_start_time: new Date(start.getTime() + minuteMs).toISOString(),
        ...(guest.email === null ? {} : { invitee_email: guest.email }),
      };
      const events = await listAll(account, ['scheduled_events'], query, scheduledEventSchema);
      if (events.kind !== 'accepted') return events;
      for (const event of events.body) {
        const invitees = await listInvitees(account, event.uri);
        if (invitees.kind !== 'accepted') return invitees;
        const isOurs = (invitee: Invitee) => invitee.status === 'active' && appointmentIdOf(invitee) === appointmentId;
        if (invitees.body.some(isOurs)) return { kind: 'accepted', body: event };
      }
      return { kind: 'accepted', body: null };
    },
  };
}

/** What can be read from Calendly. */
export type CalendlyReader = ReturnType<typeof createCalendlyReader>;
