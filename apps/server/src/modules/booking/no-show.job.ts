import { and, eq, gt } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { handleJob, type JobResult } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { messages } from '../chats/chats.tables.ts';
import { lockAppointment, type AppointmentRow } from './appointments.repository.ts';
import { noShowJob } from './booking.jobs.ts';
import { requestLetters } from './booking-letters.ts';
import { chatSentences } from './booking.mails.ts';
import { appointments } from './booking.tables.ts';
import type { SayInChat } from './say-in-chat.ts';

/** The coach may have pressed the wrong mark. */
const secondThoughtsMs = 2 * 60_000;
const lookAgainMs = 60_000;
/** After this nobody looks for a gap in the conversation any more. */
const giveUpMs = 24 * 3_600_000;

/** Has a guest who did not come written to. */
export function requestNoShowMessage(tx: Database, call: AppointmentRow, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + secondThoughtsMs);
  return requestJobs(tx, noShowJob, [{ key: call.id, payload: {}, dueAt }]);
}

/** One kind message to a guest who did not come; none to one who has written since, or was written to already. */
export function createNoShowMessage(options: { database: Database; clock: Clock; sayInChat: SayInChat }) {
  const { database, clock, sayInChat } = options;

  async function hasAnswered(tx: Database, chatId: string, since: Date): Promise<boolean> {
    const [answer] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.chatId, chatId), eq(messages.author, 'contact'), gt(messages.sentAt, since)))
      .limit(1);
    return answer !== undefined;
  }

  return handleJob(noShowJob, ({ key }) =>
    inTransaction(database, async (tx): Promise<JobResult> => {
      const call = await lockAppointment(tx, key);
      const isDue = call !== null && call.outcome === 'no-show' && call.noShowWrittenAt === null;
      if (!isDue || call.status !== 'confirmed') return { kind: 'done' };
      const now = clock.now();
      if (call.chatId !== null) {
        if (await hasAnswered(tx, call.chatId, call.startsAt)) return { kind: 'done' };
        const said = await sayInChat(tx, call.chatId, chatSentences[call.language]['no-show'](''), now);
        const isWorthWaiting = now.getTime() < call.endsAt.getTime() + giveUpMs;
        if (said === 'busy' && isWorthWaiting) return { kind: 'again', at: new Date(now.getTime() + lookAgainMs) };
        if (said !== 'queued') await requestLetters(tx, call, 'no-show', { guest: true, coach: false }, now);
      } else {
        await requestLetters(tx, call, 'no-show', { guest: true, coach: false }, now);
      }
      await tx.update(appointments).set({ noShowWrittenAt: now }).where(eq(appointments.id, call.id));
      return { kind: 'done' };
    }),
  );
}
