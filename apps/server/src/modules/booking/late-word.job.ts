import { sayInstant, type SpokenLanguage } from '@spotter/domain';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { handleJob, type JobResult } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { loadChatState } from '../chats/chat-state.ts';
import { lockAppointment, type AppointmentRow } from './appointments.repository.ts';
import type { AvailabilityService } from './availability.ts';
import { lateWordJob } from './booking.jobs.ts';
import type { ChatCalls } from './chat-calls.ts';
import type { SayInChat } from './say-in-chat.ts';

/** Whoever is answering the contact meanwhile knows of it already, and says so. */
const firstLookMs = 20_000;
/** A chat in which somebody is speaking is looked at again after this. */
const lookAgainMs = 60_000;
/** A message that nobody answers for so long is not going to be. */
const answeredWithinMs = 5 * 60_000;
const alternativesTold = 2;
const alternativesWithinMs = 4 * 24 * 3_600_000;

/** Has a contact told what became of a call of which they heard only that it is not certain yet. */
export async function requestLateWord(tx: Database, call: AppointmentRow, now: Date): Promise<void> {
  if (call.chatId === null) return;
  await requestJobs(tx, lateWordJob, [{ key: call.id, payload: {}, dueAt: new Date(now.getTime() + firstLookMs) }]);
}

/** Says in the chat that a call stands after all, or that it does not and what else is open; by mail it is told anyway. */
export function createLateWord(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  chatCalls: Pick<ChatCalls, 'findOpenTimes'>;
  sayInChat: SayInChat;
}) {
  const { database, clock, availability, chatCalls, sayInChat } = options;

  /** Asked outside of the transaction: a calendar may be slow. */
  async function findOthers(call: AppointmentRow): Promise<Date[]> {
    if (call.chatId === null) return [];
    // Its own time may look free again, and is not.
    const from = new Date(call.startsAt.getTime() + 1);
    const to = new Date(from.getTime() + alternativesWithinMs);
    const request = { chatId: call.chatId, from, to, limit: alternativesTold };
    const found = await chatCalls.findOpenTimes(request);
    return found.kind === 'times' ? found.times.map(({ start }) => start) : [];
  }

  return handleJob(lateWordJob, async ({ key }): Promise<JobResult> => {
    const seen = await inTransaction(database, (tx) => lockAppointment(tx, key));
    if (seen === null) return { kind: 'done' };
    const others = seen.status === 'cancelled' ? await findOthers(seen) : [];
    return inTransaction(database, async (tx): Promise<JobResult> => {
      const call = await lockAppointment(tx, key);
      const now = clock.now();
      // Whatever happened to it since was told when it happened.
      if (call === null || call.chatId === null || call.status !== seen.status || call.startsAt <= now) {
        return { kind: 'done' };
      }
      const again: JobResult = { kind: 'again', at: new Date(now.getTime() + lookAgainMs) };
      const state = await loadChatState(tx, call.chatId, { lock: true });
      const last = state?.messages.findLast(({ aborted }) => !aborted);
      if (last !== undefined && last.author !== 'contact' && last.receivedAt >= call.updatedAt) return { kind: 'done' };
      const isWaiting = last?.author === 'contact' && now.getTime() - last.receivedAt.getTime() < answeredWithinMs;
      if (isWaiting) return again;
      const zone = call.guestTimeZone ?? (await availability.findZone(tx, call.coachId));
      const say = (start: Date) => sayInstant(start, zone, call.language);
      const words = lateWords[call.language];
      const text =
        call.status === 'confirmed'
          ? words.stands(say(call.startsAt))
          : words.fell(say(call.startsAt), others.map(say));
      const said = await sayInChat(tx, call.chatId, text, now);
      return said === 'busy' ? again : { kind: 'done' };
    });
  });
}

const lateWords: Record<
  SpokenLanguage,
  { stands: (when: string) => string; fell: (when: string, others: string[]) => string }
> = {
  en: {
    stands: (when) => `The calendar has answered: your call is booked for ${when}. See you then!`,
    fell: (when, others) =>
      `I am sorry, ${when} did not work out after all, so no call is booked. ${
        others.length === 0
          ? 'Which other day would work for you?'
          : `I could do ${others.join(' or ')} instead. Does one of these work?`
      }`,
  },
  es: {
    stands: (when) => `La agenda ya respondió: tu llamada está reservada para el ${when}. ¡Nos vemos!`,
    fell: (when, others) =>
      `Lo siento, al final el ${when} no se pudo, así que no hay llamada reservada. ${
        others.length === 0
          ? '¿Qué otro día te vendría bien?'
          : `En su lugar podría ${others.join(' o ')}. ¿Te sirve alguna?`
      }`,
  },
};
