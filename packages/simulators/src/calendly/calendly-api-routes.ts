import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CalendlyBookings } from './calendly-bookings.ts';
import type { CalendlyLimits } from './calendly-limits.ts';
import { CalendlyRefusal, calendlyRefusal } from './calendly-refusal.ts';
import { onlyOwn, originOf, paged, pageQuery, read, type CalendlyDoor } from './calendly-request.ts';
import { eventTypeUri, eventTypeView, eventView, instant, inviteeView, userView } from './calendly-views.ts';
import type { CalendlyWorldState, SimulatedCalendlyAccount, SimulatedCalendlyBooking } from './calendly-world-state.ts';

const weekMs = 7 * 24 * 3_600_000;
const time = z.iso.datetime({ offset: true });

const eventTypesQuery = pageQuery.extend({
  user: z.string().optional(),
  organization: z.string().optional(),
  active: z.enum(['true', 'false']).optional(),
  sort: z.string().optional(),
});

const availabilityQuery = z.object({ event_type: z.string(), start_time: time, end_time: time });

const inviteeBody = z.object({
  event_type: z.string(),
  start_time: time,
  invitee: z.object({
    email: z.email(),
    name: z.string().min(1),
    timezone: z.string().refine(isTimeZone),
  }),
  tracking: z.record(z.string(), z.string()).default({}),
});

const eventsQuery = pageQuery.extend({
  user: z.string().optional(),
  organization: z.string().optional(),
  invitee_email: z.string().optional(),
  min_start_time: time.optional(),
  max_start_time: time.optional(),
  status: z.enum(['active', 'canceled']).optional(),
  sort: z.enum(['start_time:asc', 'start_time:desc']).default('start_time:asc'),
});

const linkBody = z.object({ max_event_count: z.literal(1), owner: z.string(), owner_type: z.literal('EventType') });
const cancellationBody = z.object({ reason: z.string().max(10_000).default('') });

type Parts = {
  world: CalendlyWorldState;
  bookings: CalendlyBookings;
  limits: CalendlyLimits;
  door: CalendlyDoor;
  now: () => Date;
};
type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** The part of Calendly's API that a booking needs. */
export function addCalendlyApiRoutes(app: FastifyInstance, parts: Parts): void {
  addEventTypeRoutes(app, parts);
  addBookingRoutes(app, parts);
  addScheduledEventRoutes(app, parts);
}

/** Adds who the caller is, and what can be booked when. */
function addEventTypeRoutes(app: FastifyInstance, { bookings, door, now }: Parts): void {
  app.get('/users/me', (request, reply) => {
    const account = door.enter(request, reply, 'read', 'users:read');
    return { resource: userView(account, originOf(request)) };
  });

  app.get('/event_types', (request, reply) => {
    const account = door.enter(request, reply, 'read', 'event_types:read');
    const query = read(eventTypesQuery, request.query);
    onlyOwn(account, query);
    const types = account.eventTypes.toSorted((one, other) => one.name.localeCompare(other.name));
    return paged(query, types, (type) => eventTypeView(type, account, originOf(request)));
  });

  app.get('/event_type_available_times', (request, reply) => {
    const account = door.enter(request, reply, 'read', 'event_types:read');
    const query = read(availabilityQuery, request.query);
    const type = typeOf(account, query.event_type);
    const [from, until] = [Date.parse(query.start_time), Date.parse(query.end_time)];
    if (from <= now().getTime()) throw calendlyRefusal(400, 'start_time');
    if (until <= from || until - from > weekMs) throw calendlyRefusal(400, 'end_time');
    const starts = bookings.openStarts(account, type.durationMinutes, from, until);
    return {
      collection: starts.map((start) => ({
        status: 'available',
        invitees_remaining: 1,
        start_time: instant(start),
        scheduling_url: `${originOf(request)}/${account.slug}/${type.slug}/${start}`,
      })),
    };
  });
}

/** Adds the two ways to a booking: made by the app, or by a guest who follows a link. */
function addBookingRoutes(app: FastifyInstance, { world, bookings, limits, door }: Parts): void {
  app.post('/invitees', (request, reply) => {
    const account = door.enter(request, reply, 'book', 'scheduled_events:write');
    if (account.plan === 'free') throw calendlyRefusal(403);
    limits.takeBooking(account, reply);
    const body = read(inviteeBody, request.body);
    const booking = bookings.book(account, {
      eventTypeId: typeOf(account, body.event_type).id,
      start: body.start_time,
      guest: { email: body.invitee.email, name: body.invitee.name, timeZone: body.invitee.timezone },
      tracking: body.tracking,
      madeBy: 'api',
    });
    if (!booking) throw calendlyRefusal(400, 'start_time');
    return door.stored(reply.code(201), { resource: inviteeView(booking, world, originOf(request)) });
  });

  app.post('/scheduling_links', (request, reply) => {
    const account = door.enter(request, reply, 'link', 'scheduling_links:write');
    const { owner } = read(linkBody, request.body);
    const link = { id: randomBytes(6).toString('hex'), accountId: account.id, eventTypeId: typeOf(account, owner).id };
    world.links.push({ ...link, used: false });
    const resource = { booking_url: `${originOf(request)}/d/${link.id}`, owner, owner_type: 'EventType' };
    return reply.code(201).send({ resource });
  });
}

/** Adds what the caller can see and cancel of the bookings that are made. */
function addScheduledEventRoutes(app: FastifyInstance, { world, bookings, door, now }: Parts): void {
  app.get('/scheduled_events', (request, reply) => {
    const account = door.enter(request, reply, 'read', 'scheduled_events:read');
    const query = read(eventsQuery, request.query);
    onlyOwn(account, query);
    const from = query.min_start_time === undefined ? -Infinity : Date.parse(query.min_start_time);
    const until = query.max_start_time === undefined ? Infinity : Date.parse(query.max_start_time);
    const found = world.bookings
      .filter(({ accountId }) => accountId === account.id)
      .filter(({ state }) => query.status === undefined || state === query.status)
      .filter(({ guest }) => query.invitee_email === undefined || guest.email === query.invitee_email)
      .filter(({ start }) => Date.parse(start) >= from && Date.parse(start) <= until)
      .toSorted((one, other) => one.start.localeCompare(other.start));
    if (query.sort === 'start_time:desc') found.reverse();
    return paged(query, found, (booking) => eventView(booking, account));
  });

  app.get('/scheduled_events/:id', (request: IdRequest, reply) => {
    const account = door.enter(request, reply, 'read', 'scheduled_events:read');
    return { resource: eventView(bookingOf(world, account, request.params.id), account) };
  });

  app.get('/scheduled_events/:id/invitees', (request: IdRequest, reply) => {
    const account = door.enter(request, reply, 'read', 'scheduled_events:read');
    const query = read(pageQuery, request.query);
    const invitees = [bookingOf(world, account, request.params.id)];
    return paged(query, invitees, (booking) => inviteeView(booking, world, originOf(request)));
  });

  app.post('/scheduled_events/:id/cancellation', (request: IdRequest, reply) => {
    const account = door.enter(request, reply, 'cancel', 'scheduled_events:write');
    const booking = bookingOf(world, account, request.params.id);
    const { reason } = read(cancellationBody, request.body);
    const refuse = (message: string) => new CalendlyRefusal(403, 'Permission Denied', message);
    if (booking.state === 'canceled') throw refuse('Event is already canceled');
    if (Date.parse(booking.end) <= now().getTime()) throw refuse('Event in the past');
    bookings.cancel(booking, { by: account.name, reason, byHost: true });
    return door.stored(reply.code(201), { resource: { canceled_by: account.name, reason, canceler_type: 'host' } });
  });
}

function bookingOf(world: CalendlyWorldState, account: SimulatedCalendlyAccount, id: string): SimulatedCalendlyBooking {
  const booking = world.bookings.find((known) => known.id === id && known.accountId === account.id);
  if (!booking) throw calendlyRefusal(404);
  return booking;
}

function typeOf(account: SimulatedCalendlyAccount, uri: string) {
  const type = account.eventTypes.find(({ id }) => eventTypeUri(id) === uri);
  if (!type) throw calendlyRefusal(404);
  return type;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}
