import type { Mail } from '@spotter/providers/ports/mail';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { isProviderError } from '../../connections/provider-failure.ts';
import type { AvailabilityService } from '../availability.ts';
import { writeBookingMail } from '../emails/booking.mails.ts';
import { appointments } from '../booking.tables.ts';
import type { CallBooking } from './call-booking.ts';
import { writeInvitation } from '../emails/call-invitation.ts';
import type { ManageLinks } from './manage-links.ts';

/** An email that carries everything it needs: what it is about may be gone by then. Its key is the appointment's id. */
const cancellationEmailJob = defineJob(
  'call-off-letter',
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    invitation: z.object({ method: z.literal('CANCEL'), content: z.string() }),
  }),
);

/** What happens to the calls of somebody whose account is being deleted. */
export function createCallLeaving(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  booking: CallBooking;
  mail: Mail | null;
  publicUrl: string;
  manageLinks: ManageLinks;
}) {
  const { database, clock, availability, booking, mail, publicUrl, manageLinks } = options;

  /** Calls that only Spotter holds end with the account; what a coach's own calendar holds is the coach's. */
  async function tellGuests(coachId: string): Promise<void> {
    const coach = await availability.getCoach(coachId);
    const now = clock.now();
    const rows = await database
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.coachId, coachId),
          eq(appointments.calendarKind, 'own'),
          eq(appointments.status, 'confirmed'),
          gt(appointments.startsAt, now),
        ),
      );
    const emails = rows.flatMap((row) => {
      if (row.guestEmail === null) return [];
      const call = { ...row, status: 'cancelled' as const, sequence: row.sequence + 1 };
      const manageUrl = manageLinks.urlOf(row);
      const { content } = writeInvitation(call, coach, now, { recipient: 'guest', manageUrl });
      const invitation = { method: 'CANCEL' as const, content };
      const email = writeBookingMail({ kind: 'cancelled', recipient: 'guest' }, call, coach, {
        manageUrl,
        publicUrl,
      });
      return [{ key: row.id, payload: { to: row.guestEmail, ...email, invitation }, dueAt: now }];
    });
    await inTransaction(database, (tx) => requestJobs(tx, cancellationEmailJob, emails));
  }

  /** A guest's own calls to come are cancelled, and nothing of the guest stays in any. */
  async function leaveAsGuest(userId: string): Promise<void> {
    const coming = await database
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.clientId, userId),
          inArray(appointments.status, ['pending', 'confirmed', 'offered']),
          gt(appointments.startsAt, clock.now()),
        ),
      );
    for (const row of coming) await booking.cancel(row, 'guest');
    await database
      .update(appointments)
      .set({
        guestName: 'A former user',
        guestEmail: null,
        guestTimeZone: null,
        notes: null,
        cancellationReason: null,
      })
      .where(eq(appointments.clientId, userId));
  }

  return {
    async leave(userId: string): Promise<void> {
      await tellGuests(userId);
      await leaveAsGuest(userId);
    },

    emails: handleJob(cancellationEmailJob, async ({ payload }) => {
      try {
        await mail?.send(payload);
      } catch (error) {
        if (!isProviderError(error) || error.kind !== 'rejected') throw error;
      }
      return { kind: 'done' };
    }),
  };
}
