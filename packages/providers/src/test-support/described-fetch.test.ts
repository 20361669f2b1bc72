import { expect, test } from 'vitest';
import { calendlyCalls } from './calendly-calls.ts';
import { createDescribedFetch } from './described-fetch.ts';
import { discoveryCalls } from './discovery-calls.ts';

const googleCalls = discoveryCalls(
  new URL('../google-calendar/__fixtures__/calendar-v3.description.json', import.meta.url),
);
const events = '/calendar/v3/calendars/primary/events';
const start = { dateTime: '2026-11-23T15:00:00.000Z' };
const end = { dateTime: '2026-11-23T16:00:00.000Z' };
const invitee = { email: 'ana@example.com', name: 'Ana', timezone: 'UTC' };
const booking = { event_type: 'https://api.calendly.com/event_types/60', start_time: '2026-11-23T15:00:00Z', invitee };

async function faultsOf(calls: typeof googleCalls, method: string, address: string, json?: unknown) {
  const described = createDescribedFetch(calls, async () => new Response());
  const body =
    json === undefined ? {} : { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  await described.fetch(`https://provider.example${address}`, { method, ...body });
  return described.faults();
}

test.each([
  ['a plain event', 'POST', events, { start, end }],
  ['all that a query may say', 'POST', `${events}?sendUpdates=all&conferenceDataVersion=1`, { start, end }],
  ['a change of some fields', 'PATCH', `${events}/1`, { start }],
  ['a page of events', 'GET', `${events}?maxResults=2500&timeMin=2026-11-23T15:00:00.000Z`, undefined],
])('Google describes %s', async (_name, method, address, body) => {
  expect(await faultsOf(googleCalls, method, address, body)).toEqual([]);
});

test.each([
  ['a field that Google does not know', 'POST', events, { start, end, guests: [] }, /additional properties.*guests/],
  ['one deep inside', 'POST', events, { start, end, attendees: [{ mail: 'a@b.c' }] }, /attendees\/0.*mail/],
  ['a field of another type', 'POST', events, { start, end, summary: 5 }, /summary must be string/],
  ['a time without a zone', 'POST', events, { start: { dateTime: '2026-11-23T15:00:00' }, end }, /date-time/],
  ['a new event without an end', 'POST', events, { start }, /required property 'end'/],
  ['no body', 'POST', events, undefined, /needs a body/],
  ['a body where none belongs', 'DELETE', `${events}/1`, {}, /takes no body/],
  ['a parameter that is not known', 'GET', `${events}?limit=5`, undefined, /limit/],
  ['a word that is not offered', 'POST', `${events}?sendUpdates=everybody`, { start, end }, /allowed values/],
  ['a number that is none', 'GET', `${events}?maxResults=many`, undefined, /maxResults must be integer/],
  ['a call that there is not', 'PUT', `${events}/1`, { start, end }, /is not described/],
])('%s is noticed at Google', async (_name, method, address, body, fault) => {
  expect((await faultsOf(googleCalls, method, address, body)).join('\n')).toMatch(fault);
});

test('Calendly describes a booking', async () => {
  expect(await faultsOf(calendlyCalls, 'POST', '/invitees', booking)).toEqual([]);
});

test.each([
  ['a field that Calendly does not know', 'POST', '/invitees', { ...booking, notes: 'hi' }, /notes/],
  ['one deep inside', 'POST', '/invitees', { ...booking, tracking: { source: 'spotter' } }, /tracking.*source/],
  ['a guest without a name', 'POST', '/invitees', { ...booking, invitee: { ...invitee, name: undefined } }, /name/],
  ['more a page than it gives', 'GET', '/event_types?count=101', undefined, /count must be <= 100/],
  ['a list without what it needs', 'GET', '/webhook_subscriptions?scope=user', undefined, /organization/],
  ['an event that it does not tell', 'POST', '/webhook_subscriptions', { events: ['invitee.moved'] }, /events\/0/],
])('%s is noticed at Calendly', async (_name, method, address, body, fault) => {
  expect((await faultsOf(calendlyCalls, method, address, body)).join('\n')).toMatch(fault);
});
