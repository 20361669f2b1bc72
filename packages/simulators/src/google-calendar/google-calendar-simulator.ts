import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { GoogleCalendarControl, GoogleChange } from './google-calendar-control.ts';
import { addGoogleCalendarRoutes } from './google-calendar-routes.ts';
import { createGoogleEventStore } from './google-event-store.ts';
import { createGoogleFaults } from './google-faults.ts';
import { addGoogleOauthRoutes } from './google-oauth-routes.ts';
import { googleErrorBody, googleRefusal, GoogleRefusal } from './google-refusal.ts';
import { createGoogleTokens, eventScopes, freeBusyScopes, identityScope } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleAccount } from './google-world-state.ts';

/** How a Google Calendar stand-in is set up. */
export type GoogleCalendarSimulatorOptions = {
  clientId: string;
  clientSecret: string;
  /** Empty or left out: any address may be redirected to. */
  redirectUris?: string[] | undefined;
  /** What an earlier run remembered. */
  world?: GoogleWorldState | undefined;
  now?: (() => Date) | undefined;
};

/** A Google Calendar stand-in: its HTTP side, and the side of the people who use it. */
export type GoogleCalendarSimulator = {
  app: FastifyInstance;
  control: GoogleCalendarControl;
  /** Listens on 127.0.0.1 and gives the origin. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
};

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

/** Serves the paths of accounts.google.com, oauth2.googleapis.com and www.googleapis.com on one origin. */
export function createGoogleCalendarSimulator(options: GoogleCalendarSimulatorOptions): GoogleCalendarSimulator {
  const now = options.now ?? (() => new Date());
  const world = structuredClone(options.world ?? emptyWorld);
  const listeners = new Set<(change: GoogleChange) => void>();
  const tell = (change: GoogleChange) => {
    for (const listener of listeners) listener(change);
  };
  const faults = createGoogleFaults(() => tell({ kind: 'faults', faults: faults.now() }));
  const tokens = createGoogleTokens(world, now);
  const store = createGoogleEventStore(world, now, (calendar) => tell({ kind: 'event', calendar }));
  const app = createGoogleApp(faults.now);

  addGoogleOauthRoutes(app, {
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    redirectUris: options.redirectUris ?? [],
    world,
    tokens,
    onChange: () => tell({ kind: 'account', accountId: '' }),
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
      tell({ kind: 'account', accountId: account.id });
    },
    grant(email, scopes) {
      const usual = ['openid', identityScope, ...freeBusyScopes.slice(0, 1), ...eventScopes.slice(0, 1)];
      const grant = tokens.grant(accountOf(email).id, scopes ?? usual);
      return { accessToken: tokens.issueAccess(grant), refreshToken: grant.refreshToken };
    },
    addBusy(email, { summary, start, end, transparent = false }) {
      const fields = { summary, description: null, start: start.toISOString(), end: end.toISOString(), transparent };
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
    events: (email) => structuredClone(world.events.filter((event) => event.calendar === email)),
    mails: () => structuredClone(world.mails),
    expireAccessTokens(email) {
      const grants = new Set(grantsOf(email).map(({ id }) => id));
      for (const token of world.accessTokens) if (grants.has(token.grantId)) token.expiresAt = now().toISOString();
    },
    revokeAccess(email) {
      for (const grant of grantsOf(email)) grant.revoked = true;
      tell({ kind: 'account', accountId: accountOf(email).id });
    },
    expireSyncTokens() {
      world.syncEpoch += 1;
    },
    setFaults: faults.set,
    clearFaults: faults.clear,
    faults: () => ({ ...faults.now() }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => structuredClone(world),
  };

  return {
    app,
    control,
    listen: (port = 0) => app.listen({ port, host: '127.0.0.1' }),
    close: () => app.close(),
  };
}

function createGoogleApp(faults: () => { down?: boolean | undefined; delayMs?: number | undefined }): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 1_100 } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async () => {
    const { down, delayMs = 0 } = faults();
    if (delayMs > 0) await pause(delayMs);
    if (down) throw googleRefusal(503, 'backendError');
  });
  app.setErrorHandler((error, _request, reply) => {
    const shown = refusalFor(error);
    if (shown.retryAfterSeconds !== null) void reply.header('retry-after', String(shown.retryAfterSeconds));
    return reply.code(shown.status).send(googleErrorBody(shown));
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(googleErrorBody(googleRefusal(404, 'notFound'))));
  return app;
}

function refusalFor(error: unknown): GoogleRefusal {
  if (error instanceof GoogleRefusal) return error;
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) {
    return new GoogleRefusal(400, 'parseError', 'Parse Error');
  }
  // A fault of the stand-in itself must not pass for a fault of Google's that somebody asked for.
  console.error(error);
  return new GoogleRefusal(500, 'internalError', 'Internal error');
}
