import { afterEach, describe, expect, test } from 'vitest';
import { createGoogleCalendarSimulator } from './google-calendar-simulator.ts';
import { googleWorldState } from './google-world-state.ts';

const email = 'marta@example.com';
const start = new Date('2026-11-20T12:00:00Z');
let now = start;
const events = '/calendar/v3/calendars/primary/events';
const call = {
  summary: 'Call',
  start: { dateTime: '2026-11-23T15:00:00Z' },
  end: { dateTime: '2026-11-23T16:00:00Z' },
  attendees: [{ email: 'ana@example.com' }],
};

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  now = start;
  for (const simulator of open.splice(0)) await simulator.close();
});

function startGoogle(world?: Parameters<typeof createGoogleCalendarSimulator>[0]['world']) {
  const google = createGoogleCalendarSimulator({ clientId: 'client', clientSecret: 'secret', now: () => now, world });
  open.push(google);
  if (!world) google.control.addAccount({ id: '1001', email, name: 'Marta', timeZone: 'Europe/Madrid' });
  const token = google.control.grant(email).accessToken;
  async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, bearer = token) {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await google.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() };
  }
  return { ...google, ask };
}

describe('events', () => {
  test('take an id of ours once, and never again', async () => {
    const { ask } = startGoogle();
    const id = 'abcdef0123456789abcdef0123456789';
    expect((await ask('POST', events, { ...call, id })).body).toMatchObject({ id, status: 'confirmed' });
    const duplicate = { error: { code: 409, errors: [{ reason: 'duplicate' }] } };
    expect((await ask('POST', events, { ...call, id })).body).toMatchObject(duplicate);
    expect((await ask('DELETE', `${events}/${id}`)).status).toBe(204);
    expect((await ask('POST', events, { ...call, id })).body).toMatchObject(duplicate);
    expect((await ask('DELETE', `${events}/${id}`)).status).toBe(410);
  });

  test.each(['with-dashes', 'xyz12', 'abc'])('refuse the id %s', async (id) => {
    expect((await startGoogle().ask('POST', events, { ...call, id })).status).toBe(400);
  });

  test('have a Meet link only when the version is told, and only at the second look', async () => {
    const { ask } = startGoogle();
    const createRequest = { requestId: 'r', conferenceSolutionKey: { type: 'hangoutsMeet' } };
    const body = { ...call, conferenceData: { createRequest } };
    expect((await ask('POST', events, body)).body.conferenceData).toBeUndefined();
    const made = (await ask('POST', `${events}?conferenceDataVersion=1`, body)).body;
    expect(made.conferenceData.createRequest.status.statusCode).toBe('pending');
    expect(made.hangoutLink).toBeUndefined();
    expect((await ask('GET', `${events}/${made.id}`)).body.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\//);
  });

  test('are told to guests when that is asked for', async () => {
    const { ask, control } = startGoogle();
    await ask('POST', events, call);
    expect(control.mails()).toEqual([]);
    await ask('POST', `${events}?sendUpdates=all`, call);
    expect(control.mails()).toMatchObject([{ to: 'ana@example.com', kind: 'invitation' }]);
  });
});

describe('free and busy', () => {
  const range = { timeMin: '2026-11-23T00:00:00Z', timeMax: '2026-11-24T00:00:00Z', items: [{ id: 'primary' }] };

  test('adjoining events are one, cancelled ones and those that leave their time free are none', async () => {
    const { ask, control } = startGoogle();
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
    control.addBusy(email, { summary: 'a', start: at(9), end: at(10) });
    control.addBusy(email, { summary: 'b', start: at(10), end: at(11) });
    control.addBusy(email, { summary: 'c', start: at(13), end: at(14), transparent: true });
    control.cancelEvent(email, control.addBusy(email, { summary: 'd', start: at(15), end: at(16) }));
    const { body } = await ask('POST', '/calendar/v3/freeBusy', range);
    expect(body.calendars.primary.busy).toEqual([{ start: at(9).toISOString(), end: at(11).toISOString() }]);
  });

  test("of somebody else's calendar are an error inside a 200", async () => {
    const { status, body } = await startGoogle().ask('POST', '/calendar/v3/freeBusy', {
      ...range,
      items: [{ id: 'other@example.com' }],
    });
    expect(status).toBe(200);
    expect(body.calendars['other@example.com'].errors).toMatchObject([{ reason: 'notFound' }]);
  });

  test('of an empty range are refused', async () => {
    const { body } = await startGoogle().ask('POST', '/calendar/v3/freeBusy', { ...range, timeMax: range.timeMin });
    expect(body.error.errors[0].reason).toBe('timeRangeEmpty');
  });
});

describe('listing', () => {
  test('comes in pages, of which the last has the sync token', async () => {
    const { ask } = startGoogle();
    for (let count = 0; count < 3; count += 1) await ask('POST', events, call);
    const first = (await ask('GET', `${events}?maxResults=2`)).body;
    expect(first.items).toHaveLength(2);
    expect(first.nextSyncToken).toBeUndefined();
    // Created between the two pages: it belongs to the next reading.
    await ask('POST', events, call);
    const second = (await ask('GET', `${events}?maxResults=2&pageToken=${first.nextPageToken}`)).body;
    expect(second.items).toHaveLength(1);
    const changed = (await ask('GET', `${events}?syncToken=${second.nextSyncToken}`)).body;
    expect(changed.items).toHaveLength(1);
  });

  test('a sync token goes with no other restriction', async () => {
    const { ask } = startGoogle();
    const { nextSyncToken } = (await ask('GET', events)).body;
    const together = await ask('GET', `${events}?syncToken=${nextSyncToken}&timeMin=2026-11-23T00:00:00Z`);
    expect(together.status).toBe(400);
  });

  test('a deleted event is told by its id alone, and a token that is too old with 410', async () => {
    const { ask, control } = startGoogle();
    const { id } = (await ask('POST', events, call)).body;
    const { nextSyncToken } = (await ask('GET', events)).body;
    await ask('DELETE', `${events}/${id}`);
    const { items } = (await ask('GET', `${events}?syncToken=${nextSyncToken}`)).body;
    expect(items).toEqual([{ kind: 'calendar#event', etag: expect.any(String), id, status: 'cancelled' }]);
    control.expireSyncTokens();
    const late = await ask('GET', `${events}?syncToken=${nextSyncToken}`);
    expect([late.status, late.body.error.errors[0].reason]).toEqual([410, 'fullSyncRequired']);
  });
});

describe('whose token it is', () => {
  test('an unknown one and one of an hour ago open nothing', async () => {
    const { ask } = startGoogle();
    expect((await ask('GET', events, undefined, 'made-up')).status).toBe(401);
    now = new Date(start.getTime() + 3_600_000);
    const late = await ask('GET', events);
    expect([late.status, late.body.error.errors[0].reason]).toEqual([401, 'authError']);
  });

  test('each scope opens its own calls only', async () => {
    const { ask, control } = startGoogle();
    const only = (name: string) =>
      control.grant(email, [`https://www.googleapis.com/auth/calendar.${name}`]).accessToken;
    const range = { timeMin: '2026-11-23T00:00:00Z', timeMax: '2026-11-24T00:00:00Z', items: [] };
    expect((await ask('POST', '/calendar/v3/freeBusy', range, only('events.owned'))).status).toBe(403);
    expect((await ask('POST', '/calendar/v3/freeBusy', range, only('freebusy'))).status).toBe(200);
    expect((await ask('GET', events, undefined, only('freebusy'))).status).toBe(403);
    expect((await ask('GET', events, undefined, only('events.owned'))).status).toBe(200);
  });
});

describe('the consent page', () => {
  const request = {
    client_id: 'client',
    redirect_uri: 'http://127.0.0.1:4000/callback',
    response_type: 'code',
    scope: 'openid email https://www.googleapis.com/auth/calendar.freebusy',
    access_type: 'offline',
  };

  test('shows the accounts, and a tick for each calendar scope', async () => {
    const { app } = startGoogle();
    const { body } = await app.inject({ url: `/o/oauth2/v2/auth?${new URLSearchParams(request)}` });
    expect(body).toContain(email);
    expect(body.match(/type="checkbox"/g)).toHaveLength(1);
  });

  test.each([
    ['another app', { client_id: 'other' }],
    ['no scope that exists', { scope: 'calendar' }],
    ['no address', { redirect_uri: 'nowhere' }],
  ])('redirects nobody for %s', async (_case, changed) => {
    const { app } = startGoogle();
    const answer = await app.inject({ url: `/o/oauth2/v2/auth?${new URLSearchParams({ ...request, ...changed })}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});

test('what it remembers survives a restart, sync tokens included', async () => {
  const first = startGoogle();
  await first.ask('POST', events, call);
  const { nextSyncToken } = (await first.ask('GET', events)).body;
  const second = startGoogle(googleWorldState.parse(JSON.parse(JSON.stringify(first.control.snapshot()))));
  expect((await second.ask('GET', events)).body.items).toHaveLength(1);
  await second.ask('POST', events, call);
  expect((await second.ask('GET', `${events}?syncToken=${nextSyncToken}`)).body.items).toHaveLength(1);
});

test('faults strike as often as asked, at the calls they name', async () => {
  const { ask, control } = startGoogle();
  control.setFaults({
    failNext: { status: 403, reason: 'quotaExceeded', times: 1, calls: 'insert', retryAfterSeconds: 7 },
  });
  expect((await ask('GET', events)).status).toBe(200);
  const refused = await ask('POST', events, call);
  expect(refused).toMatchObject({ status: 403, headers: { 'retry-after': '7' } });
  expect((await ask('POST', events, call)).status).toBe(200);
  control.setFaults({ storeButAnswer: { answer: 'error-503', times: 1 } });
  expect((await ask('POST', events, call)).status).toBe(503);
  expect(control.events(email)).toHaveLength(2);
});
