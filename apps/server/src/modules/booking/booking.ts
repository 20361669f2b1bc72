import type { Calendar, CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { Mail } from '@spotter/providers/ports/mail';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { TokenRenewal } from '../connections/token-renewal.ts';
import { createAvailability } from './availability.ts';
import { createBookedCalls } from './booked-calls.ts';
import { createBookingService } from './booking.service.ts';
import { createLetterMailing } from './booking-letters.job.ts';
import { createBringInStep } from './bring-in-step.ts';
import { createCalendarNews } from './calendar-news.ts';
import { createCalendarTasks } from './calendar-tasks.ts';
import { createCalendars, type OutsideKind } from './calendars.ts';
import { createCallBooking } from './call-booking.ts';
import { createCallChanges, type CallEvents } from './call-changes.ts';
import { createCallReminders } from './call-reminders.job.ts';
import { createCallTimes } from './call-times.ts';
import { createChatCalls } from './chat-calls.ts';
import { createChatProposals } from './chat-proposals.ts';
import { createLateWord } from './late-word.job.ts';
import { createCallLeaving } from './leave-calls.ts';
import { createManagedCalls } from './managed-calls.ts';
import { createManageLinks, type ManageKeys } from './manage-links.ts';
import { createNoShowMessages } from './no-show.job.ts';
import { createPracticeDesk } from './practice/practice-desk.ts';
import { createProposalPayloads } from './proposal-payload.ts';
import { createOwnCalendar } from './own-calendar.ts';
import { createCalendarReading } from './read-calendar.job.ts';
import type { SayInChat } from './say-in-chat.ts';

/** What booking is put together from. */
export type BookingDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  renewal: Pick<TokenRenewal, 'freshTokens'>;
  /** The calendars outside that are offered. */
  outside: Partial<Record<OutsideKind, Calendar>>;
  calendlyWebhooks: CalendarWebhooks | null;
  /** null: this server has no mail. */
  mail: Mail | null;
  /** Refuses whoever has not confirmed their address. */
  requireVerified(userId: string): Promise<void>;
  sayInChat: SayInChat;
  events: CallEvents;
  publicUrl: string;
  landingTrainerEmail: string | null;
  /** Signs the links by which guests manage their calls. */
  manageKeys: ManageKeys;
  rateLimiter: RateLimiter;
  /** Signs the buttons of proposals. */
  proposalKey: Buffer;
  /** How long whoever books waits for a calendar. */
  patienceMs: number;
};

/** Puts the parts of booking together. */
export function createBooking(dependencies: BookingDependencies) {
  const { database, clock, logger, mail, publicUrl, sayInChat } = dependencies;
  const availability = createAvailability(dependencies);
  const own = createOwnCalendar({ database, clock });
  const calendars = createCalendars({ ...dependencies, own });
  const times = createCallTimes({ database, clock });
  const changes = createCallChanges(dependencies);
  const manageLinks = createManageLinks(dependencies.manageKeys, publicUrl);
  const tasks = createCalendarTasks({ database, clock, logger, availability, times, changes, manageLinks });
  const inStep = createBringInStep({ ...dependencies, calendars, tasks, times });
  const booking = createCallBooking({ database, clock, calendars, times, inStep, changes });
  const service = createBookingService({
    ...dependencies,
    availability,
    calendars,
    times,
    booking,
    changes,
    manageLinks,
  });
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
  const takeIn = createCalendarNews({ database, logger, changes });
  const reading = createCalendarReading({ ...dependencies, calendars, takeIn, times });
  const leaving = createCallLeaving({ database, clock, availability, booking, mail, publicUrl, manageLinks });
  const noShow = createNoShowMessages({ database, clock, availability, chatCalls, sayInChat });
  const jobs: JobHandler[] = [
    inStep.job,
    createLetterMailing({ database, clock, logger, availability, mail, publicUrl, manageLinks }),
    createCallReminders({ database, clock, availability, sayInChat }),
    noShow.first,
    noShow.last,
    createLateWord({ database, clock, availability, chatCalls, sayInChat }),
    reading.reading,
    reading.delivery,
    leaving.letters,
  ];
  return { service, managed, booked, availability, chatCalls, practice, leave: leaving.leave, jobs };
}

export type Booking = ReturnType<typeof createBooking>;
