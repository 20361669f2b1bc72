import type { Mail } from '@spotter/providers/ports/mail';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob } from '../../../queue/define-job.ts';
import { isProviderError } from '../../connections/index.ts';
import { type AppointmentRow, findAppointment } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { bookingEmailsJob } from '../booking.jobs.ts';
import { type EmailRow, listWaitingEmails, finishEmail } from './booking-emails.repository.ts';
import { writeBookingMail } from './booking.mails.ts';
import { writeInvitation } from './call-invitation.ts';
import type { ManageLinks } from '../calls/manage-links.ts';

/** Emails that put the call into the reader's calendar, or take it out. */
const withInvitation: readonly EmailRow['kind'][] = ['booked', 'moved', 'cancelled'];

/** Sends the waiting emails, each once; those that a later change has overtaken are not sent. */
export function createEmailDelivery(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  availability: AvailabilityService;
  /** null: this server has no mail. */
  mail: Mail | null;
  publicUrl: string;
  manageLinks: ManageLinks;
}) {
  const { database, clock, logger, availability, mail, publicUrl, manageLinks } = options;

  async function finish(email: EmailRow, outcome: NonNullable<EmailRow['outcome']>): Promise<void> {
    await finishEmail(database, email.id, outcome, clock.now());
  }

  async function send(email: EmailRow): Promise<void> {
    const call = await findAppointment(database, email.appointmentId);
    const coach = call === null ? null : await availability.findCoach(call.workspaceId);
    if (call === null || coach === null) return;
    const to = email.recipient === 'coach' ? coach.email : call.guestEmail;
    if (to === null || email.sequence !== call.sequence || isOver(email, call.startsAt, clock.now())) {
      return finish(email, 'out-of-date');
    }
    if (mail === null) {
      logger.warn({ appointmentId: call.id }, 'An email about a call could not be sent: SMTP_URL is not set');
      return finish(email, 'refused');
    }
    const guest = call.guestEmail === null ? {} : { replyTo: { name: call.guestName, address: call.guestEmail } };
    const host = { replyTo: { name: `${coach.firstName} ${coach.lastName}`, address: coach.email } };
    const manageUrl = manageLinks.urlOf(call);
    try {
      await mail.send({
        to,
        ...writeBookingMail(email, call, coach, { manageUrl, publicUrl }),
        ...(email.recipient === 'coach' ? guest : host),
        ...(withInvitation.includes(email.kind) && !isInvitedByCalendar(email, call)
          ? { invitation: writeInvitation(call, coach, clock.now(), { recipient: email.recipient, manageUrl }) }
          : {}),
      });
    } catch (error) {
      if (!isProviderError(error) || error.kind !== 'rejected') throw error;
      logger.warn({ error, appointmentId: call.id }, 'The mail server refuses an email about a call');
      return finish(email, 'refused');
    }
    await finish(email, 'sent');
  }

  return handleJob(bookingEmailsJob, async ({ key }) => {
    for (const email of await listWaitingEmails(database, key)) await send(email);
    return { kind: 'done' };
  });
}

/** Whether the calendar invites the guest too: a second invitation would be a second entry in theirs. */
function isInvitedByCalendar({ recipient }: EmailRow, { calendarKind, bookingId }: AppointmentRow): boolean {
  return recipient === 'guest' && calendarKind !== 'own' && bookingId !== null;
}

/** Returns whether the email is a reminder of a call that has begun. */
function isOver(email: EmailRow, startsAt: Date, now: Date): boolean {
  return (email.kind === 'reminder-day' || email.kind === 'reminder-hour') && now >= startsAt;
}
