import type { createChangeFeed } from '../shell/change-feed.ts';
import type { CalendlyBookings } from './calendly-bookings.ts';
import type { CalendlyChange, CalendlyControl } from './calendly-control.ts';
import type { createCalendlyFaults } from './calendly-faults.ts';
import { calendlyScopes, type CalendlyTokens } from './calendly-tokens.ts';
import type { createCalendlyWebhooks } from './calendly-webhooks.ts';
import type { CalendlyWorldState, SimulatedCalendlyAccount, SimulatedCalendlyBooking } from './calendly-world-state.ts';

type Parts = {
  world: CalendlyWorldState;
  now: () => Date;
  tokens: CalendlyTokens;
  bookings: CalendlyBookings;
  webhooks: ReturnType<typeof createCalendlyWebhooks>;
  faults: ReturnType<typeof createCalendlyFaults>;
  changes: ReturnType<typeof createChangeFeed<CalendlyChange>>;
};

/** Returns what hosts and guests do, and the switches of the misbehavior. */
export function createCalendlyControl({
  world,
  now,
  tokens,
  bookings,
  webhooks,
  faults,
  changes,
}: Parts): CalendlyControl {
  function accountOf(email: string): SimulatedCalendlyAccount {
    const account = world.accounts.find((known) => known.email === email);
    if (!account) throw new Error(`There is no Calendly account ${email}`);
    return account;
  }

  const grantsOf = (email: string) => {
    const { id } = accountOf(email);
    return world.grants.filter((grant) => grant.accountId === id);
  };

  function bookingOf(id: string): SimulatedCalendlyBooking {
    const booking = world.bookings.find((known) => known.id === id);
    if (!booking) throw new Error(`There is no Calendly booking ${id}`);
    return booking;
  }

  return {
    accounts: () =>
      world.accounts.map((account) => ({
        ...account,
        connected: grantsOf(account.email).some(({ revoked }) => !revoked),
      })),
    addAccount(account) {
      world.accounts = [...world.accounts.filter(({ id }) => id !== account.id), structuredClone(account)];
      changes.emit({ kind: 'account', accountId: account.id });
    },
    grant(email, scopes = Object.keys(calendlyScopes)) {
      const grant = tokens.grant(accountOf(email).id, scopes);
      return { accessToken: tokens.issueAccess(grant), refreshToken: grant.refreshToken };
    },
    refreshCount: (email) => grantsOf(email).reduce((sum, grant) => sum + grant.spentRefreshTokens.length, 0),
    addBusy(email, { start, end }) {
      world.busy.push({ accountId: accountOf(email).id, start: start.toISOString(), end: end.toISOString() });
    },
    bookAsGuest(email, { start, guestName, guestEmail }) {
      const account = accountOf(email);
      const booking = bookings.book(account, {
        eventTypeId: account.eventTypes[0]?.id ?? '',
        start: start.toISOString(),
        guest: { name: guestName, email: guestEmail, timeZone: account.timeZone },
        tracking: {},
        madeBy: 'page',
      });
      if (!booking) throw new Error('That time is not open');
      return booking.id;
    },
    rescheduleAsGuest(bookingId, start) {
      const moved = bookings.reschedule(bookingOf(bookingId), start.toISOString());
      if (!moved) throw new Error('That time is not open');
      return moved.id;
    },
    cancelAsGuest(bookingId) {
      const booking = bookingOf(bookingId);
      bookings.cancel(booking, { by: booking.guest.name, reason: '', byHost: false });
    },
    cancelAsHost(bookingId, reason) {
      const booking = bookingOf(bookingId);
      bookings.cancel(booking, { by: bookings.accountOf(booking.accountId).name, reason, byHost: true });
    },
    bookings(email) {
      const { id } = accountOf(email);
      return structuredClone(world.bookings.filter(({ accountId }) => accountId === id));
    },
    subscriptions(email) {
      const { id } = accountOf(email);
      return structuredClone(world.subscriptions.filter(({ accountId }) => accountId === id));
    },
    expireAccessTokens(email) {
      const grants = new Set(grantsOf(email).map(({ id }) => id));
      for (const token of world.accessTokens) if (grants.has(token.grantId)) token.expiresAt = now().toISOString();
    },
    revokeAccess(email) {
      for (const grant of grantsOf(email)) grant.revoked = true;
      changes.emit({ kind: 'account', accountId: accountOf(email).id });
    },
    deliveries: webhooks.attempts,
    webhooksSettled: webhooks.settled,
    ...faults.control,
    subscribe: changes.subscribe,
    snapshot: () => structuredClone(world),
  };
}
