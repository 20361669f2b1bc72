import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addGoogleEventRoutes, type GoogleRouteParts } from './google-event-routes.ts';
import { googleRefusal } from './google-refusal.ts';
import { callerOf, failIfAsked, instant, isCalendarOf, read } from './google-request.ts';
import { freeBusyScopes, identityScope } from './google-tokens.ts';

const freeBusyBody = z.object({
  timeMin: instant,
  timeMax: instant,
  items: z.array(z.object({ id: z.string() })).max(50),
});

/** Adds the part of the Calendar API that a booking needs, and the owner of a token. */
export function addGoogleCalendarRoutes(app: FastifyInstance, parts: GoogleRouteParts): void {
  const { store, faults } = parts;

  app.get('/oauth2/v2/userinfo', (request) => {
    const { id, email, name } = callerOf(request, parts, [identityScope]);
    return { id, email, verified_email: true, name };
  });

  app.post('/calendar/v3/freeBusy', (request) => {
    failIfAsked(faults, 'freebusy');
    const owner = callerOf(request, parts, freeBusyScopes);
    const { timeMin, timeMax, items } = read(freeBusyBody, request.body);
    const [from, until] = [Date.parse(timeMin), Date.parse(timeMax)];
    if (until <= from) throw googleRefusal(400, 'timeRangeEmpty');
    const calendars = items.map(({ id }) => [
      id,
      isCalendarOf(owner, id)
        ? { busy: store.busy(owner.email, from, until) }
        : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
    ]);
    return { kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(calendars) };
  });

  addGoogleEventRoutes(app, parts);
}
