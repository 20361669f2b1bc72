import type { FastifyInstance } from 'fastify';
import { createChangeFeed } from '../shell/change-feed.ts';
import { addOutage } from '../shell/outage.ts';
import { createRefusingApp } from '../shell/refusing-app.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import { addCalendlyApiRoutes } from './calendly-api-routes.ts';
import { createCalendlyBookings, type BookingNews } from './calendly-bookings.ts';
import type { CalendlyChange, CalendlyControl } from './calendly-control.ts';
import { createCalendlyFaults, type CalendlyFaults } from './calendly-faults.ts';
import { addCalendlyGuestPages } from './calendly-guest-pages.ts';
import { createCalendlyLimits } from './calendly-limits.ts';
import { addCalendlyOauthRoutes } from './calendly-oauth-routes.ts';
import { calendlyErrorBody, calendlyRefusal, CalendlyRefusal } from './calendly-refusal.ts';
import { createCalendlyDoor } from './calendly-request.ts';
import { addCalendlySubscriptionRoutes } from './calendly-subscription-routes.ts';
import { createCalendlyTokens } from './calendly-tokens.ts';
import { eventView, instant, inviteeView, userUri } from './calendly-views.ts';
import { createCalendlyWebhooks } from './calendly-webhooks.ts';
import type { CalendlyWorldState, SimulatedCalendlyAccount } from './calendly-world-state.ts';
import { createCalendlyControl } from './create-calendly-control.ts';

/** The options of a Calendly simulator. */
export type CalendlySimulatorOptions = {
  clientId: string;
  clientSecret: string;
  webhookKey: string;
  /** Empty or left out: a redirect to any address is allowed. */
  redirectUris?: string[] | undefined;
  /** The pauses before the second, third … try of a webhook. */
  retryDelaysMs?: number[] | undefined;
  /** The state of an earlier run. */
  world?: CalendlyWorldState | undefined;
  now?: (() => Date) | undefined;
};

/** A Calendly simulator. */
export type CalendlySimulator = Simulator<CalendlyControl>;

const emptyWorld: CalendlyWorldState = {
  accounts: [],
  busy: [],
  bookings: [],
  grants: [],
  accessTokens: [],
  codes: [],
  links: [],
  subscriptions: [],
};

/** Returns a server of the paths of auth.calendly.com, api.calendly.com and the guests' pages on one origin. */
export function createCalendlySimulator(options: CalendlySimulatorOptions): CalendlySimulator {
  const now = options.now ?? (() => new Date());
  const world = structuredClone(options.world ?? emptyWorld);
  const changes = createChangeFeed<CalendlyChange>();
  const { emit } = changes;
  const faults = createCalendlyFaults((present) => emit({ kind: 'faults', faults: present }));
  const tokens = createCalendlyTokens(world, now);
  const webhooks = createCalendlyWebhooks({
    signingKey: options.webhookKey,
    world,
    now,
    retryDelaysMs: options.retryDelaysMs,
    onAttempt: (attempt) => emit({ kind: 'webhook', attempt }),
  });
  const bookings = createCalendlyBookings(world, now, publish);
  const app = createCalendlyApp(faults.now);
  let origin = 'http://127.0.0.1';

  addCalendlyOauthRoutes(app, {
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    redirectUris: options.redirectUris ?? [],
    world,
    tokens,
    now,
    onChange: () => emit({ kind: 'account', accountId: '' }),
    takeTokenFailure: () => faults.takeFailure('token')?.status ?? null,
  });
  const limits = createCalendlyLimits(now);
  const door = createCalendlyDoor({ tokens, bookings, faults, limits });
  addCalendlyApiRoutes(app, { world, bookings, limits, door, now });
  addCalendlySubscriptionRoutes(app, { world, door, now });
  addCalendlyGuestPages(app, { world, bookings, now });

  function publish({ event, booking }: BookingNews, account: SimulatedCalendlyAccount): void {
    emit({ kind: 'booking', accountId: account.id, bookingId: booking.id });
    const payload = {
      event,
      created_at: instant(now().toISOString()),
      created_by: userUri(account),
      payload: { ...inviteeView(booking, world, origin), scheduled_event: eventView(booking, account) },
    };
    webhooks.publish(account.id, event, payload, faults.now().duplicateWebhooks ?? 1);
  }

  const control = createCalendlyControl({ world, now, tokens, bookings, webhooks, faults, changes });

  app.addHook('onListen', async () => {
    origin = app.listeningOrigin;
  });
  return asSimulator(app, control, webhooks.close);
}

function createCalendlyApp(faults: () => Readonly<CalendlyFaults>): FastifyInstance {
  const app = createRefusingApp({
    kind: CalendlyRefusal,
    unreadable: () => calendlyRefusal(400),
    unknown: () => calendlyRefusal(404),
    broken: () => calendlyRefusal(500),
    send: (reply, refusal) => reply.code(refusal.status).send(calendlyErrorBody(refusal)),
  });
  addOutage(app, faults, () => new CalendlyRefusal(503, 'Service Unavailable', 'Try again later'));
  return app;
}
