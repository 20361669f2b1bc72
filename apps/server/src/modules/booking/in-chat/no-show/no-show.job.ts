import { lastWritableAt } from '@spotter/domain/autoreply';
import { anyTime, pickTimes, secondTryAt } from '@spotter/domain/booking';
import { wallTimeAt } from '@spotter/language/zones/zoned-time';
import { inTransaction, type Database } from '../../../../database/database.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { handleJob, type JobResult } from '../../../../queue/define-job.ts';
import { requestJobs } from '../../../../queue/queue.ts';
import type { SendProactively } from '../../../chats/index.ts';
import { findAppointment, lockAppointment, type AppointmentRow } from '../../appointments.repository.ts';
import type { AvailabilityService } from '../../availability.ts';
import { noShowAgainJob, noShowJob } from '../../booking.jobs.ts';
import { requestCallEmails } from '../../emails/booking-emails.ts';
import type { ChatCalls } from '../chat-calls.ts';
import { draftOffer, proposing, type ProposalDraft } from '../chat-proposals.ts';
import { writeNoShowWords } from './no-show-words.ts';
import { findWindowFacts, hasComingCall, hasSpoken, isSaidOfCall, setNoShowWritten } from './no-show.repository.ts';

/** The wait before the message, in ms: the coach may have pressed the wrong mark. */
const secondThoughtsMs = 2 * 60_000;
/** How long after the call a pause in the conversation is waited for, in ms. */
const giveUpMs = 24 * 3_600_000;
/** How long before the window closes the last message is due, in ms, because the chat may be busy just then. */
const spareMs = 30 * 60_000;

const offeredWithinMs = 7 * 24 * 3_600_000;
/** As many as the starts of that span. */
const maxStarts = 500;
const timesOffered = { first: 3, last: 2 };
/** A single time is not a choice. */
const minTimes = 2;

/** Requests a message to a guest who did not come. */
export function requestNoShowMessage(tx: Database, call: AppointmentRow, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + secondThoughtsMs);
  return requestJobs(tx, noShowJob, [{ key: call.id, payload: {}, dueAt }]);
}

/** A message to a guest who did not come. */
type Words = { text: string; zone: string; record: Record<string, unknown>; proposal: ProposalDraft | null };

/**
 * Sends a guest who did not come one kind message with open times, and one more on the next day if the chat's
 * window is open then. Sends none to a guest who has written since or has another call.
 */
export function createNoShowMessages(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  chatCalls: Pick<ChatCalls, 'findOpenTimes' | 'proposals'>;
  sendProactively: SendProactively;
}) {
  const { database, clock, availability, chatCalls, sendProactively } = options;

  /** Returns times at the hour that suited the guest before, otherwise the next ones. */
  async function findTimes(call: AppointmentRow, zone: string, count: number): Promise<Date[]> {
    if (call.chatId === null) return [];
    const from = clock.now();
    const to = new Date(from.getTime() + offeredWithinMs);
    const found = await chatCalls.findOpenTimes({ chatId: call.chatId, from, to, limit: maxStarts });
    if (found.kind !== 'times') return [];
    const { starts } = found;
    const hour = wallTimeAt(call.startsAt, zone).minutes;
    const alike = starts.filter((start) => wallTimeAt(start, zone).minutes === hour);
    const any = pickTimes(starts, anyTime, { zone, count }).times;
    return alike.length < minTimes ? any : alike.slice(0, count);
  }

  /** Returns whether the conversation continued on its own, or there is another call already. */
  async function hasMovedOn(tx: Database, chatId: string, call: AppointmentRow): Promise<boolean> {
    const since = { contactAfter: call.startsAt, coachFrom: call.noShowWrittenAt };
    return (await hasSpoken(tx, chatId, since)) || hasComingCall(tx, chatId, clock.now());
  }

  async function requestLastMessage(tx: Database, call: AppointmentRow, zone: string, now: Date): Promise<void> {
    const writableUntil = lastWritableAt(await findWindowFacts(tx, call.chatId!));
    if (writableUntil === null) return;
    const until = new Date(writableUntil.getTime() - spareMs);
    const dueAt = secondTryAt(now, until, zone);
    if (dueAt !== null) await requestJobs(tx, noShowAgainJob, [{ key: call.id, payload: {}, dueAt }]);
  }

  /** Prepares a message. Looks for times outside of the transaction that writes, because a calendar may be slow. */
  async function prepare(id: string, which: 'first' | 'last'): Promise<Words | null> {
    const call = await findAppointment(database, id);
    if (call === null || !isMissed(call) || (call.noShowWrittenAt === null) !== (which === 'first')) return null;
    const zone = call.guestTimeZone ?? (await availability.findZone(database, call.workspaceId));
    const slots = await findTimes(call, zone, timesOffered[which]);
    return {
      text: writeNoShowWords(which, slots, { zone, language: call.language }),
      zone,
      record: { appointmentId: call.id },
      proposal: draftOffer(chatCalls.proposals, call, { action: 'book', slots, zone }),
    };
  }

  function say(tx: Database, chatId: string, reason: 'no-show' | 'no-show-again', words: Words, now: Date) {
    const { text, zone, record, proposal } = words;
    const message = { reason, text, zone, record, ...proposing(tx, proposal, { chatId, at: now }) };
    return sendProactively(tx, chatId, message, now);
  }

  const first = handleJob(noShowJob, async ({ key }): Promise<JobResult> => {
    const words = await prepare(key, 'first');
    if (words === null) return { kind: 'done' };
    return inTransaction(database, async (tx): Promise<JobResult> => {
      const call = await lockAppointment(tx, key);
      if (call === null || !isMissed(call) || call.noShowWrittenAt !== null) return { kind: 'done' };
      const now = clock.now();
      if (call.chatId === null) {
        await requestCallEmails(tx, call, 'no-show', { guest: true, coach: false }, now);
      } else {
        if (await hasMovedOn(tx, call.chatId, call)) return { kind: 'done' };
        const outcome = await say(tx, call.chatId, 'no-show', words, now);
        const isWorthWaiting = now.getTime() < call.endsAt.getTime() + giveUpMs;
        if (outcome.kind === 'later' && isWorthWaiting) return { kind: 'again', at: outcome.at };
        if (outcome.kind === 'queued') await requestLastMessage(tx, call, words.zone, now);
        else await requestCallEmails(tx, call, 'no-show', { guest: true, coach: false }, now);
      }
      await setNoShowWritten(tx, call.id, now);
      return { kind: 'done' };
    });
  });

  const last = handleJob(noShowAgainJob, async ({ key }): Promise<JobResult> => {
    const words = await prepare(key, 'last');
    if (words === null) return { kind: 'done' };
    return inTransaction(database, async (tx): Promise<JobResult> => {
      const call = await lockAppointment(tx, key);
      if (call === null || !isMissed(call) || call.chatId === null) return { kind: 'done' };
      if (await hasMovedOn(tx, call.chatId, call)) return { kind: 'done' };
      // A message that was sent is recorded, so that it is not sent again.
      const about = { chatId: call.chatId, id: call.id };
      if (await isSaidOfCall(tx, about, 'no-show-again', call.noShowWrittenAt!)) return { kind: 'done' };
      const now = clock.now();
      const outcome = await say(tx, call.chatId, 'no-show-again', words, now);
      return outcome.kind === 'later' ? { kind: 'again', at: outcome.at } : { kind: 'done' };
    });
  });

  return { first, last };
}

function isMissed(call: AppointmentRow): boolean {
  return call.outcome === 'no-show' && call.status === 'confirmed';
}
