import type { FastifyInstance } from 'fastify';
import { createChangeFeed } from '../shell/change-feed.ts';
import { addOutage } from '../shell/outage.ts';
import { createRefusingApp } from '../shell/refusing-app.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import type { GoogleCalendarControl, GoogleChange } from './google-calendar-control.ts';
import { addGoogleCalendarRoutes } from './google-calendar-routes.ts';
import { createGoogleEventStore } from './google-event-store.ts';
import { createGoogleFaults } from './google-faults.ts';
import { addGoogleOauthRoutes } from './google-oauth-routes.ts';
import { googleErrorBody, googleRefusal, GoogleRefusal } from './google-refusal.ts';
import { createGoogleTokens, eventScopes, freeBusyScopes, identityScope } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleAccount } from './google-world-state.ts';

/** The options of a Google Calendar simulator. */
export type GoogleCalendarSimulatorOptions = {
  clientId: string;
  clientSecret: string;
  /** Empty or left out: a redirect to any address is allowed. */
  redirectUris?: string[] | undefined;
  /** The state of an earlier run. */
  world?: GoogleWorldState | undefined;
  now?: (() => Date) | undefined;
};

/** A Google Calendar simulator. */
export type GoogleCalendarSimulator = Simulator<GoogleCalendarControl>;

const emptyWorld: GoogleWorldState = {
  accounts: [],
  events: [],
  grants: [],
  accessTokens: [],
  codes: [],
  mails: [],
  changes: 0,
  syncEpoch: 1,
};

/**
 * Returns a server of the paths of accounts.google.com,
 * oauth2.googleapis.com and www.googleapis.com on one origin.
 */
export function createGoogleCalendarSimulator(options: GoogleCalendarSimulatorOptions): GoogleCalendarSimulator {
  const now = options.now ?? (() => new Date());
  const world = structuredClone(options.world ?? emptyWorld);
  const { emit, subscribe } = createChangeFeed<GoogleChange>();
  const faults = createGoogleFaults((present) => emit({ kind: 'faults', faults: present }));
  const tokens = createGoogleTokens(world, now);
  const store = createGoogleEventStore(world, now, (calendar) => emit({ kind: 'event', calendar }));
  const app = createGoogleApp(faults.now);

  addGoogleOauthRoutes(app, {
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    redirectUris: options.redirectUris ?? [],
    world,
    tokens,
    onChange: () => emit({ kind: 'account', accountId: '' }),
    takeTokenFailure: () => faults.takeFailure('token')?.status ?? null,
  });
  addGoogleCalendarRoutes(app, { world, tokens, store, faults });

  function accountOf(email: string): SimulatedGoogleAccount {
    const account = world.accounts.find((known) => known.email === email);
    if (!account) throw new Error(`There is no Google account ${email}`);
    return account;
  }

  const grantsOf = (email: string) => {
    const { id } = accountOf(email);
    return world.grants.filter((grant) => grant.accountId === id);
  };

  const control: GoogleCalendarControl = {
    accounts: () =>
      world.accounts.map((account) => ({
        ...account,
        connected: grantsOf(account.email).some(({ revoked }) => !revoked),
      })),
    addAccount(account) {
      world.accounts = [...world.accounts.filter(({ id }) => id !== account.id), { ...account }];
      emit({ kind: 'account', accountId: account.id });
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
      store.patch(store.get(email, eventId), { start: start.toISOString(), end: end.toISOString() });
    },
    cancelEvent(email, eventId) {
      store.remove(email, eventId);
    },
    declineAsGuest(email, eventId) {
      store.patch(store.get(email, eventId), { declined: true });
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
      emit({ kind: 'account', accountId: accountOf(email).id });
    },
    expireSyncTokens() {
      world.syncEpoch += 1;
    },
    ...faults.control,
    subscribe,
    snapshot: () => structuredClone(world),
  };

  return asSimulator(app, control);
}

function createGoogleApp(faults: () => { down?: boolean | undefined; delayMs?: number | undefined }): FastifyInstance {
  const app = createRefusingApp(
    {
      kind: GoogleRefusal,
      unreadable: () => new GoogleRefusal(400, 'parseError', 'Parse Error'),
      unknown: () => googleRefusal(404, 'notFound'),
      broken: () => new GoogleRefusal(500, 'internalError', 'Internal error'),
      send(reply, refusal) {
        if (refusal.retryAfterSeconds !== null) void reply.header('retry-after', String(refusal.retryAfterSeconds));
        return reply.code(refusal.status).send(googleErrorBody(refusal));
      },
    },
    { routerOptions: { maxParamLength: 1_100 } },
  );
  addOutage(app, faults, () => googleRefusal(503, 'backendError'));
  return app;
}
