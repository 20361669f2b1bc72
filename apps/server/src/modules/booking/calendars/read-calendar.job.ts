import type { CalendarChange, CalendarWebhooks } from '@spotter/providers/ports/calendar';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { calendarDeliveryJob, readCalendarJob } from '../booking.jobs.ts';
import { appointments, calendarStates } from '../booking.tables.ts';
import type { CalendarNews, NewsSource } from './apply-calendar-change.ts';
import type { Calendars, ServingCalendar } from './calendars.ts';
import type { CallTimes } from '../calls/call-times.ts';

const minuteMs = 60_000;
/** How often a calendar is read that tells nothing by itself. */
const readEveryMs = minuteMs;
/** How often one is that does: against deliveries that were lost. */
const readToldEveryMs = 15 * minuteMs;
/** How often one whose plan has no webhooks; its calls are few. */
const readUntoldEveryMs = 5 * minuteMs;
const afterFailureMs = 2 * minuteMs;

/** Begins to read a calendar's changes. */
export function requestReading(tx: Database, credentialIds: string[], now: Date): Promise<void> {
  return requestJobs(
    tx,
    readCalendarJob,
    credentialIds.map((key) => ({ key, payload: {}, dueAt: now })),
  );
}

/** By what a calendar tells of its changes by itself; null where it does not. */
export async function findSubscription(tx: Database, credentialId: string): Promise<string | null> {
  const [state] = await tx
    .select({ subscriptionId: calendarStates.subscriptionId })
    .from(calendarStates)
    .where(eq(calendarStates.credentialId, credentialId));
  return state?.subscriptionId ?? null;
}

/** Reads what changed in connected calendars, for as long as they are connected, and has those tell by themselves that can. */
export function createCalendarReading(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  calendars: Calendars;
  takeIn: CalendarNews;
  times: CallTimes;
  /** null: Calendly is not offered. */
  calendlyWebhooks: CalendarWebhooks | null;
  publicUrl: string;
}) {
  const { database, clock, logger, calendars, takeIn, times, calendlyWebhooks, publicUrl } = options;

  async function findState(credentialId: string) {
    const [state] = await database.select().from(calendarStates).where(eq(calendarStates.credentialId, credentialId));
    return state ?? null;
  }

  /** Null: not in the coach's plan, or not now. */
  async function subscribe(credentialId: string, serving: ServingCalendar): Promise<string | null> {
    if (calendlyWebhooks === null) return null;
    const address = new URL('/api/webhooks/calendly', publicUrl);
    // One address takes one subscription.
    address.searchParams.set('connection', credentialId);
    const outcome = await serving.call((account) => calendlyWebhooks.subscribe(account, address.href));
    if (outcome.kind !== 'subscribed') return null;
    const { subscriptionId } = outcome;
    await database.update(calendarStates).set({ subscriptionId }).where(eq(calendarStates.credentialId, credentialId));
    return subscriptionId;
  }

  /** A reading from the start tells of what is there: a call that it does not tell of has been deleted. */
  async function takeInMissing(source: NewsSource, told: CalendarChange[], readAt: Date): Promise<void> {
    const there = new Set(told.map(({ bookingId }) => bookingId));
    const known = await database
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.credentialId, source.credentialId),
          eq(appointments.status, 'confirmed'),
          isNull(appointments.task),
          gt(appointments.startsAt, readAt),
          // What was booked while it was read may or may not be told.
          lt(appointments.updatedAt, readAt),
        ),
      );
    for (const { id, bookingId, guestEmail } of known) {
      if (bookingId === null || there.has(bookingId)) continue;
      const gone = { state: 'cancelled', time: null, meetingUrl: null, at: null, replaces: null } as const;
      await takeIn(source, { bookingId, appointmentId: id, guestEmail, ...gone });
    }
  }

  const reading = handleJob(readCalendarJob, async ({ key: credentialId }): Promise<JobResult> => {
    const connected = await calendars.findConnected(credentialId);
    if (connected === null) return { kind: 'done' };
    const { serving, coachId } = connected;
    const before = await findState(credentialId);
    const readAt = clock.now();
    const outcome = await serving.call((account) => serving.calendar.listChanges(account, before?.cursor ?? null));
    const now = clock.now().getTime();
    if (outcome.kind === 'start-over') {
      await database.update(calendarStates).set({ cursor: null }).where(eq(calendarStates.credentialId, credentialId));
      return { kind: 'again', at: new Date(now) };
    }
    if (outcome.kind !== 'changes') {
      // A token that is not taken any more: reading goes on when the account is connected again.
      if (outcome.kind === 'unauthorised') return { kind: 'done' };
      if (outcome.kind === 'refused')
        logger.warn({ credentialId, detail: outcome.detail }, 'A calendar cannot be read');
      const pause = outcome.kind === 'try-again' ? (outcome.afterMs ?? 0) : 0;
      return { kind: 'again', at: new Date(now + Math.max(afterFailureMs, pause)) };
    }
    // What is on before what is off: a call that was moved is both.
    for (const state of ['confirmed', 'cancelled'] as const) {
      for (const change of outcome.changes)
        if (change.state === state) await takeIn({ credentialId, coachId }, change, readAt);
    }
    if (before === null || before.cursor === null) {
      await takeInMissing({ credentialId, coachId }, outcome.changes, readAt);
    }
    if (outcome.changes.length > 0) times.forget(credentialId);
    await database
      .update(calendarStates)
      .set({ cursor: outcome.cursor, readAt: new Date(now) })
      .where(eq(calendarStates.credentialId, credentialId));
    if (serving.calendar.kind !== 'calendly') return { kind: 'again', at: new Date(now + readEveryMs) };
    const told = before?.subscriptionId ?? (await subscribe(credentialId, serving));
    return { kind: 'again', at: new Date(now + (told === null ? readUntoldEveryMs : readToldEveryMs)) };
  });

  const delivery = handleJob(calendarDeliveryJob, async ({ payload: { credentialId, body } }): Promise<JobResult> => {
    const connected = await calendars.findConnected(credentialId);
    const change = calendlyWebhooks?.parse(body) ?? null;
    if (connected === null || change === null) return { kind: 'done' };
    await takeIn({ credentialId, coachId: connected.coachId }, change);
    times.forget(credentialId);
    return { kind: 'done' };
  });

  return { reading, delivery };
}
