import { and, eq, gt, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import { appointments } from '../booking.tables.ts';

/** The connected calendar that the changes come from. */
export type NewsSource = { credentialId: string; workspaceId: WorkspaceId };

/** Locks a call of the calendar's coach. */
export function lockCallOfSource(tx: Database, source: NewsSource, id: string): Promise<AppointmentRow | null> {
  return lockWhere(tx, source, eq(appointments.id, id));
}

/** Locks the call of one of a calendar's bookings. */
export function lockCallByBooking(
  tx: Database,
  source: NewsSource,
  bookingIds: string[],
): Promise<AppointmentRow | null> {
  const isBooked = inArray(appointments.bookingId, bookingIds);
  return lockWhere(tx, source, and(eq(appointments.credentialId, source.credentialId), isBooked));
}

async function lockWhere(
  tx: Database,
  { workspaceId }: NewsSource,
  condition: SQL | undefined,
): Promise<AppointmentRow | null> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.workspaceId, workspaceId), ne(appointments.status, 'held'), condition))
    .for('update');
  return row ?? null;
}

/**
 * Returns the upcoming calls that a calendar has held since before it was read. What was booked during the
 * reading may or may not be included in it.
 */
export function listHeldByCalendar(database: Database, credentialId: string, readAt: Date): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.credentialId, credentialId),
        eq(appointments.status, 'confirmed'),
        isNull(appointments.task),
        gt(appointments.startsAt, readAt),
        lt(appointments.updatedAt, readAt),
      ),
    );
}
