import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import {
  findAppointment,
  insertAppointment,
  lockAppointment,
  noTask,
  type AppointmentRow,
  type NewAppointment,
} from '../appointments.repository.ts';
import type { Coach } from '../availability.ts';
import type { CalendarSync } from '../calendars/calendar-sync.ts';
import { notifiesGuest } from '../calendars/calendar-tasks.ts';
import type { Calendars, ServingCalendar } from '../calendars/calendars.ts';
import type { BookingOutcome, MovingOutcome } from './booking-outcomes.ts';
import type { CallChanges } from './call-changes.ts';
import type { CallTimes } from './call-times.ts';
import { refuseTooManyCalls } from './client-limits.ts';

/** How many other starts a refusal names. */
export const alternativesCount = 3;

/** The guest of a call, and where they booked it. */
export type NewCall = Pick<
  NewAppointment,
  'clientId' | 'chatId' | 'source' | 'guestName' | 'guestEmail' | 'guestTimeZone' | 'language' | 'notes'
>;

type Dependencies = {
  database: Database;
  clock: Clock;
  calendars: Calendars;
  times: CallTimes;
  calendarSync: CalendarSync;
  changes: CallChanges;
};

/** Books, moves and cancels calls for any caller. */
export function createCallBooking(dependencies: Dependencies) {
  return {
    book: book.bind(null, dependencies),
    move: move.bind(null, dependencies),
    cancel: cancel.bind(null, dependencies),
  };
}

export type CallBooking = ReturnType<typeof createCallBooking>;

/** Takes the time, tells the calendar, and returns the outcome within the caller's patience. */
async function book(
  dependencies: Dependencies,
  coach: Coach,
  serving: ServingCalendar,
  start: Date,
  call: NewCall,
): Promise<BookingOutcome> {
  const { database, times, calendarSync } = dependencies;
  const obstacle = await findObstacle(dependencies, coach, serving, start, null);
  if (obstacle !== null) return obstacle;
  const row = await reserve(dependencies, coach, serving, start, call);
  if (row === null) return { kind: 'slot-taken', alternatives: await alternativesTo(times, coach, serving, start) };
  const result = await calendarSync.tryNow(row.id, { isInChat: call.source === 'chat' });
  switch (result.kind) {
    case 'in-step':
      return { kind: 'booked', call: result.call };
    case 'slot-taken':
      return { kind: 'slot-taken', alternatives: await alternativesTo(times, coach, serving, start) };
    case 'link-only':
      return { kind: 'link-only', url: result.url, call: (await findAppointment(database, row.id)) ?? row };
    case 'unconfirmed':
      return { kind: 'unconfirmed', call: row };
    case 'calendar-down':
    case 'gone':
      return { kind: 'calendar-down' };
  }
}

/**
 * Moves an upcoming call; a guest does so in the chat. Its old time stays taken until the calendar has it at the
 * new one.
 */
async function move(
  dependencies: Dependencies,
  coach: Coach,
  row: AppointmentRow,
  start: Date,
  by: 'coach' | 'guest',
): Promise<MovingOutcome> {
  const { database, clock, calendars, times, calendarSync } = dependencies;
  if (row.status !== 'confirmed' || row.startsAt <= clock.now()) return { kind: 'not-found' };
  if (row.startsAt.getTime() === start.getTime()) return { kind: 'moved', call: row };
  const serving = (await calendars.findHolding(row)) ?? calendars.ownOf(coach.workspaceId);
  const obstacle = await findObstacle(dependencies, coach, serving, start, row);
  if (obstacle !== null) return obstacle;
  const taken = async (): Promise<MovingOutcome> => ({
    kind: 'slot-taken',
    alternatives: await alternativesTo(times, coach, serving, start, row),
  });
  const begun = await inTransaction(database, (tx) => beginMove(dependencies, tx, row.id, start, by));
  if (begun === 'taken') return taken();
  if (begun === 'busy') return { kind: 'unconfirmed', call: row };
  const result = await calendarSync.tryNow(row.id, { isInChat: by === 'guest' });
  switch (result.kind) {
    case 'in-step':
      return result.call.status === 'confirmed' ? { kind: 'moved', call: result.call } : { kind: 'not-found' };
    case 'slot-taken':
      return taken();
    case 'link-only':
      return result;
    case 'gone':
      return { kind: 'not-found' };
    case 'calendar-down':
      return { kind: 'calendar-down' };
    case 'unconfirmed':
      return { kind: 'unconfirmed', call: row };
  }
}

/** Cancels an upcoming call: its time is free right away, and a job tells the calendar. Safe to repeat. */
async function cancel(
  dependencies: Dependencies,
  row: AppointmentRow,
  by: 'coach' | 'guest',
  reason: string | null = null,
): Promise<AppointmentRow> {
  const { database, calendars, calendarSync, changes } = dependencies;
  const serving = await calendars.findHolding(row);
  const canceled = await inTransaction(database, async (tx) => {
    const present = await lockAppointment(tx, row.id);
    if (present === null || present.status === 'cancelled') return present;
    const isOutside = present.calendarKind !== 'own';
    // Google tells a guest that the call is canceled, but cannot pass on the coach's reason.
    const passesOn = reason === null || by === 'guest' || present.calendarKind === 'calendly';
    const calendarTells = isOutside && notifiesGuest(present, serving) && present.bookingId !== null && passesOn;
    const task = isOutside && present.status !== 'offered' ? 'cancel' : null;
    const call = await changes.recordCanceled(tx, present, { by, reason, task, calendarTells });
    if (task !== null) await calendarSync.request(tx, row.id, { tryNow: false, isInChat: false });
    return call;
  });
  return canceled ?? row;
}

/** Returns why the call cannot be booked; null: it can. */
async function findObstacle(
  { times }: Dependencies,
  coach: Coach,
  serving: ServingCalendar,
  start: Date,
  except: AppointmentRow | null,
): Promise<Extract<BookingOutcome, { kind: 'slot-taken' | 'not-offered' | 'calendar-down' }> | null> {
  const free = await times.decide(coach, serving, start, except);
  if (free === 'free') return null;
  if (free === 'unknown') return { kind: 'calendar-down' };
  const alternatives = await alternativesTo(times, coach, serving, start, except);
  return free === 'taken' ? { kind: 'slot-taken', alternatives } : { kind: 'not-offered', because: free, alternatives };
}

function alternativesTo(
  times: CallTimes,
  coach: Coach,
  serving: ServingCalendar,
  start: Date,
  except: AppointmentRow | null = null,
) {
  return times.findAlternatives(coach, serving, start, { count: alternativesCount, except });
}

async function reserve(
  { database, clock, times, calendarSync }: Dependencies,
  coach: Coach,
  serving: ServingCalendar,
  start: Date,
  call: NewCall,
) {
  const now = clock.now();
  const span = times.spanOf(start);
  return inTransaction(database, async (tx) => {
    if (call.clientId != null)
      await refuseTooManyCalls(tx, { clientId: call.clientId, workspaceId: coach.workspaceId }, now);
    const row = await insertAppointment(tx, {
      ...call,
      id: newId(),
      workspaceId: coach.workspaceId,
      startsAt: span.start,
      endsAt: span.end,
      status: 'pending',
      calendarKind: serving.calendar.kind,
      credentialId: serving.credentialId,
      task: 'book',
      createdAt: now,
      updatedAt: now,
    });
    if (row !== null) await calendarSync.request(tx, row.id, { tryNow: true, isInChat: call.source === 'chat' });
    return row;
  });
}

async function beginMove(
  { times, calendarSync, changes }: Dependencies,
  tx: Database,
  id: string,
  start: Date,
  by: 'coach' | 'guest',
): Promise<'begun' | 'taken' | 'busy'> {
  const present = await lockAppointment(tx, id);
  if (present === null || present.status !== 'confirmed' || present.task !== null) return 'busy';
  if (present.calendarKind !== 'own') {
    const held = withoutOwn(times.spanOf(start), { start: present.startsAt, end: present.endsAt });
    const { clientId: _, chatId: __, ...copied } = present;
    const row = await insertAppointment(tx, {
      ...copied,
      ...noTask,
      id: newId(),
      status: 'held',
      heldFor: id,
      startsAt: held.start,
      endsAt: held.end,
      bookingId: null,
    });
    if (row === null) return 'taken';
  }
  await changes.update(tx, present, { ...noTask, task: 'move', movingTo: start });
  await calendarSync.request(tx, id, { tryNow: true, isInChat: by === 'guest' });
  return 'begun';
}

type Span = { start: Date; end: Date };

/** Returns the part of the new time that the call does not have already. */
function withoutOwn(wanted: Span, own: Span): Span {
  if (own.end <= wanted.start || own.start >= wanted.end) return wanted;
  return own.start <= wanted.start ? { start: own.end, end: wanted.end } : { start: wanted.start, end: own.start };
}
