import { anyTime, lastWritableAt, pickTimes, secondTryAt, wallTimeAt, type ProactiveReason } from '@spotter/domain';
import { and, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import type { SendProactively } from '../../chats/sending/proactive-message.ts';
import { findAppointment, lockAppointment, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { noShowAgainJob, noShowJob } from '../booking.jobs.ts';
import { requestLetters } from '../emails/booking-emails.ts';
import { appointments } from '../booking.tables.ts';
import type { ChatCalls } from './chat-calls.ts';
import { guestOf, proposing, type ProposalDraft } from './chat-proposals.ts';
import { writeNoShowWords } from './no-show-words.ts';

/** The coach may have pressed the wrong mark. */
const secondThoughtsMs = 2 * 60_000;
/** After this nobody looks for a gap in the conversation any more. */
const giveUpMs = 24 * 3_600_000;
/** The last message is due so long before the window closes, should the chat be busy just then. */
const spareMs = 30 * 60_000;

const offeredWithinMs = 7 * 24 * 3_600_000;
/** All starts of that span. */
const mostStarts = 500;
const timesOffered = { first: 3, last: 2 };
/** One alone is no choice. */
const fewestTimes = 2;

/** Has a guest who did not come written to. */
export function requestNoShowMessage(tx: Database, call: AppointmentRow, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + secondThoughtsMs);
  return requestJobs(tx, noShowJob, [{ key: call.id, payload: {}, dueAt }]);
}

/** What is said to a guest who did not come. */
type Words = { text: string; zone: string; record: Record<string, unknown>; proposal: ProposalDraft | null };

/**
 * One kind message with open times to a guest who did not come, and one more on the next day if the chat's window is
 * open then. None to one who has written since or has another call.
 */
export function createNoShowMessages(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  chatCalls: Pick<ChatCalls, 'findOpenTimes' | 'proposals'>;
  sendProactively: SendProactively;
}) {
  const { database, clock, availability, chatCalls, sendProactively } = options;

  /** Times at the hour that suited the guest before, else the next ones. */
  async function findTimes(call: AppointmentRow, zone: string, count: number): Promise<Date[]> {
    if (call.chatId === null) return [];
    const from = clock.now();
    const to = new Date(from.getTime() + offeredWithinMs);
    const found = await chatCalls.findOpenTimes({ chatId: call.chatId, from, to, limit: mostStarts });
    if (found.kind !== 'times') return [];
    const { starts } = found;
    const hour = wallTimeAt(call.startsAt, zone).minutes;
    const alike = starts.filter((start) => wallTimeAt(start, zone).minutes === hour);
    const any = pickTimes(starts, anyTime, { zone, count }).times;
    return alike.length < fewestTimes ? any : alike.slice(0, count);
  }

  /** The conversation goes on by itself, or there is another call already. */
  async function hasMovedOn(tx: Database, chatId: string, call: AppointmentRow): Promise<boolean> {
    const since = call.noShowWrittenAt;
    const spoke = or(
      and(eq(messages.author, 'contact'), gt(messages.sentAt, call.startsAt)),
      ...(since === null ? [] : [and(eq(messages.author, 'coach'), gte(messages.sentAt, since))]),
    );
    const [said] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.chatId, chatId), spoke))
      .limit(1);
    if (said !== undefined) return true;
    const [coming] = await tx
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.chatId, chatId),
          inArray(appointments.status, ['pending', 'confirmed']),
          gt(appointments.startsAt, clock.now()),
        ),
      )
      .limit(1);
    return coming !== undefined;
  }

  /** What is said is recorded, so that it is not said again. */
  async function wasSaid(tx: Database, call: AppointmentRow, reason: ProactiveReason): Promise<boolean> {
    const [said] = await tx
      .select({ id: decisions.id })
      .from(decisions)
      .where(
        and(
          eq(decisions.chatId, call.chatId!),
          eq(decisions.reason, reason),
          gte(decisions.at, call.noShowWrittenAt!),
          sql`${decisions.record} ->> 'appointmentId' = ${call.id}`,
        ),
      )
      .limit(1);
    return said !== undefined;
  }

  async function requestLastMessage(tx: Database, call: AppointmentRow, zone: string, now: Date): Promise<void> {
    const [chat] = await tx.select({ at: chats.lastInboundAt }).from(chats).where(eq(chats.id, call.chatId!));
    if (chat === undefined || chat.at === null) return;
    const until = new Date(lastWritableAt(chat.at).getTime() - spareMs);
    const dueAt = secondTryAt(now, until, zone);
    if (dueAt !== null) await requestJobs(tx, noShowAgainJob, [{ key: call.id, payload: {}, dueAt }]);
  }

  /** Times are looked for outside of the transaction that writes: a calendar may be slow. */
  async function prepare(id: string, which: 'first' | 'last'): Promise<Words | null> {
    const call = await findAppointment(database, id);
    if (call === null || !isMissed(call) || (call.noShowWrittenAt === null) !== (which === 'first')) return null;
    const zone = call.guestTimeZone ?? (await availability.findZone(database, call.coachId));
    const slots = await findTimes(call, zone, timesOffered[which]);
    const { language, chatId } = call;
    const told = { kind: 'offer', action: 'book', slots, zone, language, guest: guestOf(call) } as const;
    return {
      text: writeNoShowWords(which, slots, { zone, language }),
      zone,
      record: { appointmentId: call.id },
      proposal: chatId === null || slots.length === 0 ? null : chatCalls.proposals.draft(chatId, told),
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
        await requestLetters(tx, call, 'no-show', { guest: true, coach: false }, now);
      } else {
        if (await hasMovedOn(tx, call.chatId, call)) return { kind: 'done' };
        const said = await say(tx, call.chatId, 'no-show', words, now);
        const isWorthWaiting = now.getTime() < call.endsAt.getTime() + giveUpMs;
        if (said.kind === 'later' && isWorthWaiting) return { kind: 'again', at: said.at };
        if (said.kind === 'queued') await requestLastMessage(tx, call, words.zone, now);
        else await requestLetters(tx, call, 'no-show', { guest: true, coach: false }, now);
      }
      await tx.update(appointments).set({ noShowWrittenAt: now }).where(eq(appointments.id, call.id));
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
      if (await wasSaid(tx, call, 'no-show-again')) return { kind: 'done' };
      const now = clock.now();
      const said = await say(tx, call.chatId, 'no-show-again', words, now);
      return said.kind === 'later' ? { kind: 'again', at: said.at } : { kind: 'done' };
    });
  });

  return { first, last };
}

function isMissed(call: AppointmentRow): boolean {
  return call.outcome === 'no-show' && call.status === 'confirmed';
}
