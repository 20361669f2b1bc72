import type { createChangeFeed } from '../shell/change-feed.ts';
import type { GoogleCalendarControl, GoogleChange } from './google-calendar-control.ts';
import type { GoogleEventStore } from './google-event-store.ts';
import type { createGoogleFaults } from './google-faults.ts';
import { eventScopes, freeBusyScopes, identityScope, type GoogleTokens } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleAccount } from './google-world-state.ts';

type Parts = {
  world: GoogleWorldState;
  now: () => Date;
  tokens: GoogleTokens;
  store: GoogleEventStore;
  faults: ReturnType<typeof createGoogleFaults>;
  changes: ReturnType<typeof createChangeFeed<GoogleChange>>;
};

/** Returns what owners and guests do, and the switches of the misbehavior. */
export function createGoogleCalendarControl({
  world,
  now,
  tokens,
  store,
  faults,
  changes,
}: Parts): GoogleCalendarControl {
  function accountOf(email: string): SimulatedGoogleAccount {
    const account = world.accounts.find((known) => known.email === email);
    if (!account) throw new Error(`There is no Google account ${email}`);
    return account;
  }

  const grantsOf = (email: string) => {
    const { id } = accountOf(email);
    return world.grants.filter((grant) => grant.accountId === id);
  };

  return {
    accounts: () =>
      world.accounts.map((account) => ({
        ...account,
        connected: grantsOf(account.email).some(({ revoked }) => !revoked),
      })),
    addAccount(account) {
      world.accounts = [...world.accounts.filter(({ id }) => id !== account.id), { ...account }];
      changes.emit({ kind: 'account', accountId: account.id });
    },
    grant(email, scopes, refreshToken) {
      const usual = ['openid', identityScope, ...freeBusyScopes.slice(0, 1), ...eventScopes.slice(0, 1)];
      const grant = tokens.grant(accountOf(email).id, scopes ?? usual, refreshToken);
      return { accessToken: tokens.issueAccess(grant), refreshToken: grant.refreshToken };
    },
    addBusy(email, { summary, start, end, transparent = false, allDay = false }) {
      const fields = {
        summary,
        description: null,
        location: null,
        start: start.toISOString(),
        end: end.toISOString(),
        transparent,
        allDay,
      };
      const rest = { attendees: [], privateProperties: {} };
      return store.insert(accountOf(email).email, undefined, { ...fields, ...rest }, { meet: null, madeBy: 'owner' })
        .id;
    },
    moveEvent(email, eventId, { start, end }) {
      const times = { start: start.toISOString(), end: end.toISOString() };
      store.patch(store.get(email, eventId), { ...times, declined: false });
    },
    cancelEvent(email, eventId) {
      store.remove(email, eventId);
    },
    declineAsGuest(email, eventId) {
      store.patch(store.get(email, eventId), { declined: true });
    },
    removeGuests(email, eventId) {
      store.patch(store.get(email, eventId), { attendees: [] });
    },
    setMeet(email, eventId, uri) {
      const meet = uri === null ? null : { requestId: eventId, state: 'success' as const, uri };
      store.patch(store.get(email, eventId), { meet });
    },
    makeAllDay(email, eventId) {
      store.patch(store.get(email, eventId), { allDay: true });
    },
    changeInstance(email, eventId, time) {
      const series = store.get(email, eventId);
      const id = `${series.id}_${series.start.replaceAll(/[-:]|\.\d+/g, '')}`;
      const { meet, madeBy } = series;
      const instance =
        world.events.find((event) => event.calendar === email && event.id === id) ??
        store.insert(email, id, series, { meet, madeBy, instance: { seriesId: series.id, meantFor: series.start } });
      if (time === null) store.remove(email, id);
      else {
        // Guests of an event at another time are asked again.
        const times = { start: time.start.toISOString(), end: time.end.toISOString(), allDay: false };
        store.patch(instance, { ...times, declined: false });
      }
    },
    events: (email) => structuredClone(world.events.filter((event) => event.calendar === email)),
    mails: () => structuredClone(world.mails),
    expireAccessTokens(email) {
      const grants = new Set(grantsOf(email).map(({ id }) => id));
      for (const token of world.accessTokens) if (grants.has(token.grantId)) token.expiresAt = now().toISOString();
    },
    revokeAccess(email) {
      for (const grant of grantsOf(email)) grant.revoked = true;
      changes.emit({ kind: 'account', accountId: accountOf(email).id });
    },
    expireSyncTokens() {
      world.syncEpoch += 1;
    },
    ...faults.control,
    subscribe: changes.subscribe,
    snapshot: () => structuredClone(world),
  };
}
