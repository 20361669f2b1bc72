import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { type AppointmentRow, noTask } from '../appointments.repository.ts';
import { appointments } from '../booking.tables.ts';

/** Claims a call's task until an instant, and counts the try. Null: another process has it, or there is none. */
export async function claimTask(
  database: Database,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<AppointmentRow | null> {
  const [row] = await database
    .update(appointments)
    .set({ workingUntil: until, taskAttempts: sql`${appointments.taskAttempts} + 1` })
    .where(
      and(
        eq(appointments.id, id),
        isNotNull(appointments.task),
        or(isNull(appointments.workingUntil), lte(appointments.workingUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Releases a call's task for the next try. */
export async function giveTaskBack(database: Database, id: string): Promise<void> {
  await database.update(appointments).set({ workingUntil: null }).where(eq(appointments.id, id));
}

/** Records that this task needs nothing more of the calendar. Null: the call has another task by now, or none. */
export async function endTask(
  database: Database,
  id: string,
  task: NonNullable<AppointmentRow['task']>,
  at: Date,
): Promise<AppointmentRow | null> {
  const [call] = await database
    .update(appointments)
    .set({ ...noTask, updatedAt: at })
    .where(and(eq(appointments.id, id), eq(appointments.task, task)))
    .returning();
  return call ?? null;
}

/** Turns a call that waits for its calendar into one that the guest books by a link. */
export async function setOffered(database: Database, id: string, linkUrl: string, at: Date): Promise<void> {
  await database
    .update(appointments)
    .set({ status: 'offered', linkUrl, ...noTask, updatedAt: at })
    .where(and(eq(appointments.id, id), eq(appointments.status, 'pending')));
}

/** Stores the address where guests move a call themselves. */
export async function setLinkUrl(database: Database, id: string, linkUrl: string): Promise<void> {
  await database.update(appointments).set({ linkUrl }).where(eq(appointments.id, id));
}

export async function setCalendarProblem(
  database: Database,
  id: string,
  calendarProblem: AppointmentRow['calendarProblem'],
): Promise<void> {
  await database.update(appointments).set({ calendarProblem }).where(eq(appointments.id, id));
}

/** Deletes a call that was never booked: only the person who waits has heard of it. */
export async function deleteAppointment(tx: Database, id: string): Promise<void> {
  await tx.delete(appointments).where(eq(appointments.id, id));
}
