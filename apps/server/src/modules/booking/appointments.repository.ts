import type { ChannelKind, Span } from '@spotter/domain';
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { bots } from '../bots/bots.tables.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../users/users.tables.ts';
import { appointments } from './booking.tables.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type NewAppointment = typeof appointments.$inferInsert;

/** The rows that nothing else may overlap: those of the exclusion constraint. */
export const holdsTime = inArray(appointments.status, ['pending', 'confirmed', 'held']);

/** The rows that are calls, to be shown as such. */
const isCall = inArray(appointments.status, ['pending', 'confirmed', 'cancelled']);

/**
 * One after the other takes times of a coach. The constraint alone keeps the truth, but two that wait for each other's
 * rows would be a deadlock.
 */
export async function lockTimes(tx: Database, coachId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('appointments ' || ${coachId}::text, 0))`);
}

/** Stores an appointment that takes its time; null when the time is taken. Holds the coach's times until the end of the transaction. */
export async function insertAppointment(tx: Database, values: NewAppointment): Promise<AppointmentRow | null> {
  await lockTimes(tx, values.coachId);
  const [row] = await tx.insert(appointments).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Stores calls as they were held or booked elsewhere. */
export function storeAppointments(tx: Database, rows: NewAppointment[]): Promise<AppointmentRow[]> {
  return tx.insert(appointments).values(rows).returning();
}

/** Whether a statement failed because a call would have overlapped another. */
export function isOverlap(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; constraint?: string } };
  return cause?.code === '23P01' && cause.constraint === 'appointments_no_overlap';
}

export async function findAppointment(database: Database, id: string): Promise<AppointmentRow | null> {
  const [row] = await database.select().from(appointments).where(eq(appointments.id, id));
  return row ?? null;
}

/** The appointment, held until the end of the transaction. */
export async function lockAppointment(tx: Database, id: string): Promise<AppointmentRow | null> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row ?? null;
}

/** When a coach has calls within a span; one that is being moved counts with both its times. */
export async function listTaken(
  database: Database,
  coachId: string,
  { start, end }: Span,
  except: string | null = null,
): Promise<Span[]> {
  return database
    .select({ start: appointments.startsAt, end: appointments.endsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.coachId, coachId),
        holdsTime,
        lt(appointments.startsAt, end),
        gt(appointments.endsAt, start),
        ...(except === null ? [] : [ne(appointments.id, except)]),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** A call with the channel of its chat, and where its coach takes calls. */
export type CallRow = {
  appointment: AppointmentRow;
  channel: ChannelKind | null;
  meetingPlace: string | null;
};

/** Calls of one coach by their start, in either direction, from a place in that order on. */
export async function listCalls(
  database: Database,
  coachId: string,
  query: {
    from: Date | null;
    to: Date | null;
    order: 'soonest' | 'newest';
    start: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<CallRow[]> {
  const { from, to, order, start, limit } = query;
  const isSoonest = order === 'soonest';
  const beyond = isSoonest ? gt : lt;
  const direction = isSoonest ? asc : desc;
  return selectCalls(database)
    .where(
      and(
        eq(appointments.coachId, coachId),
        isCall,
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

/** One call of a coach. */
export async function findCall(database: Database, coachId: string, id: string): Promise<CallRow | null> {
  const [row] = await selectCalls(database).where(
    and(eq(appointments.coachId, coachId), eq(appointments.id, id), isCall),
  );
  return row ?? null;
}

/** The calls that a user booked with others and that end after an instant, soonest first. */
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

/** The appointments made in a chat, the next call first. */
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
    .select({ appointment: appointments, channel: bots.channel, meetingPlace: users.meetingPlace })
    .from(appointments)
    .innerJoin(users, eq(users.id, appointments.coachId))
    .leftJoin(chats, eq(chats.id, appointments.chatId))
    .leftJoin(bots, eq(bots.id, chats.botId))
    .$dynamic();
}
