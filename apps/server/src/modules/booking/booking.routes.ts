import { bookCall, bookingRoutes, listTakenTimes, managedCallRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, serveEither, servePage } from '../../http/serve.ts';
import { parseInput } from '../../http/input/input-issues.ts';
import type { AvailabilityService } from './availability.ts';
import type { createBookingService } from './booking.service.ts';
import type { createBookedCalls } from './calls/booked-calls.ts';
import type { createManagedCalls } from './calls/managed-calls.ts';

/** Serves the calls about calls: booking, hours, and what the coach has. */
export function registerBookingRoutes(
  app: FastifyInstance,
  {
    service: booking,
    availability,
    managed,
    booked,
  }: {
    service: ReturnType<typeof createBookingService>;
    availability: AvailabilityService;
    managed: ReturnType<typeof createManagedCalls>;
    booked: ReturnType<typeof createBookedCalls>;
  },
): void {
  serveEither(
    app,
    (body) => typeof body === 'object' && body !== null && 'start_time' in body,
    // Who is not signed in is told so in the words of the booking dialog.
    [{ ...bookCall, access: 'anyone' as const }, ({ user, body }) => booking.book(user, body)],
    [listTakenTimes, ({ body }) => booking.listTakenTimes(body)],
  );
  serve(app, bookingRoutes.listHours, ({ body }) => availability.listHours(body.trainerId, body.dayOfWeek));
  serve(app, bookingRoutes.ownAvailability, ({ user }) => availability.find(user.id));
  serve(app, bookingRoutes.replaceAvailability, ({ user, body }) => availability.replace(user.id, body));
  serve(app, bookingRoutes.landingTrainer, () => booking.findLandingTrainer());
  serve(app, bookingRoutes.openSlots, ({ query }) => booking.listSlots(query));
  servePage(app, bookingRoutes.listCalls, ({ user, query }) => booking.listCalls(user.id, query));
  serve(app, bookingRoutes.cancelCall, ({ user, params, body }) =>
    booking.cancelCall(user.id, params.id, body.reason || null),
  );
  serve(app, bookingRoutes.moveCall, ({ user, params, body }) =>
    booking.moveCall(user.id, params.id, new Date(body.start)),
  );
  serve(app, bookingRoutes.recordOutcome, ({ user, params, body }) =>
    booking.recordOutcome(user.id, params.id, body.outcome),
  );
  serve(app, managedCallRoutes.listBookedCalls, ({ user }) => booked.list(user.id));
  serve(app, managedCallRoutes.cancelBookedCall, ({ user, params, body }) =>
    booked.cancel(user.id, params.id, body.reason || null),
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
  // A download, which `serve` knows nothing of.
  app.get(`/api${managedCallRoutes.downloadManagedCall.path.replace('{token}', ':token')}`, async (request, reply) => {
    const { token } = parseInput(managedCallRoutes.downloadManagedCall.params, request.params);
    const { name, content } = await managed.writeFile(token, request.ip);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(content);
  });
  serve(app, bookingRoutes.listCalendarEvents, async ({ user }) => ({ data: await booking.listEvents(user.id) }));
}
