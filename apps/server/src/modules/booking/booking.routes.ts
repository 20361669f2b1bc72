import { bookCall, bookingRoutes, listTakenTimes, managedCallRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, serveEither, servePage } from '../../http/serve.ts';
import { parseInput } from '../../http/input/input-issues.ts';
import type { AvailabilityService } from './availability.ts';
import type { createBookedCalls } from './calls/booked-calls.ts';
import type { CoachCalls } from './calls/coach-calls.ts';
import type { createManagedCalls } from './calls/managed-calls.ts';
import type { LandingCalls } from './landing-calls.ts';
import type { Outcomes } from './outcomes/record-outcome.ts';

/** Serves the API of calls: booking, hours, and the coach's calls. */
export function registerBookingRoutes(
  app: FastifyInstance,
  {
    landing,
    coachCalls,
    outcomes,
    availability,
    managed,
    booked,
  }: {
    landing: LandingCalls;
    coachCalls: CoachCalls;
    outcomes: Outcomes;
    availability: AvailabilityService;
    managed: ReturnType<typeof createManagedCalls>;
    booked: ReturnType<typeof createBookedCalls>;
  },
): void {
  serveEither(
    app,
    (body) => typeof body === 'object' && body !== null && 'start_time' in body,
    // A visitor who is not signed in reads so in the words of the booking dialog.
    [{ ...bookCall, access: 'anyone' as const }, ({ access, body }) => landing.book(access, body)],
    [listTakenTimes, ({ body }) => landing.listTakenTimes(body)],
  );
  serve(app, bookingRoutes.listHours, ({ body }) => availability.listHours(body.trainerId, body.dayOfWeek));
  serve(app, bookingRoutes.ownAvailability, ({ access }) => availability.find(access));
  serve(app, bookingRoutes.replaceAvailability, ({ access, body }) => availability.replace(access, body));
  serve(app, bookingRoutes.landingTrainer, () => landing.findTrainer());
  serve(app, bookingRoutes.openSlots, ({ query }) => landing.listSlots(query));
  servePage(app, bookingRoutes.listCalls, ({ access, query }) => coachCalls.list(access, query));
  serve(app, bookingRoutes.cancelCall, ({ access, params, body }) =>
    coachCalls.cancel(access, params.id, body.reason || null),
  );
  serve(app, bookingRoutes.moveCall, ({ access, params, body }) =>
    coachCalls.move(access, params.id, new Date(body.start)),
  );
  serve(app, bookingRoutes.recordOutcome, ({ access, params, body }) => outcomes.record(access, params.id, body));
  serve(app, managedCallRoutes.listBookedCalls, ({ access }) => booked.list(access.userId));
  serve(app, managedCallRoutes.cancelBookedCall, ({ access, params, body }) =>
    booked.cancel(access.userId, params.id, body.reason || null),
  );
  serve(app, managedCallRoutes.findManagedCall, ({ params, address }) => managed.find(params.token, address));
  serve(app, managedCallRoutes.listManagedSlots, ({ params, query, address }) =>
    managed.listSlots(params.token, query, address),
  );
  serve(app, managedCallRoutes.moveManagedCall, ({ params, body, address }) =>
    managed.move(params.token, { start: new Date(body.start), timeZone: body.timeZone ?? null }, address),
  );
  serve(app, managedCallRoutes.cancelManagedCall, ({ params, body, address }) =>
    managed.cancel(params.token, body.reason || null, address),
  );
  // A download, which `serve` does not support.
  app.get(`/api${managedCallRoutes.downloadManagedCall.path.replace('{token}', ':token')}`, async (request, reply) => {
    const { token } = parseInput(managedCallRoutes.downloadManagedCall.params, request.params);
    const { name, content } = await managed.writeFile(token, request.ip);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(content);
  });
  serve(app, bookingRoutes.listCalendarEvents, async ({ access }) => ({ data: await coachCalls.listEvents(access) }));
}
