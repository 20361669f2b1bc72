import type { Span } from '@spotter/domain/booking';
import type { ChannelKind } from '@spotter/domain/channels';
import { and, asc, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, lockName } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { bots } from '../bots/index.ts';
import { chats } from '../chats/index.ts';
import { users, workspaces } from '../users/index.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { appointments } from './booking.tables.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type NewAppointment = typeof appointments.$inferInsert;

/** The condition for rows that nothing else may overlap: those of the exclusion constraint. */
export const holdsTime = inArray(appointments.status, ['pending', 'confirmed', 'held']);

/** The users who recorded outcomes. */
const recorders = alias(users, 'recorders');

/** The condition for rows that are shown as calls. */
const isCall = inArray(appointments.status, ['pending', 'confirmed', 'cancelled']);

/** The columns of a row whose calendar is up to date. */
export const noTask = { task: null, movingTo: null, taskAttempts: 0, workingUntil: null } as const;

/**
 * Locks a coach's times, so that they are taken one after the other. The constraint alone keeps the data
 * correct, but two transactions that wait for each other's rows would deadlock.
 */
export async function lockTimes(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await lockName(tx, `appointments ${workspaceId}`);
}

/**
 * Stores an appointment that takes its time; returns null when the time is taken. Locks the coach's times until
 * the transaction ends.
 */
export async function insertAppointment(tx: Database, values: NewAppointment): Promise<AppointmentRow | null> {
  await lockTimes(tx, values.workspaceId);
  const [row] = await tx.insert(appointments).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Stores calls as they were held or booked elsewhere. */
export function storeAppointments(tx: Database, rows: NewAppointment[]): Promise<AppointmentRow[]> {
  return tx.insert(appointments).values(rows).returning();
}

/** Returns whether a statement failed because a call would have overlapped another. */
export function isOverlap(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23P01' && cause.constraint === 'appointments_no_overlap';
}

export async function findAppointment(database: Database, id: string): Promise<AppointmentRow | null> {
  const [row] = await database.select().from(appointments).where(eq(appointments.id, id));
  return row ?? null;
}

/** Returns the appointment, locked until the transaction ends. */
export async function lockAppointment(tx: Database, id: string): Promise<AppointmentRow | null> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row ?? null;
}

export async function changeAppointment(
  tx: Database,
  id: string,
  change: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [changed] = await tx.update(appointments).set(change).where(eq(appointments.id, id)).returning();
  return changed!;
}

/** Notes when the guest was reminded. */
export async function setReminded(
  tx: Database,
  id: string,
  reminded: Partial<Pick<AppointmentRow, 'remindedDayBeforeAt' | 'remindedHourBeforeAt'>>,
): Promise<void> {
  await tx.update(appointments).set(reminded).where(eq(appointments.id, id));
}

export async function setGuestTimeZone(database: Database, id: string, guestTimeZone: string): Promise<void> {
  await database.update(appointments).set({ guestTimeZone }).where(eq(appointments.id, id));
}

/** Deletes the time that was held for a move. */
export async function dropHeld(tx: Database, appointmentId: string): Promise<void> {
  await tx.delete(appointments).where(and(eq(appointments.heldFor, appointmentId), eq(appointments.status, 'held')));
}

/** Returns when a coach has calls within a span; a call that is being moved counts with both its times. */
export async function listTaken(
  database: Database,
  workspaceId: WorkspaceId,
  { start, end }: Span,
  except: string | null = null,
): Promise<Span[]> {
  return database
    .select({ start: appointments.startsAt, end: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        holdsTime,
        lt(appointments.startsAt, end),
        gt(appointments.endsAt, start),
        ...(except === null ? [] : [ne(appointments.id, except)]),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** A call with the channel of its chat, and the place where its coach takes calls. */
export type CallRow = {
  appointment: AppointmentRow;
  channel: ChannelKind | null;
  meetingPlace: string | null;
  /** The name of whoever changed its outcome last. */
  markedBy: string | null;
};

/** Returns calls of one coach by their start, in either direction, from a place in that order on. */
export async function listCalls(
  database: Database,
  workspaceId: WorkspaceId,
  query: {
    from: Date | null;
    to: Date | null;
    order: 'soonest' | 'newest';
    start: { at: Date; id: string } | null;
    limit: number;
    /** Absent: of all chats and none. */
    chatId?: string | undefined;
  },
): Promise<CallRow[]> {
  const { from, to, order, start, limit, chatId } = query;
  const isSoonest = order === 'soonest';
  const beyond = isSoonest ? gt : lt;
  const direction = isSoonest ? asc : desc;
  return selectCalls(database)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        isCall,
        ...(chatId === undefined ? [] : [eq(appointments.chatId, chatId)]),
        ...(from === null ? [] : [gt(appointments.endsAt, from)]),
        ...(to === null ? [] : [lt(appointments.startsAt, to)]),
        ...(start === null
          ? []
          : [
              or(
                beyond(appointments.startsAt, start.at),
                and(eq(appointments.startsAt, start.at), beyond(appointments.id, start.id)),
              ),
            ]),
      ),
    )
    .orderBy(direction(appointments.startsAt), direction(appointments.id))
    .limit(limit);
}

/** Returns one call of a coach. */
export async function findCall(database: Database, workspaceId: WorkspaceId, id: string): Promise<CallRow | null> {
  const [row] = await selectCalls(database).where(
    and(eq(appointments.workspaceId, workspaceId), eq(appointments.id, id), isCall),
  );
  return row ?? null;
}

/** Returns the calls that a user booked with others and that end after an instant, soonest first. */
export function listBookedBy(
  database: Database,
  clientId: string,
  from: Date,
  limit: number,
): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId), ne(appointments.status, 'held'), gt(appointments.endsAt, from)))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit);
}

/** Returns the appointments made in a chat, earliest start first. */
export function listOfChat(database: Database, chatId: string): Promise<AppointmentRow[]> {
  return callsOfChat(database, { chatId });
}

const callsOfChat = preparedQuery(
  (database, { chatId }: { chatId: string }) =>
    database
      .select()
      .from(appointments)
      .where(and(eq(appointments.chatId, chatId), ne(appointments.status, 'held')))
      .orderBy(asc(appointments.startsAt), asc(appointments.id)),
  { shared: true },
);

function selectCalls(database: Database) {
  return database
    .select({
      appointment: appointments,
      channel: bots.channel,
      meetingPlace: users.meetingPlace,
      markedBy: recorders.firstName,
    })
    .from(appointments)
    .innerJoin(workspaces, eq(workspaces.id, appointments.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(recorders, eq(recorders.id, appointments.outcomeBy))
    .leftJoin(chats, eq(chats.id, appointments.chatId))
    .leftJoin(bots, eq(bots.id, chats.botId))
    .$dynamic();
}
