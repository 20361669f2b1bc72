import type { Calendar, CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { Mail } from '@spotter/providers/ports/mail';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { SendProactively } from '../chats/index.ts';
import type { TokenRenewal } from '../connections/index.ts';
import { createAvailability } from './availability.ts';
import { createBookedCalls } from './calls/booked-calls.ts';
import { bookingExporters } from './booking.export.ts';
import { registerBookingRoutes } from './booking.routes.ts';
import { createEmailDelivery } from './emails/booking-emails.job.ts';
import { registerCalendarWebhooks } from './calendars/booking.webhooks.ts';
import { createCalendarSync } from './calendars/calendar-sync.ts';
import { createCalendarNews } from './calendars/apply-calendar-change.ts';
import { createCalendarTasks } from './calendars/calendar-tasks.ts';
import { createCalendars, type OutsideKind } from './calendars/calendars.ts';
import { createCallBooking } from './calls/call-booking.ts';
import { createCallChanges, type CallEvents } from './calls/call-changes.ts';
import { createCallReminders } from './in-chat/call-reminders.job.ts';
import { createCoachCalls } from './calls/coach-calls.ts';
import { createCallTimes } from './calls/call-times.ts';
import { createChatCalls } from './in-chat/chat-calls.ts';
import { createChatProposals } from './in-chat/chat-proposals.ts';
import { createCallChangeNotice } from './in-chat/call-change-notice.job.ts';
import { createCallLeaving } from './calls/cancel-calls-of-deleted-account.ts';
import { createLandingCalls } from './landing-calls.ts';
import { createManagedCalls } from './calls/managed-calls.ts';
import { createManageLinks, type ManageKeys } from './calls/manage-links.ts';
import { createNoShowMessages } from './in-chat/no-show/no-show.job.ts';
import { createOutcomes } from './outcomes/record-outcome.ts';
import { createPracticeDesk } from './practice/practice-desk.ts';
import { createProposalPayloads } from './in-chat/proposal-payload.ts';
import { createOwnCalendar } from './calendars/own-calendar.ts';
import { createCalendarReading } from './calendars/read-calendar.job.ts';

/** What booking is built from. */
export type BookingDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  renewal: Pick<TokenRenewal, 'freshTokens'>;
  /** The outside calendars that are offered. */
  outside: Partial<Record<OutsideKind, Calendar>>;
  calendlyWebhooks: CalendarWebhooks | null;
  /** null: this server has no mail. */
  mail: Mail | null;
  /** Refuses a user who has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  sendProactively: SendProactively;
  events: CallEvents;
  publicUrl: string;
  landingTrainerEmail: string | null;
  /** The keys that sign the links by which guests manage their calls. */
  manageKeys: ManageKeys;
  rateLimiter: RateLimiter;
  /** The key that signs the buttons of proposals. */
  proposalKey: Buffer;
  /** How long a person who books waits for a calendar, in ms. */
  patienceMs: number;
};

/** Builds the parts of booking. */
export function createBooking(dependencies: BookingDependencies) {
  const { database, clock, logger, mail, publicUrl, sendProactively, calendlyWebhooks } = dependencies;
  const availability = createAvailability(dependencies);
  const own = createOwnCalendar({ database, clock });
  const calendars = createCalendars({ ...dependencies, own });
  const times = createCallTimes({ database, clock });
  const changes = createCallChanges(dependencies);
  const manageLinks = createManageLinks(dependencies.manageKeys, publicUrl);
  const tasks = createCalendarTasks({ database, clock, logger, availability, times, changes, manageLinks });
  const calendarSync = createCalendarSync({ ...dependencies, calendars, tasks, times });
  const booking = createCallBooking({ database, clock, calendars, times, calendarSync, changes });
  const landing = createLandingCalls({ ...dependencies, availability, calendars, times, booking, manageLinks });
  const coachCalls = createCoachCalls({ database, clock, availability, calendars, booking });
  const outcomes = createOutcomes({ database, clock, availability, changes });
  const managed = createManagedCalls({ ...dependencies, availability, calendars, times, booking, manageLinks });
  const booked = createBookedCalls({ database, clock, availability, booking, manageLinks });
  const payloads = createProposalPayloads(dependencies.proposalKey);
  const proposals = createChatProposals({ database, payloads });
  const chatCalls = createChatCalls({
    database,
    clock,
    availability,
    calendars,
    times,
    booking,
    proposals,
    manageLinks,
  });
  const practice = createPracticeDesk({ clock, availability, calendars, times });
  const takeIn = createCalendarNews({ clock, database, logger, changes });
  const reading = createCalendarReading({ ...dependencies, calendars, takeIn, times });
  const leaving = createCallLeaving({ database, clock, availability, booking, mail, publicUrl, manageLinks });
  const noShow = createNoShowMessages({ database, clock, availability, chatCalls, sendProactively });
  const jobs: JobHandler[] = [
    calendarSync.job,
    createEmailDelivery({ database, clock, logger, availability, mail, publicUrl, manageLinks }),
    createCallReminders({ database, clock, availability, sendProactively }),
    noShow.first,
    noShow.last,
    createCallChangeNotice({ database, clock, availability, chatCalls, sendProactively }),
    reading.reading,
    reading.delivery,
    leaving.emails,
  ];
  return {
    coachCalls,
    availability,
    chatCalls,
    practice,
    leave: leaving.leave,
    jobs,
    exporters: bookingExporters(database),
    routes(app: FastifyInstance): void {
      registerBookingRoutes(app, { landing, coachCalls, outcomes, availability, managed, booked });
      if (calendlyWebhooks !== null) registerCalendarWebhooks(app, { database, clock, webhooks: calendlyWebhooks });
    },
  };
}

export type Booking = ReturnType<typeof createBooking>;
