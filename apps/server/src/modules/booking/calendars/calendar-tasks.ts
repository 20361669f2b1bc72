import { parseTimeZone } from '@spotter/language/zones/time-zone';
import { type Span } from '@spotter/domain/booking';
import type { BookingRequest, CalendarBooking, CalendarFailure } from '@spotter/providers/ports/calendar';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { noteBookingRefused } from '../../connections/index.ts';
import { isOverlap, lockAppointment, lockTimes, noTask, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { callInStepJob } from '../booking.jobs.ts';
import { endTask, setCalendarProblem, setLinkUrl, setOffered } from './calendar-tasks.repository.ts';
import type { ServingCalendar } from './calendars.ts';
import { entryWords } from './call-entry-words.ts';
import type { CallChanges } from '../calls/call-changes.ts';
import type { CallTimes } from '../calls/call-times.ts';
import type { ManageLinks } from '../calls/manage-links.ts';
import { createSyncResults, isStillWaiting, type Waiter, type SyncResult } from './sync-results.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  availability: AvailabilityService;
  times: CallTimes;
  changes: CallChanges;
  manageLinks: ManageLinks;
};

/** What a try works with. */
type Parts = Dependencies & { results: ReturnType<typeof createSyncResults> };

/** Tries once to tell a calendar about a call, and applies its response to the call. */
export function createCalendarTasks(dependencies: Dependencies) {
  const parts: Parts = { ...dependencies, results: createSyncResults(dependencies) };
  return { perform: perform.bind(null, parts) };
}

export type CalendarTasks = ReturnType<typeof createCalendarTasks>;

function perform(
  parts: Parts,
  row: AppointmentRow,
  serving: ServingCalendar | null,
  waiter: Waiter,
): Promise<SyncResult> {
  switch (row.task) {
    case 'book':
      return book(parts, row, serving, waiter);
    case 'move':
      return move(parts, row, serving, waiter);
    case 'cancel':
    case null:
      return cancel(parts, row, serving, waiter);
  }
}

async function book(
  parts: Parts,
  row: AppointmentRow,
  serving: ServingCalendar | null,
  waiter: Waiter,
): Promise<SyncResult> {
  const { database, clock, logger, changes } = parts;
  const { release, postpone } = parts.results;
  if (serving === null) return release(row, waiter, 'unreachable');
  const request = await requestOf(parts, row, { start: row.startsAt, end: row.endsAt });
  const outcome = await serving.call((account) => serving.calendar.book(account, request));
  switch (outcome.kind) {
    case 'booked':
      await noteRefused(database, serving, null);
      return finish(parts, row, outcome.booking, (tx, present, booking) =>
        changes.recordConfirmed(tx, present, booking, {
          late: !isStillWaiting(waiter),
        }),
      );
    case 'slot-taken':
      return release(row, waiter, 'slot-taken');
    case 'refused':
      logger.warn({ appointmentId: row.id, detail: outcome.detail }, 'A calendar refused a booking');
      return release(row, waiter, 'refused');
    case 'link-only': {
      const { url } = outcome;
      if (outcome.refused) await noteRefused(database, serving, clock.now());
      await setOffered(database, row.id, url, clock.now());
      return { kind: 'link-only', url };
    }
    case 'unconfirmed':
      return postpone(row, waiter, outcome.detail);
    case 'try-again':
    case 'unauthorised':
      // Nothing was done now, but an earlier try may have done it.
      return row.taskAttempts === 1 ? release(row, waiter, 'unreachable') : postpone(row, waiter, outcome.kind);
  }
}

/** Shows at the account, while it lasts, that its calendar does not take our bookings. */
async function noteRefused(database: Database, { credentialId }: ServingCalendar, at: Date | null): Promise<void> {
  if (credentialId !== null) await noteBookingRefused(database, credentialId, at);
}

async function move(
  parts: Parts,
  row: AppointmentRow,
  serving: ServingCalendar | null,
  waiter: Waiter,
): Promise<SyncResult> {
  const { database, logger, times, changes } = parts;
  const { stay, postpone } = parts.results;
  const knows = () => isStillWaiting(waiter) && waiter.isInChat;
  const start = row.movingTo!;
  const wanted = times.spanOf(start);
  if (serving === null || row.bookingId === null) {
    // A calendar that is no longer connected keeps what it has; from then on Spotter's own counts.
    return finish(
      parts,
      row,
      { bookingId: row.bookingId ?? row.id, ...wanted, meetingUrl: null },
      async (tx, present, booking) => {
        const call = await changes.recordMoved(tx, present, booking, { calendarTells: false, chatKnows: knows() });
        return changes.update(tx, call, { calendarProblem: 'disconnected' });
      },
    );
  }
  const { bookingId } = row;
  const request = await requestOf(parts, row, wanted);
  const outcome = await serving.call((account) => serving.calendar.move(account, bookingId, request));
  switch (outcome.kind) {
    case 'moved':
      return finish(parts, row, outcome.booking, (tx, present, booking) =>
        changes.recordMoved(tx, present, booking, {
          calendarTells: notifiesGuest(row, serving),
          chatKnows: knows(),
        }),
      );
    case 'slot-taken':
      return stay(row, waiter, { kind: 'slot-taken' });
    case 'link-only':
      await setLinkUrl(database, row.id, outcome.url);
      return stay(row, waiter, { kind: 'link-only', url: outcome.url });
    case 'not-found':
      await inTransaction(database, async (tx) => {
        const present = await lockAppointment(tx, row.id);
        if (present === null || present.status === 'cancelled') return;
        const how = { by: 'calendar', task: null, calendarTells: notifiesGuest(row, serving) } as const;
        await changes.recordCanceled(tx, present, how);
      });
      return { kind: 'gone' };
    case 'refused':
      logger.warn({ appointmentId: row.id, detail: outcome.detail }, 'A calendar refused to move a call');
      return stay(row, waiter, { kind: 'calendar-down' });
    case 'unconfirmed':
      return postpone(row, waiter, outcome.detail);
    case 'try-again':
    case 'unauthorised':
      return row.taskAttempts === 1
        ? stay(row, waiter, { kind: 'calendar-down' })
        : postpone(row, waiter, outcome.kind);
  }
}

async function cancel(
  parts: Parts,
  row: AppointmentRow,
  serving: ServingCalendar | null,
  waiter: Waiter,
): Promise<SyncResult> {
  const { database, clock, logger } = parts;
  const { recordUnfinished, postpone } = parts.results;
  if (serving === null) return recordUnfinished(row, 'disconnected', true);
  // A booking whose response was lost is looked up first; without one there is nothing to cancel.
  const bookingId = row.bookingId ?? (await findLost(serving, row.id));
  if (bookingId !== null && typeof bookingId !== 'string') return postpone(row, waiter, bookingId.kind);
  const outcome: { kind: 'cancelled' } | { kind: 'unconfirmed' } | CalendarFailure =
    bookingId === null
      ? { kind: 'cancelled' }
      : await serving.call((account) =>
          serving.calendar.cancel(account, bookingId, row.cancellationReason ?? entryWords[row.language].cancelled),
        );
  if (outcome.kind === 'cancelled') {
    const call = await endTask(database, row.id, 'cancel', clock.now());
    return { kind: 'in-step', call: call ?? row };
  }
  if (outcome.kind === 'refused') {
    logger.warn({ appointmentId: row.id, detail: outcome.detail }, 'A calendar refused to cancel a call');
    return recordUnfinished(row, 'refused', true);
  }
  return postpone(row, waiter, outcome.kind);
}

/** Returns the booking whose response was lost, from all that the calendar has; null when there is none. */
async function findLost(serving: ServingCalendar, appointmentId: string): Promise<string | null | CalendarFailure> {
  const outcome = await serving.call((account) => serving.calendar.listChanges(account, null));
  if (outcome.kind === 'start-over') return null;
  if (outcome.kind !== 'changes') return outcome;
  const found = outcome.changes.find(
    (change) => change.appointmentId === appointmentId && change.state === 'confirmed',
  );
  return found?.bookingId ?? null;
}

/** Records that the calendar did it. A call that was canceled meanwhile is canceled there too. */
async function finish(
  { database, clock, times, changes }: Parts,
  row: AppointmentRow,
  booking: CalendarBooking,
  record: (tx: Database, present: AppointmentRow, booking: CalendarBooking) => Promise<AppointmentRow>,
): Promise<SyncResult> {
  const store = (made: CalendarBooking) =>
    inTransaction(database, async (tx) => {
      await lockTimes(tx, row.workspaceId);
      const present = await lockAppointment(tx, row.id);
      if (present === null) return null;
      // The calendar's own report of it came first.
      if (present.task !== row.task && present.status !== 'cancelled') return present;
      if (present.status !== 'cancelled') return record(tx, present, made);
      await requestJobs(tx, callInStepJob, [{ key: row.id, payload: { askedInChat: false }, dueAt: clock.now() }]);
      return changes.update(tx, present, { bookingId: made.bookingId, ...noTask, task: 'cancel' });
    });
  try {
    const call = await store(booking);
    return call === null ? { kind: 'gone' } : { kind: 'in-step', call };
  } catch (error) {
    // The calendar chose another time, at which Spotter already has a call.
    if (!isOverlap(error)) throw error;
    const asked = row.movingTo ?? row.startsAt;
    const call = await store({ ...booking, ...times.spanOf(asked) });
    await setCalendarProblem(database, row.id, 'moved-onto-another');
    return call === null ? { kind: 'gone' } : { kind: 'in-step', call };
  }
}

async function requestOf(
  { availability, manageLinks }: Parts,
  row: AppointmentRow,
  { start, end }: Span,
): Promise<BookingRequest> {
  const coach = await availability.getCoach(row.workspaceId);
  const words = entryWords[row.language];
  const manage = `${words.manage}: ${manageLinks.urlOf(row)}`;
  return {
    appointmentId: row.id,
    start,
    end,
    title: words.title(row.guestName, `${coach.firstName} ${coach.lastName}`),
    notes: row.notes === null ? manage : `${row.notes}\n\n${manage}`,
    place: coach.meetingPlace,
    guest: {
      name: row.guestName,
      email: row.guestEmail,
      timeZone: parseTimeZone(row.guestTimeZone) ?? coach.rules.timeZone,
    },
  };
}

/** Returns whether the guest hears of a change from the calendar. */
export function notifiesGuest(row: Pick<AppointmentRow, 'guestEmail'>, serving: ServingCalendar | null): boolean {
  return serving !== null && serving.calendar.notifiesGuest && row.guestEmail !== null;
}
