import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { AppointmentRow } from './appointments.repository.ts';

/**
 * Tells the calendar what it has still to be told of a call. Its key is the appointment's id. `askedInChat`: the contact
 * wished it in the chat, and waits there for what becomes of it.
 */
export const callInStepJob = defineJob('call-in-step', z.object({ askedInChat: z.boolean().default(false) }));

/** Mails what somebody is to be told about a call. Its key is the appointment's id. */
export const bookingEmailsJob = defineJob('booking-letters', z.object({}));

/** Reminds a guest of a call. Its key is the appointment's id and which reminder it is; it looks at the present start. */
export const callReminderJob = defineJob(
  'call-reminder',
  z.object({ appointmentId: z.string(), reminder: z.enum(['day', 'hour']) }),
);

const CallChange = z.enum(['outcome', 'moved', 'stays', 'cancelled']);
/** What happened to a call: one that was not certain is, or is not; a booked one was moved, could not be moved, or is off. */
export type CallChange = z.infer<typeof CallChange>;

/**
 * Says in the chat what happened to a call without the contact's hearing of it there. Its key is the appointment's id: the newest word is the one that counts.
 */
export const callChangeNoticeJob = defineJob('late-call-word', z.object({ word: CallChange.default('outcome') }));

/** If someone is answering the contact meanwhile, that answer already says it. */
const firstLookMs = 20_000;

/** Has a contact told in the chat what happened to their call elsewhere. */
export async function requestCallChangeNotice(
  tx: Database,
  call: AppointmentRow,
  word: CallChange,
  now: Date,
): Promise<void> {
  if (call.chatId === null) return;
  const dueAt = new Date(now.getTime() + firstLookMs);
  await requestJobs(tx, callChangeNoticeJob, [{ key: call.id, payload: { word }, dueAt }]);
}

/** Writes once to a guest who did not come. Its key is the appointment's id. */
export const noShowJob = defineJob('no-show-message', z.object({}));

/** Writes a second and last time to a guest who did not come and stayed silent. Its key is the appointment's id. */
export const noShowAgainJob = defineJob('no-show-last-message', z.object({}));

/** Reads what changed in a connected calendar, again and again. Its key is the credential's id. */
export const readCalendarJob = defineJob('read-calendar', z.object({}));

/** Takes in what a calendar told by webhook. Its key is new with every delivery. */
export const calendarDeliveryJob = defineJob(
  'calendar-delivery',
  z.object({ credentialId: z.string(), body: z.string() }),
);
