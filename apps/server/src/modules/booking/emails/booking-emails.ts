import type { Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { requestJobs } from '../../../queue/queue.ts';
import type { AppointmentRow } from '../appointments.repository.ts';
import { bookingEmailsJob } from '../booking.jobs.ts';
import { type EmailRow, insertEmails } from './booking-emails.repository.ts';

/** Requests emails about a call, each once for every state of the call, to those whose address is known. */
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
  await insertEmails(
    tx,
    recipients.map((recipient) => ({
      id: newId(),
      appointmentId: call.id,
      kind,
      recipient,
      sequence: call.sequence,
      createdAt: now,
    })),
  );
  await requestJobs(tx, bookingEmailsJob, [{ key: call.id, payload: {}, dueAt: now }]);
}
