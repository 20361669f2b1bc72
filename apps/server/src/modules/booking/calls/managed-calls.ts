import type { ManagedCall } from '@spotter/contract';
import { addDays, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Limit, networkOf, type RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { avatarAddress } from '../../users/index.ts';
import { findAppointment, setGuestTimeZone, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService, Coach } from '../availability.ts';
import { calendarDown, refusalOf } from '../booking-refusals.ts';
import type { Calendars } from '../calendars/calendars.ts';
import type { CallBooking } from './call-booking.ts';
import { entryWords } from '../calendars/call-entry-words.ts';
import { writeCalendarFile } from '../emails/call-invitation.ts';
import { placeOf } from './call-place.ts';
import type { CallTimes } from './call-times.ts';
import type { ManageLinks } from './manage-links.ts';

// No guest looks through months of times so fast; someone who tries out tokens does.
const viewsFromOneAddress: Limit = { name: 'managed-call', tries: 300, windowMs: 15 * 60_000 };
const changesFromOneAddress: Limit = { name: 'managed-call-change', tries: 30, windowMs: 15 * 60_000 };
const maxMs = 63 * 24 * 3_600_000;

type Managed = { call: AppointmentRow; coach: Coach };

type Dependencies = {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  availability: AvailabilityService;
  calendars: Calendars;
  times: CallTimes;
  booking: CallBooking;
  manageLinks: ManageLinks;
};

/** Serves one call to whoever has its manage link. Nothing reaches beyond the call that was signed. */
export function createManagedCalls(dependencies: Dependencies) {
  const { database, clock, calendars, times, booking, manageLinks } = dependencies;

  async function presentAgain({ call, coach }: Managed): Promise<ManagedCall> {
    return present((await findAppointment(database, call.id)) ?? call, coach, clock.now());
  }

  return {
    async find(token: string, address: string): Promise<ManagedCall> {
      const { call, coach } = await open(dependencies, token, address);
      return present(call, coach, clock.now());
    },

    /** Returns the starts to which the call can be moved. Throws 502 when the calendar cannot be asked. */
    async listSlots(token: string, query: { from: string; to: string }, address: string): Promise<string[]> {
      const { call, coach } = await open(dependencies, token, address);
      const { timeZone } = coach.rules;
      const start = instantAtOrAfter(query.from, 0, timeZone);
      const end = instantAtOrAfter(addDays(query.to, 1), 0, timeZone);
      if (end.getTime() - start.getTime() > maxMs) {
        throw new AppError('invalid_input', 'At most two months can be asked for at once');
      }
      if (call.status !== 'confirmed') return [];
      const serving = (await calendars.findHolding(call)) ?? calendars.ownOf(coach.workspaceId);
      const free = await times.listShown(coach, serving, { start, end }, call);
      if (free.kind !== 'times') throw calendarDown();
      return free.starts.filter((slot) => slot.getTime() !== call.startsAt.getTime()).map((slot) => slot.toISOString());
    },

    /** Moves the call, if it is upcoming. Emails to the guest use the given zone from then on. */
    async move(
      token: string,
      { start, timeZone }: { start: Date; timeZone: string | null },
      address: string,
    ): Promise<ManagedCall> {
      const managed = await openToChange(dependencies, token, address);
      const { call, coach } = managed;
      const guestZone = parseTimeZone(timeZone);
      if (guestZone !== null && guestZone !== call.guestTimeZone) await setGuestTimeZone(database, call.id, guestZone);
      const outcome = await booking.move(coach, call, start, 'guest');
      switch (outcome.kind) {
        case 'moved':
        case 'unconfirmed':
        // The answer names the page on which the guest continues.
        case 'link-only':
          return presentAgain(managed);
        case 'not-found':
          throw new AppError('conflict', 'Only a booked call to come can be moved');
        default:
          throw refusalOf(outcome, coach, { wasShown: true });
      }
    },

    /** Cancels the call, if it is upcoming; the reason is for the coach. */
    async cancel(token: string, reason: string | null, address: string): Promise<ManagedCall> {
      const managed = await openToChange(dependencies, token, address);
      const { call, coach } = managed;
      if (call.status !== 'cancelled' && call.startsAt <= clock.now()) {
        throw new AppError('conflict', 'This call has begun already');
      }
      return present(await booking.cancel(call, 'guest', reason), coach, clock.now());
    },

    /** Returns the call as a calendar file. */
    async writeFile(token: string, address: string): Promise<{ name: string; content: string }> {
      const { call, coach } = await open(dependencies, token, address);
      if (call.status !== 'confirmed') throw new AppError('conflict', 'Only a booked call goes into a calendar');
      return { name: 'call.ics', content: writeCalendarFile(call, coach, clock.now(), manageLinks.urlOf(call)) };
    },
  };
}

/** Returns the call of a link, if it has not ended. */
async function open(
  { database, clock, rateLimiter, availability, manageLinks }: Dependencies,
  token: string,
  address: string,
): Promise<Managed> {
  await rateLimiter.take(viewsFromOneAddress, networkOf(address));
  const id = manageLinks.read(token);
  const call = id === null ? null : await findAppointment(database, id);
  const coach = call === null ? null : await availability.findCoach(call.workspaceId);
  if (call === null || call.status === 'held' || coach === null) {
    throw new AppError(
      'not_found',
      'This link leads to no call, or has ended. Please open it just as you were sent it, or ask where you booked.',
    );
  }
  if (manageLinks.hasEnded(call, clock.now())) {
    throw new AppError('link_ended', 'This call was a while ago, and its link has ended.');
  }
  return { call, coach };
}

async function openToChange(dependencies: Dependencies, token: string, address: string): Promise<Managed> {
  const managed = await open(dependencies, token, address);
  await dependencies.rateLimiter.take(changesFromOneAddress, networkOf(address));
  return managed;
}

function present(call: AppointmentRow, coach: Coach, now: Date): ManagedCall {
  const { id, firstName, lastName, avatarVersion, rules } = coach;
  const isCanceled = call.status === 'cancelled';
  return {
    state: stateOf(call, now),
    language: call.language,
    start: call.startsAt.toISOString(),
    end: call.endsAt.toISOString(),
    movingTo: call.movingTo?.toISOString() ?? null,
    title: entryWords[call.language].title(call.guestName, `${firstName} ${lastName}`),
    timeZone: parseTimeZone(call.guestTimeZone),
    coach: {
      firstName,
      lastName,
      avatar: avatarVersion === null ? null : avatarAddress(id, avatarVersion),
      timeZone: rules.timeZone,
      horizonDays: rules.horizonDays,
    },
    place: placeOf(call, coach),
    moveUrl: call.status === 'confirmed' ? call.linkUrl : null,
    bookingUrl: call.status === 'offered' ? call.linkUrl : null,
    cancelledBy: isCanceled ? call.cancelledBy : null,
    cancellationReason: isCanceled ? call.cancellationReason : null,
  };
}

function stateOf(call: AppointmentRow, now: Date): ManagedCall['state'] {
  switch (call.status) {
    case 'cancelled':
    // Never shown: it is not a call, but a time reserved for one.
    case 'held':
      return 'cancelled';
    case 'offered':
    case 'pending':
      return call.status;
    case 'confirmed':
      if (call.endsAt <= now) return 'past';
      if (call.startsAt <= now) return 'begun';
      return call.task === 'move' ? 'moving' : 'booked';
  }
}
