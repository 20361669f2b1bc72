import type { CalendarBooking, CalendarConcern } from '@spotter/providers/ports/calendar';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { changeAppointment, dropHeld, noTask, type AppointmentRow } from '../appointments.repository.ts';
import { requestCallEmails } from '../emails/booking-emails.ts';
import { requestReminders } from '../in-chat/call-reminders.job.ts';
import { requestCallChangeNotice } from '../booking.jobs.ts';

/** Events of a call for other modules, in the transaction in which it changes. */
export type CallEvents = {
  /**
   * Called when the calendar has confirmed it. `late`: the person who booked it had read that it is not certain
   * yet.
   */
  onBooked(tx: Database, call: AppointmentRow, late: boolean): Promise<void>;
  onMoved(tx: Database, call: AppointmentRow): Promise<void>;
  /** Called when it begins as before, and ends earlier or later. */
  onLengthChanged(tx: Database, call: AppointmentRow): Promise<void>;
  /** Called when it stands, and the coach should look at it in the calendar. */
  onConcern(tx: Database, call: AppointmentRow, concern: CalendarConcern): Promise<void>;
  /** Also called for a call that was not certain yet and failed. */
  onCanceled(tx: Database, call: AppointmentRow): Promise<void>;
};

/** How a change came about. */
type Telling = {
  /** Whether the calendar itself tells a guest whose address it has. */
  calendarTells: boolean;
};

type Dependencies = { clock: Clock; events: CallEvents };

/** Records the outcomes of calls; each change brings its emails, reminders and notifications. */
export function createCallChanges(dependencies: Dependencies) {
  const { clock, events } = dependencies;
  return {
    update: update.bind(null, clock),
    recordConfirmed: recordConfirmed.bind(null, dependencies),
    recordMoved: recordMoved.bind(null, dependencies),
    recordLength: recordLength.bind(null, dependencies),
    recordCanceled: recordCanceled.bind(null, dependencies),
    recordReleased: recordReleased.bind(null, dependencies),

    /** Reports what the coach should look at in the calendar, though the call stands. */
    reportConcern: (tx: Database, call: AppointmentRow, concern: CalendarConcern): Promise<void> =>
      events.onConcern(tx, call, concern),
  };
}

export type CallChanges = ReturnType<typeof createCallChanges>;

function update(
  clock: Clock,
  tx: Database,
  row: AppointmentRow,
  change: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  return changeAppointment(tx, row.id, { ...change, updatedAt: clock.now() });
}

/** Records that the calendar has it: only now it is booked. */
async function recordConfirmed(
  { clock, events }: Dependencies,
  tx: Database,
  row: AppointmentRow,
  booking: CalendarBooking,
  { late }: { late: boolean },
): Promise<AppointmentRow> {
  const call = await update(clock, tx, row, {
    status: 'confirmed',
    startsAt: booking.start,
    endsAt: booking.end,
    bookingId: booking.bookingId,
    meetingUrl: booking.meetingUrl,
    linkUrl: null,
    confirmedAt: clock.now(),
    calendarProblem: null,
    ...noTask,
  });
  // The calendar's own invitation has no link of ours to move or cancel it.
  await requestCallEmails(tx, call, 'booked', { guest: true, coach: true }, clock.now());
  await requestReminders(tx, call, clock.now());
  if (late) await requestCallChangeNotice(tx, call, 'outcome', clock.now());
  await events.onBooked(tx, call, late);
  return call;
}

/** Records that it is at another time now. `chatKnows`: whoever moved it reports that in the call's chat. */
async function recordMoved(
  { clock, events }: Dependencies,
  tx: Database,
  row: AppointmentRow,
  booking: CalendarBooking,
  { calendarTells, chatKnows }: Telling & { chatKnows: boolean },
): Promise<AppointmentRow> {
  await dropHeld(tx, row.id);
  const call = await update(clock, tx, row, {
    startsAt: booking.start,
    endsAt: booking.end,
    bookingId: booking.bookingId,
    meetingUrl: booking.meetingUrl ?? row.meetingUrl,
    sequence: row.sequence + 1,
    remindedDayBeforeAt: null,
    remindedHourBeforeAt: null,
    outcome: null,
    result: null,
    noShowWrittenAt: null,
    calendarProblem: null,
    ...noTask,
  });
  await requestCallEmails(tx, call, 'moved', { guest: !calendarTells, coach: true }, clock.now());
  await requestReminders(tx, call, clock.now());
  if (!chatKnows) await requestCallChangeNotice(tx, call, 'moved', clock.now());
  await events.onMoved(tx, call);
  return call;
}

/** Records another end. Guests know the start, which stays. */
async function recordLength(
  { clock, events }: Dependencies,
  tx: Database,
  row: AppointmentRow,
  endsAt: Date,
): Promise<AppointmentRow> {
  const call = await update(clock, tx, row, { endsAt });
  await events.onLengthChanged(tx, call);
  return call;
}

/** Records that it is canceled and its time is free. `task`: whether the calendar still has to remove it. */
async function recordCanceled(
  { clock, events }: Dependencies,
  tx: Database,
  row: AppointmentRow,
  {
    by,
    reason = null,
    task,
    calendarTells,
  }: Telling & { by: 'coach' | 'guest' | 'calendar'; reason?: string | null; task: 'cancel' | null },
): Promise<AppointmentRow> {
  await dropHeld(tx, row.id);
  const call = await update(clock, tx, row, {
    status: 'cancelled',
    cancelledAt: clock.now(),
    cancelledBy: by,
    cancellationReason: reason,
    sequence: row.sequence + 1,
    ...noTask,
    task,
    workingUntil: row.workingUntil,
  });
  await requestCallEmails(tx, call, 'cancelled', { guest: !calendarTells, coach: true }, clock.now());
  // A guest who cancels in the chat is answered there; one who was only offered a link has nothing to lose.
  if (by !== 'guest' && row.status !== 'offered') await requestCallChangeNotice(tx, call, 'cancelled', clock.now());
  await events.onCanceled(tx, call);
  return call;
}

/** Records that a call that was not certain yet is impossible, and tells whoever waits for it. */
async function recordReleased(
  { clock, events }: Dependencies,
  tx: Database,
  row: AppointmentRow,
  problem: 'slot-taken' | 'refused' | 'unreachable',
): Promise<AppointmentRow> {
  const call = await update(clock, tx, row, {
    status: 'cancelled',
    cancelledAt: clock.now(),
    cancelledBy: 'calendar',
    calendarProblem: problem,
    ...noTask,
  });
  await requestCallEmails(tx, call, 'not-booked', { guest: true, coach: false }, clock.now());
  await requestCallChangeNotice(tx, call, 'outcome', clock.now());
  await events.onCanceled(tx, call);
  return call;
}
