import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeQuery, eventBody, fieldsOf, parseListRequest } from './google-event-request.ts';
import type { EventFields, GoogleEventStore } from './google-event-store.ts';
import { eventView } from './google-event-view.ts';
import type { ActiveGoogleFaults } from './google-faults.ts';
import { googleRefusal, GoogleRefusal } from './google-refusal.ts';
import { callerOf, failIfAsked, isCalendarOf, read, stored } from './google-request.ts';
import { eventScopes, type GoogleTokens } from './google-tokens.ts';
import type { GoogleWorldState, SimulatedGoogleAccount, SimulatedGoogleEvent } from './google-world-state.ts';

/** What the routes of the Calendar API work with. */
export type GoogleRouteParts = {
  world: GoogleWorldState;
  tokens: GoogleTokens;
  store: GoogleEventStore;
  faults: ActiveGoogleFaults;
};
type EventsRequest = FastifyRequest<{ Params: { calendar: string; event: string } }>;

const eventsPath = '/calendar/v3/calendars/:calendar/events';

const emptyFields: EventFields = {
  summary: '',
  description: null,
  location: null,
  start: '',
  end: '',
  transparent: false,
  allDay: false,
  attendees: [],
  privateProperties: {},
};

/** Adds the calls about the events of a calendar. */
export function addGoogleEventRoutes(app: FastifyInstance, parts: GoogleRouteParts): void {
  addReadingRoutes(app, parts);
  addChangingRoutes(app, parts);
}

function addReadingRoutes(app: FastifyInstance, parts: GoogleRouteParts): void {
  const { store, faults } = parts;

  app.get(eventsPath, (request: EventsRequest) => {
    failIfAsked(faults, 'list');
    const owner = ownerOf(request, parts);
    const { items, ...next } = store.list(owner.email, parseListRequest(request.query));
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

  app.get(`${eventsPath}/:event`, (request: EventsRequest) => {
    failIfAsked(faults, 'get');
    const owner = ownerOf(request, parts);
    const event = store.get(owner.email, request.params.event);
    store.finishMeet(event);
    return eventView(event, owner);
  });
}

function addChangingRoutes(app: FastifyInstance, parts: GoogleRouteParts): void {
  const { store, faults } = parts;

  app.post(eventsPath, (request: EventsRequest, reply) => {
    failIfAsked(faults, 'insert');
    const owner = ownerOf(request, parts);
    const query = read(changeQuery, request.query);
    const body = read(eventBody, request.body);
    if (!body.start || !body.end) throw new GoogleRefusal(400, 'required', 'Missing end time.');
    const wished = query.conferenceDataVersion === '1' ? body.conferenceData?.createRequest : undefined;
    const meet: SimulatedGoogleEvent['meet'] = wished
      ? { requestId: wished.requestId, state: faults.now().withoutMeet ? 'failure' : 'pending', uri: newMeetLink() }
      : null;
    const event = store.insert(owner.email, body.id, { ...emptyFields, ...fieldsOf(body) }, { meet, madeBy: 'app' });
    if (query.sendUpdates === 'all') store.mail(event, 'invitation');
    return stored(faults, reply, eventView(event, owner));
  });

  app.patch(`${eventsPath}/:event`, (request: EventsRequest, reply) => {
    failIfAsked(faults, 'patch');
    const owner = ownerOf(request, parts);
    const query = read(changeQuery, request.query);
    const { id: _id, ...body } = read(eventBody, request.body);
    const event = store.get(owner.email, request.params.event);
    store.patch(event, { ...fieldsOf(body), ...(body.status === undefined ? {} : { status: body.status }) });
    if (query.sendUpdates === 'all') store.mail(event, 'update');
    return stored(faults, reply, eventView(event, owner));
  });

  app.delete(`${eventsPath}/:event`, (request: EventsRequest, reply) => {
    failIfAsked(faults, 'delete');
    const owner = ownerOf(request, parts);
    const query = read(changeQuery, request.query);
    const event = store.remove(owner.email, request.params.event);
    if (query.sendUpdates === 'all') store.mail(event, 'cancellation');
    return stored(faults, reply.code(204), undefined);
  });
}

function ownerOf(request: EventsRequest, parts: GoogleRouteParts): SimulatedGoogleAccount {
  const owner = callerOf(request, parts, eventScopes);
  if (!isCalendarOf(owner, request.params.calendar)) throw googleRefusal(404, 'notFound');
  return owner;
}

function newMeetLink(): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');
  return `https://meet.google.com/${letters(3)}-${letters(4)}-${letters(3)}`;
}
