import { bookCall, bookingRoutes, listTakenTimes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, serveEither, servePage } from '../../http/serve.ts';
import type { AvailabilityService } from './availability.ts';
import type { BookingService } from './booking.service.ts';

/** Serves the calls about calls: booking, hours, and what the coach has. */
export function registerBookingRoutes(
  app: FastifyInstance,
  { booking, availability }: { booking: BookingService; availability: AvailabilityService },
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
    booking.cancelCall(user.id, params.id, body.reason === '' ? null : (body.reason ?? null)),
  );
  serve(app, bookingRoutes.moveCall, ({ user, params, body }) =>
    booking.moveCall(user.id, params.id, new Date(body.start)),
  );
  serve(app, bookingRoutes.recordOutcome, ({ user, params, body }) =>
    booking.recordOutcome(user.id, params.id, body.outcome),
  );
  serve(app, bookingRoutes.listCalendarEvents, async ({ user }) => ({ data: await booking.listEvents(user.id) }));
}
