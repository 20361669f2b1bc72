import type { CalendarChange, CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobResult } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { calendarDeliveryJob, readCalendarJob } from '../booking.jobs.ts';
import type { CalendarNews } from './apply-calendar-change.ts';
import { listHeldByCalendar, type NewsSource } from './calendar-bookings.repository.ts';
import { changeCalendarState, findCalendarState } from './calendar-states.repository.ts';
import type { Calendars, ServingCalendar } from './calendars.ts';
import type { CallTimes } from '../calls/call-times.ts';

const minuteMs = 60_000;
/** How often a calendar is read that does not report changes, in ms. */
const readEveryMs = minuteMs;
/** How often a calendar is read that does, in ms, in case deliveries were lost. */
const readNotifiedEveryMs = 15 * minuteMs;
/** How often a calendar is read whose plan has no webhooks, in ms; its calls are few. */
const readSilentEveryMs = 5 * minuteMs;
const afterFailureMs = 2 * minuteMs;

/** Starts the reading of a calendar's changes. */
export function requestReading(tx: Database, credentialIds: string[], now: Date): Promise<void> {
  return requestJobs(
    tx,
    readCalendarJob,
    credentialIds.map((key) => ({ key, payload: {}, dueAt: now })),
  );
}

/**
 * Reads what changed in connected calendars for as long as they are connected, and subscribes to those that can
 * report changes.
 */
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

  /** Returns null where the coach's plan does not include it, or where it fails now. */
  async function subscribe(credentialId: string, serving: ServingCalendar): Promise<string | null> {
    if (calendlyWebhooks === null) return null;
    const address = new URL('/api/webhooks/calendly', publicUrl);
    // One address takes one subscription.
    address.searchParams.set('connection', credentialId);
    const outcome = await serving.call((account) => calendlyWebhooks.subscribe(account, address.href));
    if (outcome.kind !== 'subscribed') return null;
    const { subscriptionId } = outcome;
    await changeCalendarState(database, credentialId, { subscriptionId });
    return subscriptionId;
  }

  /** A reading from the start includes everything there is, so a call that is missing from it has been deleted. */
  async function takeInMissing(source: NewsSource, changes: CalendarChange[], readAt: Date): Promise<void> {
    const there = new Set(changes.map(({ bookingId }) => bookingId));
    const known = await listHeldByCalendar(database, source.credentialId, readAt);
    for (const { id, bookingId, guestEmail } of known) {
      if (bookingId === null || there.has(bookingId)) continue;
      const gone = { state: 'cancelled', time: null, meetingUrl: null, at: null, replaces: null } as const;
      await takeIn(source, { bookingId, appointmentId: id, guestEmail, ...gone });
    }
  }

  const reading = handleJob(readCalendarJob, async ({ key: credentialId }): Promise<JobResult> => {
    const connected = await calendars.findConnected(credentialId);
    if (connected === null) return { kind: 'done' };
    const { serving, workspaceId } = connected;
    const before = await findCalendarState(database, credentialId);
    const readAt = clock.now();
    const outcome = await serving.call((account) => serving.calendar.listChanges(account, before?.cursor ?? null));
    const now = clock.now().getTime();
    if (outcome.kind === 'start-over') {
      await changeCalendarState(database, credentialId, { cursor: null });
      return { kind: 'again', at: new Date(now) };
    }
    if (outcome.kind !== 'changes') {
      // The token is no longer accepted: reading continues when the account is connected again.
      if (outcome.kind === 'unauthorised') return { kind: 'done' };
      if (outcome.kind === 'refused')
        logger.warn({ credentialId, detail: outcome.detail }, 'A calendar cannot be read');
      const pause = outcome.kind === 'try-again' ? (outcome.afterMs ?? 0) : 0;
      return { kind: 'again', at: new Date(now + Math.max(afterFailureMs, pause)) };
    }
    // Active bookings come before canceled ones, because a moved call is both.
    let failed = 0;
    for (const state of ['confirmed', 'cancelled'] as const) {
      for (const change of outcome.changes) {
        if (change.state !== state) continue;
        try {
          await takeIn({ credentialId, workspaceId }, change, readAt);
        } catch (error) {
          failed += 1;
          logger.error({ error, credentialId, bookingId: change.bookingId }, 'A change of a calendar cannot be stored');
        }
      }
    }
    // The others are in; from the same place it is read again until this one is.
    if (failed > 0) return { kind: 'again', at: new Date(now + afterFailureMs) };
    if (before === null || before.cursor === null) {
      await takeInMissing({ credentialId, workspaceId }, outcome.changes, readAt);
    }
    if (outcome.changes.length > 0) times.forget(credentialId);
    await changeCalendarState(database, credentialId, { cursor: outcome.cursor, readAt: new Date(now) });
    if (serving.calendar.kind !== 'calendly') return { kind: 'again', at: new Date(now + readEveryMs) };
    const changes = before?.subscriptionId ?? (await subscribe(credentialId, serving));
    return { kind: 'again', at: new Date(now + (changes === null ? readSilentEveryMs : readNotifiedEveryMs)) };
  });

  const delivery = handleJob(calendarDeliveryJob, async ({ payload: { credentialId, body } }): Promise<JobResult> => {
    const connected = await calendars.findConnected(credentialId);
    const change = calendlyWebhooks?.parse(body) ?? null;
    if (connected === null || change === null) return { kind: 'done' };
    await takeIn({ credentialId, workspaceId: connected.workspaceId }, change);
    times.forget(credentialId);
    return { kind: 'done' };
  });

  return { reading, delivery };
}
