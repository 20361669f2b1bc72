import { and, count, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { CountCalls } from '../../notifications/digest.job.ts';
import type { FindCalls } from '../../notifications/notification-facts.ts';
import { appointments } from '../booking.tables.ts';

/** Finds the calls that coaches are told of. */
export const findToldCalls: FindCalls = (database: Database, ids: string[]) =>
  database
    .select({ id: appointments.id, guestName: appointments.guestName, startsAt: appointments.startsAt })
    .from(appointments)
    .where(inArray(appointments.id, ids));

/** Counts a coach's calls for the digest: those that stand. */
export const countCalls: CountCalls = async (database, coachId, { from, until, bookedSince }) => {
  const stands = and(eq(appointments.coachId, coachId), eq(appointments.status, 'confirmed'));
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
