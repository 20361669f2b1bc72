import type { Span } from '@spotter/domain/booking';
import { and, asc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { type AppointmentRow, holdsTime } from '../appointments.repository.ts';
import { appointments } from '../booking.tables.ts';

const maxEntries = 100;

function isOf(workspaceId: WorkspaceId, id: string): SQL | undefined {
  return and(eq(appointments.id, id), eq(appointments.workspaceId, workspaceId));
}

/** Returns an appointment of a coach. */
export async function findOwnBooking(
  database: Database,
  workspaceId: WorkspaceId,
  id: string,
): Promise<AppointmentRow | null> {
  const [row] = await database.select().from(appointments).where(isOf(workspaceId, id));
  return row ?? null;
}

/** Returns a coach's calls within a span, soonest first. */
export function listOwnBookings(
  database: Database,
  workspaceId: WorkspaceId,
  { start, end }: Span,
): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        eq(appointments.status, 'confirmed'),
        lt(appointments.startsAt, end),
        gt(appointments.endsAt, start),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(maxEntries);
}

/** Moves an appointment of a coach. Null: it no longer takes time. */
export async function moveOwnBooking(
  tx: Database,
  workspaceId: WorkspaceId,
  id: string,
  moved: Pick<AppointmentRow, 'startsAt' | 'endsAt' | 'updatedAt'>,
): Promise<AppointmentRow | null> {
  const [stored] = await tx
    .update(appointments)
    .set(moved)
    .where(and(isOf(workspaceId, id), holdsTime))
    .returning();
  return stored ?? null;
}

/** Cancels an appointment of a coach, where it takes time. */
export async function cancelOwnBooking(
  database: Database,
  workspaceId: WorkspaceId,
  id: string,
  at: Date,
): Promise<void> {
  await database
    .update(appointments)
    .set({ status: 'cancelled', cancelledAt: at, updatedAt: at })
    .where(and(isOf(workspaceId, id), holdsTime));
}

/** Returns a coach's appointments that changed after an instant, in that order. */
export function listChangedSince(database: Database, workspaceId: WorkspaceId, since: Date): Promise<AppointmentRow[]> {
  return listChanged(database, workspaceId, since);
}

/** Returns a coach's appointments that take time and have not ended, in the order in which they changed. */
export function listStanding(database: Database, workspaceId: WorkspaceId, now: Date): Promise<AppointmentRow[]> {
  return listChanged(database, workspaceId, new Date(0), and(gt(appointments.endsAt, now), holdsTime));
}

function listChanged(
  database: Database,
  workspaceId: WorkspaceId,
  since: Date,
  condition?: SQL,
): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(and(eq(appointments.workspaceId, workspaceId), gt(appointments.updatedAt, since), condition))
    .orderBy(asc(appointments.updatedAt));
}
