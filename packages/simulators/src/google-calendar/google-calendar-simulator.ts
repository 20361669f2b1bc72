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
import { createGoogleTokens } from './google-tokens.ts';
import type { GoogleWorldState } from './google-world-state.ts';
import { createGoogleCalendarControl } from './create-google-calendar-control.ts';

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
  const changes = createChangeFeed<GoogleChange>();
  const { emit } = changes;
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

  return asSimulator(app, createGoogleCalendarControl({ world, now, tokens, store, faults, changes }));
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
