import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { requestJobs } from '../../../queue/queue.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import { bookingEmailsJob } from '../booking.jobs.ts';
import { bookingLetters } from '../booking.tables.ts';

export type EmailRow = typeof bookingLetters.$inferSelect;

/** Has letters about a call mailed, each once for every state of the call, to those whose address is known. */
export async function requestCallEmails(
  tx: Database,
  call: AppointmentRow,
  kind: EmailRow['kind'],
  to: { guest: boolean; coach: boolean },
  now: Date,
): Promise<void> {
  const recipients = [
    ...(to.guest && call.guestEmail !== null ? (['guest'] as const) : []),
    ...(to.coach ? (['coach'] as const) : []),
  ];
  if (recipients.length === 0) return;
  await tx
    .insert(bookingLetters)
    .values(
      recipients.map((recipient) => ({
        id: newId(),
        appointmentId: call.id,
        kind,
        recipient,
        sequence: call.sequence,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
  await requestJobs(tx, bookingEmailsJob, [{ key: call.id, payload: {}, dueAt: now }]);
}
