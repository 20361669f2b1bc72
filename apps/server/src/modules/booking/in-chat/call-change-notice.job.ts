import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { loadChatState, type SendProactively } from '../../chats/index.ts';
import { findAppointment, lockAppointment, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { callChangeNoticeJob, type CallChange } from '../booking.jobs.ts';
import type { ChatCalls } from './chat-calls.ts';
import { draftOffer, proposing } from './chat-proposals.ts';
import { writeCallChangeNotice } from './call-change-notice.ts';

/** How soon a chat whose contact waits for an answer is looked at again, in ms. */
const recheckMs = 60_000;
/** The age from which a contact's message is no longer expected to be answered, in ms. */
const answeredWithinMs = 5 * 60_000;
const alternativesMentioned = 2;
const alternativesWithinMs = 4 * 24 * 3_600_000;

/**
 * Tells the chat that a call is confirmed after all, or is not and what else is open; that it was moved, could
 * not be moved, or is off. An email says it in any case.
 */
export function createCallChangeNotice(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  chatCalls: Pick<ChatCalls, 'findOpenTimes' | 'proposals'>;
  sendProactively: SendProactively;
}) {
  const { database, clock, availability, chatCalls, sendProactively } = options;

  /** Returns other open times. Runs outside of the transaction, because a calendar may be slow. */
  async function findOthers(call: AppointmentRow): Promise<Date[]> {
    if (call.chatId === null) return [];
    // The call's own time may look free again, but is not.
    const from = new Date(call.startsAt.getTime() + 1);
    const to = new Date(from.getTime() + alternativesWithinMs);
    const request = { chatId: call.chatId, from, to, limit: alternativesMentioned };
    const found = await chatCalls.findOpenTimes(request);
    return found.kind === 'times' ? found.starts : [];
  }

  return handleJob(callChangeNoticeJob, async ({ key, payload: { word } }): Promise<JobResult> => {
    const seen = await findAppointment(database, key);
    if (seen === null || !isTrue(word, seen)) return { kind: 'done' };
    const isRefused = word === 'stays' || (word === 'outcome' && seen.status === 'cancelled');
    const others = isRefused ? await findOthers(seen) : [];
    return inTransaction(database, async (tx): Promise<JobResult> => {
      const call = await lockAppointment(tx, key);
      const now = clock.now();
      // A later change had its own message when it happened.
      if (call === null || call.chatId === null || call.status !== seen.status || call.startsAt <= now) {
        return { kind: 'done' };
      }
      const again: JobResult = { kind: 'again', at: new Date(now.getTime() + recheckMs) };
      const state = await loadChatState(tx, call.chatId, { lock: true });
      const last = state?.messages.findLast(({ aborted }) => !aborted);
      if (last !== undefined && last.author !== 'contact' && last.receivedAt >= call.updatedAt) return { kind: 'done' };
      const isWaiting = last?.author === 'contact' && now.getTime() - last.receivedAt.getTime() < answeredWithinMs;
      if (isWaiting) return again;
      const zone = call.guestTimeZone ?? (await availability.findZone(tx, call.workspaceId));
      const text = writeCallChangeNotice(word, call, others, zone);
      const action = word === 'stays' ? 'move' : 'book';
      const proposal = draftOffer(chatCalls.proposals, call, { action, slots: others, zone });
      const record = { appointmentId: call.id, news: word };
      const proposed = proposing(tx, proposal, { chatId: call.chatId, at: now });
      const message = { reason: 'call-news', text, record, ...proposed } as const;
      const outcome = await sendProactively(tx, call.chatId, message, now);
      return outcome.kind === 'later' ? { kind: 'again', at: outcome.at } : { kind: 'done' };
    });
  });
}

/** Returns whether the change still holds: a call that was moved and then canceled is not announced as moved. */
function isTrue(word: CallChange, { status }: AppointmentRow): boolean {
  return word === 'outcome' || status === (word === 'cancelled' ? 'cancelled' : 'confirmed');
}
