import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EventFields, GoogleEventStore } from './google-event-store.ts';
import { eventView } from './google-event-view.ts';
import type { ActiveGoogleFaults, GoogleCall } from './google-faults.ts';
import { googleErrorBody, googleRefusal, GoogleRefusal } from './google-refusal.ts';
import { eventScopes, freeBusyScopes, identityScope, type GoogleTokens } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleAccount, SimulatedGoogleEvent } from './google-world-state.ts';

const instant = z.iso.datetime({ offset: true });
const moment = z.object({ dateTime: instant });

const eventBody = z.object({
  // Google: base32hex, 5 to 1,024 characters.
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/)
    .optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  location: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  status: z.enum(['confirmed', 'cancelled']).optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
  attendees: z.array(z.object({ email: z.email(), displayName: z.string().optional() })).optional(),
  conferenceData: z
    .object({
      createRequest: z.object({
        requestId: z.string(),
        conferenceSolutionKey: z.object({ type: z.literal('hangoutsMeet') }),
      }),
    })
    .optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
});

const changeQuery = z.object({
  sendUpdates: z.enum(['all', 'externalOnly', 'none']).default('none'),
  conferenceDataVersion: z.enum(['0', '1']).default('0'),
});

const flag = z.enum(['true', 'false']).default('false');
const listQuery = z.object({
  timeMin: instant.optional(),
  timeMax: instant.optional(),
  syncToken: z.string().optional(),
  pageToken: z.string().optional(),
  maxResults: z.coerce.number().int().min(1).max(2_500).default(250),
  singleEvents: flag,
  showDeleted: flag,
  orderBy: z.enum(['startTime', 'updated']).optional(),
  updatedMin: instant.optional(),
  q: z.string().optional(),
  iCalUID: z.string().optional(),
  privateExtendedProperty: z.string().optional(),
});

// Google: none of these can be combined with a sync token.
const notWithSyncToken = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'timeMin',
  'timeMax',
  'updatedMin',
] as const;

const freeBusyBody = z.object({
  timeMin: instant,
  timeMax: instant,
  items: z.array(z.object({ id: z.string() })).max(50),
});

type Parts = { world: GoogleWorldState; tokens: GoogleTokens; store: GoogleEventStore; faults: ActiveGoogleFaults };
type EventsRequest = FastifyRequest<{ Params: { calendar: string; event: string } }>;

/** Adds the part of the Calendar API that a booking needs, and the owner of a token. */
export function addGoogleCalendarRoutes(app: FastifyInstance, parts: Parts): void {
  const { store, faults } = parts;
  const events = '/calendar/v3/calendars/:calendar/events';

  app.get('/oauth2/v2/userinfo', (request) => {
    const { id, email, name } = callerOf(request, parts, [identityScope]);
    return { id, email, verified_email: true, name };
  });

  app.post('/calendar/v3/freeBusy', (request) => {
    strike('freebusy');
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

  app.post(events, (request: EventsRequest, reply) => {
    strike('insert');
    const owner = ownerOf(request);
    const query = read(changeQuery, request.query);
    const body = read(eventBody, request.body);
    if (!body.start || !body.end) throw new GoogleRefusal(400, 'required', 'Missing end time.');
    const wished = query.conferenceDataVersion === '1' ? body.conferenceData?.createRequest : undefined;
    const meet: SimulatedGoogleEvent['meet'] = wished
      ? { requestId: wished.requestId, state: faults.now().withoutMeet ? 'failure' : 'pending', uri: newMeetLink() }
      : null;
    const made = {
      summary: '',
      description: null,
      location: null,
      start: '',
      end: '',
      transparent: false,
      allDay: false,
      attendees: [],
    };
    const fields = { ...made, privateProperties: {}, ...fieldsOf(body) };
    const event = store.insert(owner.email, body.id, fields, { meet, madeBy: 'app' });
    if (query.sendUpdates === 'all') store.mail(event, 'invitation');
    return stored(reply, eventView(event, owner));
  });

  app.get(events, (request: EventsRequest) => {
    strike('list');
    const owner = ownerOf(request);
    const query = read(listQuery, request.query);
    if (query.orderBy === 'startTime' && query.singleEvents !== 'true') {
      throw new GoogleRefusal(400, 'badRequest', 'The requested ordering is not available for the particular query.');
    }
    if (query.syncToken !== undefined && notWithSyncToken.some((name) => query[name] !== undefined)) {
      throw new GoogleRefusal(400, 'badRequest', 'Sync token cannot be used with other query restrictions.');
    }
    const { items, ...next } = store.list(owner.email, { ...query, showDeleted: query.showDeleted === 'true' });
    const shown = items.map((event) => eventView(event, owner));
    for (const event of items) store.finishMeet(event);
    const { email: summary, timeZone } = owner;
    return {
      kind: 'calendar#events',
      summary,
      timeZone,
      accessRole: 'owner',
      defaultReminders: [],
      items: shown,
      ...next,
    };
  });

  app.get(`${events}/:event`, (request: EventsRequest) => {
    strike('get');
    const owner = ownerOf(request);
    const event = store.get(owner.email, request.params.event);
    store.finishMeet(event);
    return eventView(event, owner);
  });

  app.patch(`${events}/:event`, (request: EventsRequest, reply) => {
    strike('patch');
    const owner = ownerOf(request);
    const query = read(changeQuery, request.query);
    const { id: _id, ...body } = read(eventBody, request.body);
    const event = store.get(owner.email, request.params.event);
    store.patch(event, { ...fieldsOf(body), ...(body.status === undefined ? {} : { status: body.status }) });
    if (query.sendUpdates === 'all') store.mail(event, 'update');
    return stored(reply, eventView(event, owner));
  });

  app.delete(`${events}/:event`, (request: EventsRequest, reply) => {
    strike('delete');
    const owner = ownerOf(request);
    const query = read(changeQuery, request.query);
    const event = store.remove(owner.email, request.params.event);
    if (query.sendUpdates === 'all') store.mail(event, 'cancellation');
    return stored(reply.code(204), undefined);
  });

  function strike(call: GoogleCall): void {
    const failure = faults.takeFailure(call);
    if (failure) throw googleRefusal(failure.status, failure.reason, failure.retryAfterSeconds);
  }

  function ownerOf(request: EventsRequest): SimulatedGoogleAccount {
    const owner = callerOf(request, parts, eventScopes);
    if (!isCalendarOf(owner, request.params.calendar)) throw googleRefusal(404, 'notFound');
    return owner;
  }

  /** Returns the answer to a change, unless it has to be hidden. */
  function stored(reply: FastifyReply, body: unknown) {
    const hidden = faults.takeFalseAnswer();
    if (hidden === 'error-503') return reply.code(503).send(googleErrorBody(googleRefusal(503, 'backendError')));
    if (hidden === null) return reply.send(body);
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
}

function callerOf(request: FastifyRequest, { tokens, world }: Parts, anyOf: string[]): SimulatedGoogleAccount {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const grant = tokens.grantOfAccess(token);
  const account = world.accounts.find(({ id }) => id === grant?.accountId);
  if (!grant || !account) throw googleRefusal(401, 'authError');
  if (!grant.scopes.some((scope) => anyOf.includes(scope))) throw googleRefusal(403, 'insufficientPermissions');
  return account;
}

function isCalendarOf({ email }: SimulatedGoogleAccount, calendarId: string): boolean {
  return calendarId === 'primary' || calendarId === email;
}

function fieldsOf(body: Omit<z.infer<typeof eventBody>, 'id'>): Partial<EventFields> {
  const { summary, description, location, start, end, transparency, attendees, extendedProperties } = body;
  const fields = {
    summary,
    description,
    location,
    start: start && new Date(start.dateTime).toISOString(),
    end: end && new Date(end.dateTime).toISOString(),
    transparent: transparency && transparency === 'transparent',
    attendees: attendees?.map(({ email, displayName = null }) => ({ email, displayName })),
    privateProperties: extendedProperties?.private,
  };
  if (fields.start && fields.end && fields.end < fields.start) throw googleRefusal(400, 'timeRangeEmpty');
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function read<Shape>(schema: z.ZodType<Shape>, input: unknown): Shape {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new GoogleRefusal(400, 'invalid', `Invalid value for: ${issue?.path.join('.')}`);
}

function newMeetLink(): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');
  return `https://meet.google.com/${letters(3)}-${letters(4)}-${letters(3)}`;
}
