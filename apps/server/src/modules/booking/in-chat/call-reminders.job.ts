import { sayInstant } from '@spotter/domain/booking';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import type { SendProactively } from '../../chats/index.ts';
import { lockAppointment, setReminded, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { callReminderJob } from '../booking.jobs.ts';
import { requestCallEmails } from '../emails/booking-emails.ts';
import { reminderWords } from './reminder-words.ts';

const hourMs = 3_600_000;
/** How long before a call each reminder is sent, in ms. */
const leadMs = { day: 24 * hourMs, hour: hourMs };

/** Requests reminders for the guest a day and an hour before the call, where that is still ahead. */
export async function requestReminders(tx: Database, call: AppointmentRow, now: Date): Promise<void> {
  const reminders = (['day', 'hour'] as const)
    .map((reminder) => ({ reminder, dueAt: dueAt(call, reminder) }))
    .filter((one) => one.dueAt > now);
  await requestJobs(
    tx,
    callReminderJob,
    reminders.map(({ reminder, dueAt: at }) => ({
      key: `${call.id} ${reminder}`,
      payload: { appointmentId: call.id, reminder },
      dueAt: at,
    })),
  );
}

/**
 * Reminds in the chat while its window is open, otherwise by email, each time once. A call that was moved or
 * canceled loses its old reminders.
 */
export function createCallReminders(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  sendProactively: SendProactively;
}) {
  const { database, clock, availability, sendProactively } = options;

  async function remind(
    tx: Database,
    call: AppointmentRow,
    reminder: 'day' | 'hour',
    zone: string,
  ): Promise<JobResult> {
    const now = clock.now();
    const kind = `reminder-${reminder}` as const;
    if (call.chatId !== null) {
      const when = sayInstant(call.startsAt, call.guestTimeZone ?? zone, call.language);
      const text = reminderWords[call.language][kind](when);
      const message = { reason: 'call-reminder', text, record: { appointmentId: call.id } } as const;
      const outcome = await sendProactively(tx, call.chatId, message, now);
      if (outcome.kind === 'later' && outcome.at < call.startsAt) return { kind: 'again', at: outcome.at };
      if (outcome.kind !== 'queued') await requestCallEmails(tx, call, kind, { guest: true, coach: false }, now);
    } else {
      await requestCallEmails(tx, call, kind, { guest: true, coach: false }, now);
    }
    await setReminded(tx, call.id, reminder === 'day' ? { remindedDayBeforeAt: now } : { remindedHourBeforeAt: now });
    return { kind: 'done' };
  }

  return handleJob(callReminderJob, ({ payload: { appointmentId, reminder } }) =>
    inTransaction(database, async (tx): Promise<JobResult> => {
      const call = await lockAppointment(tx, appointmentId);
      const now = clock.now();
      if (call === null || call.status !== 'confirmed' || call.startsAt <= now) return { kind: 'done' };
      const done = reminder === 'day' ? call.remindedDayBeforeAt : call.remindedHourBeforeAt;
      if (done !== null) return { kind: 'done' };
      // The call was moved to a later time, so this is too early.
      const due = dueAt(call, reminder);
      if (due > now) return { kind: 'again', at: due };
      const zone = await availability.findZone(tx, call.workspaceId);
      return remind(tx, call, reminder, zone);
    }),
  );
}

function dueAt(call: AppointmentRow, reminder: 'day' | 'hour'): Date {
  return new Date(call.startsAt.getTime() - leadMs[reminder]);
}
