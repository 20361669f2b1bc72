import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { appointments } from '../booking.tables.ts';

const dayMs = 24 * 3_600_000;
const openWithOneCoach = 2;
const madeInADay = 5;

/**
 * Refuses, as `too_many_calls`, a client who has enough calls to come with the coach, or has made enough within a day,
 * cancelled ones too: each of them mails two people. One after the other is looked at.
 */
export async function refuseTooManyCalls(
  tx: Database,
  { clientId, coachId }: { clientId: string; coachId: string },
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('calls of ' || ${clientId}::text, 0))`);
  const isClients = eq(appointments.clientId, clientId);
  const [open] = await tx
    .select({ calls: count() })
    .from(appointments)
    .where(
      and(
        isClients,
        eq(appointments.coachId, coachId),
        inArray(appointments.status, ['pending', 'confirmed', 'offered']),
        gt(appointments.startsAt, now),
      ),
    );
  if ((open?.calls ?? 0) >= openWithOneCoach) {
    throw new AppError(
      'too_many_calls',
      'You already have two calls coming up with this trainer. Please cancel one of them first',
    );
  }
  const [made] = await tx
    .select({ calls: count() })
    .from(appointments)
    .where(and(isClients, gt(appointments.createdAt, new Date(now.getTime() - dayMs))));
  if ((made?.calls ?? 0) >= madeInADay) {
    throw new AppError('too_many_calls', 'You’ve booked five calls in one day. Please try again tomorrow');
  }
}
