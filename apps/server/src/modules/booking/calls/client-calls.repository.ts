import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { type Database, lockName } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import { appointments } from '../booking.tables.ts';

const isOpen = inArray(appointments.status, ['pending', 'confirmed', 'offered']);

/** Locks a client's calls until the transaction ends, so that requests count them one after the other. */
export async function lockCallsOfClient(tx: Database, clientId: string): Promise<void> {
  await lockName(tx, `calls of ${clientId}`);
}

/** Returns the number of upcoming calls that a client has with a coach. */
export async function countOpenCalls(
  tx: Database,
  { clientId, workspaceId }: { clientId: string; workspaceId: WorkspaceId },
  now: Date,
): Promise<number> {
  const [open] = await tx
    .select({ calls: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.clientId, clientId),
        eq(appointments.workspaceId, workspaceId),
        isOpen,
        gt(appointments.startsAt, now),
      ),
    );
  return open?.calls ?? 0;
}

/** Returns the number of calls that a client made after an instant, canceled ones too. */
export async function countCallsMade(tx: Database, clientId: string, since: Date): Promise<number> {
  const [made] = await tx
    .select({ calls: count() })
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId), gt(appointments.createdAt, since)));
  return made?.calls ?? 0;
}

/** Returns a client's upcoming calls, with any coach. */
export function listOpenCallsOfClient(database: Database, clientId: string, now: Date): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(and(eq(appointments.clientId, clientId), isOpen, gt(appointments.startsAt, now)));
}

/** Erases the identity of a client from their calls. The times stay, because they are the coach's too. */
export async function eraseClient(database: Database, clientId: string): Promise<void> {
  await database
    .update(appointments)
    .set({
      guestName: 'A former user',
      guestEmail: null,
      guestTimeZone: null,
      notes: null,
      cancellationReason: null,
    })
    .where(eq(appointments.clientId, clientId));
}

/** Returns a coach's upcoming calls that only Spotter holds. */
export function listCallsHeldHere(database: Database, workspaceId: WorkspaceId, now: Date): Promise<AppointmentRow[]> {
  return database
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        eq(appointments.calendarKind, 'own'),
        eq(appointments.status, 'confirmed'),
        gt(appointments.startsAt, now),
      ),
    );
}
