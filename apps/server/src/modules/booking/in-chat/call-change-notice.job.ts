import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { loadChatState } from '../../chats/chat-state.ts';
import type { SendProactively } from '../../chats/sending/proactive-message.ts';
import { findAppointment, lockAppointment, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { lateWordJob, type LateWord } from '../booking.jobs.ts';
import type { ChatCalls } from './chat-calls.ts';
import { guestOf, proposing } from './chat-proposals.ts';
import { writeLateWord } from './call-change-notice.ts';

/** A chat whose contact waits for an answer is looked at again after this. */
const lookAgainMs = 60_000;
/** A message that nobody answers for so long is not going to be. */
const answeredWithinMs = 5 * 60_000;
const alternativesTold = 2;
const alternativesWithinMs = 4 * 24 * 3_600_000;

/**
 * Says in the chat that a call stands after all, or that it does not and what else is open; that it was moved, could not
 * be moved, or is off.
 * By mail it is told anyway.
 */
export function createLateWord(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  chatCalls: Pick<ChatCalls, 'findOpenTimes' | 'proposals'>;
  sendProactively: SendProactively;
}) {
  const { database, clock, availability, chatCalls, sendProactively } = options;

  /** Asked outside of the transaction: a calendar may be slow. */
  async function findOthers(call: AppointmentRow): Promise<Date[]> {
    if (call.chatId === null) return [];
    // Its own time may look free again, and is not.
    const from = new Date(call.startsAt.getTime() + 1);
    const to = new Date(from.getTime() + alternativesWithinMs);
    const request = { chatId: call.chatId, from, to, limit: alternativesTold };
    const found = await chatCalls.findOpenTimes(request);
    return found.kind === 'times' ? found.starts : [];
  }

  return handleJob(lateWordJob, async ({ key, payload: { word } }): Promise<JobResult> => {
    const seen = await findAppointment(database, key);
    if (seen === null || !isTrue(word, seen)) return { kind: 'done' };
    const isRefused = word === 'stays' || (word === 'outcome' && seen.status === 'cancelled');
    const others = isRefused ? await findOthers(seen) : [];
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
      const text = writeLateWord(word, call, others, zone);
      const { language } = call;
      const action = word === 'stays' ? 'move' : 'book';
      const told = { kind: 'offer', action, slots: others, zone, language, guest: guestOf(call) } as const;
      const proposal = others.length === 0 ? null : chatCalls.proposals.draft(call.chatId, told);
      const record = { appointmentId: call.id, news: word };
      const proposed = proposing(tx, proposal, { chatId: call.chatId, at: now });
      const message = { reason: 'call-news', text, record, ...proposed } as const;
      const said = await sendProactively(tx, call.chatId, message, now);
      return said.kind === 'later' ? { kind: 'again', at: said.at } : { kind: 'done' };
    });
  });
}

/** What was moved and then called off is not told as moved any more. */
function isTrue(word: LateWord, { status }: AppointmentRow): boolean {
  return word === 'outcome' || status === (word === 'cancelled' ? 'cancelled' : 'confirmed');
}
