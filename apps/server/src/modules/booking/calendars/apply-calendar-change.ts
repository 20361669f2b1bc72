import type { CalendarChange, CalendarConcern } from '@spotter/providers/ports/calendar';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { isId } from '../../../platform/ids.ts';
import { isOverlap, lockTimes, type AppointmentRow } from '../appointments.repository.ts';
import type { CallChanges } from '../calls/call-changes.ts';
import { lockCallByBooking, lockCallOfSource, type NewsSource } from './calendar-bookings.repository.ts';

/** Applies a calendar's change of a call. `readAt`: when it was read; what we did since then is newer. */
export type CalendarNews = (source: NewsSource, change: CalendarChange, readAt?: Date) => Promise<void>;

/**
 * Applies what happened to calls in the calendar.
 * Old changes, and changes that we made ourselves, have no effect.
 */
export function createCalendarNews(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  changes: CallChanges;
}): CalendarNews {
  const { clock, database, logger, changes } = options;

  function find(tx: Database, source: NewsSource, change: CalendarChange): Promise<AppointmentRow | null> {
    const { appointmentId, bookingId, replaces } = change;
    return appointmentId !== null && isId(appointmentId)
      ? lockCallOfSource(tx, source, appointmentId)
      : lockCallByBooking(tx, source, [bookingId, ...(replaces === null ? [] : [replaces])]);
  }

  async function takeIn(tx: Database, source: NewsSource, change: CalendarChange, readAt: Date | null): Promise<void> {
    await lockTimes(tx, source.workspaceId);
    const row = await find(tx, source, change);
    if (row === null || isOld(row, change)) return;
    // A task under way settles its own effects.
    if (row.task === 'move' || row.task === 'cancel') return;
    if (readAt !== null && row.updatedAt > readAt) return;
    if (!concerns(row, change)) return;
    const taken = { ...row, calendarChangedAt: change.at ?? row.calendarChangedAt };
    await changes.update(tx, row, { calendarChangedAt: taken.calendarChangedAt });
    if (change.state === 'cancelled') {
      if (row.status === 'confirmed' || row.status === 'pending') {
        await changes.recordCanceled(tx, taken, { by: 'calendar', task: null, calendarTells: notifies(row, change) });
      }
      return;
    }
    const all = change.concerns ?? [];
    const timed = change.time === null ? taken : await takeInTime(tx, taken, { ...change, time: change.time });
    // A call that never had a link lacks none.
    const hadLink = taken.meetingUrl !== null || taken.calendarProblem === 'link-removed';
    await takeInConcerns(changes, tx, timed, hadLink ? all : all.filter((concern) => concern !== 'link-removed'));
  }

  async function takeInTime(
    tx: Database,
    row: AppointmentRow,
    change: CalendarChange & { time: NonNullable<CalendarChange['time']> },
  ): Promise<AppointmentRow> {
    const booking = { bookingId: change.bookingId, ...change.time, meetingUrl: change.meetingUrl };
    const calendarTells = notifies(row, change);
    switch (row.status) {
      case 'pending':
      case 'offered': {
        const known = await changes.update(tx, row, { guestEmail: row.guestEmail ?? change.guestEmail });
        return changes.recordConfirmed(tx, known, booking, { late: true });
      }
      case 'confirmed': {
        if (row.startsAt.getTime() !== change.time.start.getTime())
          return changes.recordMoved(tx, row, booking, { calendarTells, chatKnows: false });
        const meetingUrl = change.meetingUrl ?? row.meetingUrl;
        const same = await changes.update(tx, row, { bookingId: change.bookingId, meetingUrl });
        const hasOtherEnd = row.endsAt.getTime() !== change.time.end.getTime();
        return hasOtherEnd ? changes.recordLength(tx, same, change.time.end) : same;
      }
      case 'cancelled':
        // It was moved there, and the end of the old booking was reported first.
        if (row.cancelledBy === 'calendar' && row.calendarProblem === null) {
          const back = await changes.update(tx, row, { status: 'confirmed', cancelledAt: null, cancelledBy: null });
          return changes.recordMoved(tx, back, booking, { calendarTells, chatKnows: false });
        }
        return row;
      case 'held':
        return row;
    }
  }

  return async (source, reported, readAt) => {
    const now = clock.now();
    // A time in the future would make all later news old.
    const change = { ...reported, at: reported.at !== null && reported.at > now ? now : reported.at };
    try {
      await inTransaction(database, (tx) => takeIn(tx, source, change, readAt ?? null));
    } catch (error) {
      if (!isOverlap(error)) throw error;
      // Two calls of one coach cannot be at the same time, so ours stays where it was, and says so.
      logger.warn({ bookingId: change.bookingId }, 'A call was moved onto another one in the calendar');
      await inTransaction(database, async (tx) => {
        const row = await find(tx, source, change);
        if (row === null) return;
        const calendarChangedAt = change.at ?? row.calendarChangedAt;
        await changes.update(tx, row, { calendarProblem: 'moved-onto-another', calendarChangedAt });
      });
    }
  };
}

/** Whether the change is about the call's present booking, and not about one that another has replaced. */
function concerns({ bookingId, startsAt }: AppointmentRow, change: CalendarChange): boolean {
  if (bookingId === null || bookingId === change.bookingId) return true;
  // One instance of a series: the one at which the call is.
  if (change.instanceOf !== undefined)
    return bookingId === change.replaces && change.instanceOf.getTime() === startsAt.getTime();
  // The ended series that has the call as an instance.
  if (change.state === 'cancelled' && bookingId.startsWith(`${change.bookingId}_`)) return true;
  return bookingId === change.replaces;
}

/** Shows on the call what the coach should look at in the calendar, and tells them once; or that it is over. */
async function takeInConcerns(
  changes: CallChanges,
  tx: Database,
  row: AppointmentRow,
  shown: CalendarConcern[],
): Promise<void> {
  if (row.status !== 'confirmed') return;
  const concern = shown[0] ?? null;
  const meetingUrl = shown.includes('link-removed') ? null : row.meetingUrl;
  const isNews = concern !== row.calendarProblem && (concern !== null || isConcern(row.calendarProblem));
  if (!isNews && meetingUrl === row.meetingUrl) return;
  const calendarProblem = isNews ? concern : row.calendarProblem;
  const call = await changes.update(tx, row, { calendarProblem, meetingUrl });
  if (isNews && concern !== null) await changes.reportConcern(tx, call, concern);
}

const inCalendar: ReadonlySet<string> = new Set<CalendarConcern>([
  'declined',
  'guest-removed',
  'whole-day',
  'link-removed',
]);

function isConcern(problem: AppointmentRow['calendarProblem']): boolean {
  return problem !== null && inCalendar.has(problem);
}

/** Whether the change is older than what is known of the same booking; a booking that replaces it is always news. */
function isOld(row: AppointmentRow, { bookingId, at }: CalendarChange): boolean {
  return bookingId === row.bookingId && at !== null && row.calendarChangedAt !== null && at < row.calendarChangedAt;
}

/** The calendar itself tells a guest whose address it has about changes made there. */
function notifies(row: AppointmentRow, change: CalendarChange): boolean {
  return change.guestEmail !== null || row.guestEmail !== null;
}
