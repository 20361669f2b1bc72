import { randomUUID } from 'node:crypto';
import type { CalendlyWorldState, SimulatedCalendlyAccount, SimulatedCalendlyBooking } from './calendly-world-state.ts';

const halfHourMs = 30 * 60_000;

/** An event for subscribers. */
export type BookingNews = { event: 'invitee.created' | 'invitee.canceled'; booking: SimulatedCalendlyBooking };

/** A booking to make. */
export type NewBooking = Pick<SimulatedCalendlyBooking, 'eventTypeId' | 'start' | 'guest' | 'tracking' | 'madeBy'>;

/** Open times and bookings of all accounts. */
export function createCalendlyBookings(
  world: CalendlyWorldState,
  now: () => Date,
  publish: (news: BookingNews, account: SimulatedCalendlyAccount) => void,
) {
  function accountOf(id: string): SimulatedCalendlyAccount {
    const account = world.accounts.find((known) => known.id === id);
    if (!account) throw new Error(`There is no Calendly account ${id}`);
    return account;
  }

  function isOpen(account: SimulatedCalendlyAccount, start: number, durationMinutes: number): boolean {
    const end = start + durationMinutes * 60_000;
    if (start <= now().getTime() || start % halfHourMs !== 0) return false;
    if (!isWithinHours(account, start, end)) return false;
    const taken = [
      ...world.busy.filter(({ accountId }) => accountId === account.id),
      ...world.bookings.filter(({ accountId, state }) => accountId === account.id && state === 'active'),
    ];
    return taken.every((range) => Date.parse(range.end) <= start || Date.parse(range.start) >= end);
  }

  function touch(booking: SimulatedCalendlyBooking): void {
    // Every change has an instant of its own, so that a reader can see which is newer.
    const last = world.bookings.reduce((newest, { updatedAt }) => Math.max(newest, Date.parse(updatedAt)), 0);
    booking.updatedAt = new Date(Math.max(now().getTime(), last + 1)).toISOString();
  }

  function make(account: SimulatedCalendlyAccount, wish: NewBooking, replaces: string | null) {
    const type = account.eventTypes.find(({ id }) => id === wish.eventTypeId);
    const start = Date.parse(wish.start);
    if (!type || !isOpen(account, start, type.durationMinutes)) return null;
    const instant = now().toISOString();
    const booking: SimulatedCalendlyBooking = {
      ...wish,
      id: randomUUID(),
      inviteeId: randomUUID(),
      accountId: account.id,
      start: new Date(start).toISOString(),
      end: new Date(start + type.durationMinutes * 60_000).toISOString(),
      state: 'active',
      cancellation: null,
      replaces,
      replacedBy: null,
      createdAt: instant,
      updatedAt: instant,
    };
    touch(booking);
    world.bookings.push(booking);
    return booking;
  }

  function cancel(booking: SimulatedCalendlyBooking, cancellation: SimulatedCalendlyBooking['cancellation']): void {
    booking.state = 'canceled';
    booking.cancellation = cancellation;
    touch(booking);
    publish({ event: 'invitee.canceled', booking }, accountOf(booking.accountId));
  }

  return {
    accountOf,
    cancel,
    /** Returns the open starts of an event type, every half hour. */
    openStarts(account: SimulatedCalendlyAccount, durationMinutes: number, from: number, until: number): string[] {
      const starts: string[] = [];
      for (let start = Math.ceil(from / halfHourMs) * halfHourMs; start < until; start += halfHourMs) {
        if (isOpen(account, start, durationMinutes)) starts.push(new Date(start).toISOString());
      }
      return starts;
    },
    /** Returns null when the time is taken. */
    book(account: SimulatedCalendlyAccount, wish: NewBooking): SimulatedCalendlyBooking | null {
      const booking = make(account, wish, null);
      if (booking) publish({ event: 'invitee.created', booking }, account);
      return booking;
    },
    /**
     * Moves a booking. Calendly: a guest who moves a meeting cancels it and books a new one. Returns null when the
     * time is taken.
     */
    reschedule(old: SimulatedCalendlyBooking, start: string): SimulatedCalendlyBooking | null {
      const account = accountOf(old.accountId);
      const { eventTypeId, guest, tracking } = old;
      old.state = 'canceled';
      const booking = make(account, { eventTypeId, guest, tracking, start, madeBy: 'page' }, old.id);
      if (!booking) {
        old.state = 'active';
        return null;
      }
      old.replacedBy = booking.id;
      cancel(old, { by: guest.name, reason: '', byHost: false });
      publish({ event: 'invitee.created', booking }, account);
      return booking;
    },
  };
}

function isWithinHours({ hours, timeZone }: SimulatedCalendlyAccount, start: number, end: number): boolean {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const local = (instant: number) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(parts.weekday ?? '');
    return { weekday, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
  };
  const [first, last] = [local(start), local(end - 1)];
  return (
    hours.weekdays.includes(first.weekday) &&
    first.weekday === last.weekday &&
    first.minutes >= hours.from * 60 &&
    last.minutes < hours.to * 60
  );
}

/** Open times and bookings of all accounts. */
export type CalendlyBookings = ReturnType<typeof createCalendlyBookings>;
