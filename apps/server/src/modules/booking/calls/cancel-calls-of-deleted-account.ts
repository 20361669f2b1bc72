import type { Mail } from '@spotter/providers/ports/mail';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { isProviderError } from '../../connections/index.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { AvailabilityService } from '../availability.ts';
import { writeBookingMail } from '../emails/booking.mails.ts';
import type { CallBooking } from './call-booking.ts';
import { eraseClient, listCallsHeldHere, listOpenCallsOfClient } from './client-calls.repository.ts';
import { writeInvitation } from '../emails/call-invitation.ts';
import type { ManageLinks } from './manage-links.ts';

/**
 * Sends an email that carries everything it needs, because its subject may be gone by then. The job's key is the
 * appointment's id.
 */
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

/** Handles the calls of a user whose account is being deleted. */
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

  /** Calls that only Spotter holds end with the account; those in a coach's own calendar stay with the coach. */
  async function notifyGuests(workspaceId: WorkspaceId): Promise<void> {
    const coach = await availability.getCoach(workspaceId);
    const now = clock.now();
    const rows = await listCallsHeldHere(database, workspaceId, now);
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

  /** Cancels a guest's own upcoming calls, and removes the guest's data from all of them. */
  async function leaveAsGuest(userId: string): Promise<void> {
    const coming = await listOpenCallsOfClient(database, userId, clock.now());
    for (const row of coming) await booking.cancel(row, 'guest');
    await eraseClient(database, userId);
  }

  return {
    async leave({ userId, workspaceId }: Access): Promise<void> {
      await notifyGuests(workspaceId);
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
