import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { AppointmentRow } from './appointments.repository.ts';

/**
 * Tells the calendar what it still has to know of a call. The job's key is the appointment's id. `askedInChat`:
 * the contact asked for it in the chat, and waits there for the outcome.
 */
export const callInStepJob = defineJob('call-in-step', z.object({ askedInChat: z.boolean().default(false) }));

/** Sends the emails about a call. The job's key is the appointment's id. */
export const bookingEmailsJob = defineJob('booking-letters', z.object({}));

/**
 * Reminds a guest of a call. The job's key is the appointment's id with the kind of reminder; it reads the
 * present start.
 */
export const callReminderJob = defineJob(
  'call-reminder',
  z.object({ appointmentId: z.string(), reminder: z.enum(['day', 'hour']) }),
);

const CallChange = z.enum(['outcome', 'moved', 'stays', 'cancelled']);
/**
 * What happened to a call: an uncertain one was confirmed or was not; a booked one was moved, could not be
 * moved, or was canceled.
 */
export type CallChange = z.infer<typeof CallChange>;

/**
 * Tells the chat about a change of a call that the contact did not hear of there. The job's key is the
 * appointment's id, so the newest change counts.
 */
export const callChangeNoticeJob = defineJob('late-call-word', z.object({ word: CallChange.default('outcome') }));

/** The wait in ms: an answer to the contact in the meantime already says it. */
const firstCheckMs = 20_000;

/** Requests a chat message to the contact about a change of their call elsewhere. */
export async function requestCallChangeNotice(
  tx: Database,
  call: AppointmentRow,
  word: CallChange,
  now: Date,
): Promise<void> {
  if (call.chatId === null) return;
  const dueAt = new Date(now.getTime() + firstCheckMs);
  await requestJobs(tx, callChangeNoticeJob, [{ key: call.id, payload: { word }, dueAt }]);
}

/** Writes once to a guest who did not come. The job's key is the appointment's id. */
export const noShowJob = defineJob('no-show-message', z.object({}));

/**
 * Writes a second and last time to a guest who did not come and stayed silent.
 * The job's key is the appointment's id.
 */
export const noShowAgainJob = defineJob('no-show-last-message', z.object({}));

/** Reads what changed in a connected calendar, repeatedly. The job's key is the credential's id. */
export const readCalendarJob = defineJob('read-calendar', z.object({}));

/** Processes a webhook delivery of a calendar. The job's key is new with every delivery. */
export const calendarDeliveryJob = defineJob(
  'calendar-delivery',
  z.object({ credentialId: z.string(), body: z.string() }),
);
