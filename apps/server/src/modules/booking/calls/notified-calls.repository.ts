import { and, count, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { CountCalls, FindCalls } from '../../notifications/index.ts';
import { appointments } from '../booking.tables.ts';

/** Returns the calls that notifications are about. */
export const findNotifiedCalls: FindCalls = (database: Database, ids: string[]) =>
  database
    .select({
      id: appointments.id,
      guestName: appointments.guestName,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
    })
    .from(appointments)
    .where(inArray(appointments.id, ids));

/** Returns a coach's counts of calls for the digest; canceled calls do not count. */
export const countCalls: CountCalls = async (database, workspaceId, { from, until, bookedSince }) => {
  const stands = and(eq(appointments.workspaceId, workspaceId), eq(appointments.status, 'confirmed'));
  const [[today], [booked]] = await Promise.all([
    database
      .select({ many: count() })
      .from(appointments)
      .where(and(stands, gte(appointments.startsAt, from), lt(appointments.startsAt, until))),
    database
      .select({ many: count() })
      .from(appointments)
      .where(and(stands, gt(appointments.confirmedAt, bookedSince))),
  ]);
  return { today: today?.many ?? 0, booked: booked?.many ?? 0 };
};
