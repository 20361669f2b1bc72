import { afterEach, describe, expect, test } from 'vitest';
import { createCalendlySimulator } from './calendly-simulator.ts';
import { calendlyWorldState } from './calendly-world-state.ts';

const email = 'marta@example.com';
const user = 'https://api.calendly.com/users/user-1';
const organization = 'https://api.calendly.com/organizations/organization-1';
const eventType = 'https://api.calendly.com/event_types/type-60';
const start = new Date('2026-11-20T12:00:00Z');
let now = start;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  now = start;
  for (const simulator of open.splice(0)) await simulator.close();
});

function startCalendly(
  options: { plan?: 'free' | 'standard'; timeZone?: string; world?: ReturnType<typeof calendlyWorldState.parse> } = {},
) {
  const { plan = 'standard', timeZone = 'UTC', world } = options;
  const client = { clientId: 'client', clientSecret: 'secret', webhookKey: 'key' };
  const calendly = createCalendlySimulator({ ...client, retryDelaysMs: [], now: () => now, world });
  open.push(calendly);
  calendly.control.addAccount({
    id: 'user-1',
    organizationId: 'organization-1',
    email,
    name: 'Marta',
    slug: 'marta',
    timeZone,
    plan,
    eventTypes: [{ id: 'type-60', name: 'Strategy call', slug: 'strategy', durationMinutes: 60 }],
    hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
  });
  const tokens = calendly.control.grant(email);
  async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, bearer = tokens.accessToken) {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await calendly.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? null : answer.json() };
  }
  const openTimes = (from: string, until: string) =>
    ask(
      'GET',
      `/event_type_available_times?${new URLSearchParams({ event_type: eventType, start_time: from, end_time: until })}`,
    );
  return { ...calendly, ask, openTimes, tokens };
}

const invitee = { email: 'ana@example.com', name: 'Ana', timezone: 'Europe/Madrid' };
const booking = (at: string) => ({ event_type: eventType, start_time: at, invitee });
const mondayAt = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`;

describe('open times', () => {
  test.each([
    ['of more than seven days', mondayAt(0), '2026-11-30T00:00:01Z', 'end_time'],
    ['of the past', '2026-11-20T11:00:00Z', mondayAt(0), 'start_time'],
    ['of no time at all', mondayAt(9), mondayAt(9), 'end_time'],
  ])('%s are refused', async (_case, from, until, parameter) => {
    const { status, body } = await startCalendly().openTimes(from, until);
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: 'Invalid Argument', details: [{ parameter }] });
  });

  test('follow the hours of the zone of the host', async () => {
    const { openTimes } = startCalendly({ timeZone: 'America/New_York' });
    const { body } = await openTimes(mondayAt(0), '2026-11-24T00:00:00Z');
    const starts = body.collection.map((time: { start_time: string }) => time.start_time);
    expect(starts[0]).toBe('2026-11-23T14:00:00.000000Z');
    expect(starts.at(-1)).toBe('2026-11-23T21:00:00.000000Z');
  });

  test('are taken by bookings and other business', async () => {
    const { ask, openTimes, control } = startCalendly();
    control.addBusy(email, { start: new Date(mondayAt(13)), end: new Date(mondayAt(17)) });
    await ask('POST', '/invitees', booking(mondayAt(10)));
    const { body } = await openTimes(mondayAt(0), '2026-11-24T00:00:00Z');
    const hours = body.collection.map((time: { start_time: string }) => time.start_time.slice(11, 16));
    expect(hours).toEqual(['09:00', '11:00', '11:30', '12:00']);
  });
});

describe('bookings', () => {
  test('are made once at one time', async () => {
    const { ask } = startCalendly();
    const made = await ask('POST', '/invitees', booking(mondayAt(10)));
    expect(made).toMatchObject({ status: 201, body: { resource: { email: 'ana@example.com', status: 'active' } } });
    const again = await ask('POST', '/invitees', booking(mondayAt(10)));
    expect(again).toMatchObject({ status: 400, body: { title: 'Invalid Argument' } });
  });

  test('are not made by the API for free plans, which get links', async () => {
    const { ask } = startCalendly({ plan: 'free' });
    expect((await ask('POST', '/invitees', booking(mondayAt(10)))).status).toBe(403);
    const link = { max_event_count: 1, owner: eventType, owner_type: 'EventType' };
    expect((await ask('POST', '/scheduling_links', link)).status).toBe(201);
  });

  test('are cancelled once', async () => {
    const { ask } = startCalendly();
    const { body } = await ask('POST', '/invitees', booking(mondayAt(10)));
    const path = `${new URL(body.resource.event).pathname}/cancellation`;
    expect((await ask('POST', path, { reason: 'ill' })).status).toBe(201);
    expect((await ask('POST', path, {})).body).toMatchObject({ message: 'Event is already canceled' });
  });

  test('are found by guest, time and state', async () => {
    const { ask } = startCalendly();
    await ask('POST', '/invitees', booking(mondayAt(10)));
    const find = async (more: Record<string, string>) =>
      (await ask('GET', `/scheduled_events?${new URLSearchParams({ user, ...more })}`)).body.collection.length;
    expect(
      await find({ invitee_email: 'ana@example.com', min_start_time: mondayAt(10), max_start_time: mondayAt(10) }),
    ).toBe(1);
    expect(await find({ invitee_email: 'eva@example.com' })).toBe(0);
    expect(await find({ min_start_time: mondayAt(11) })).toBe(0);
    expect(await find({ status: 'canceled' })).toBe(0);
  });
});

describe('limits', () => {
  test('every answer says how many calls are left, and the fifty-first of a free plan is refused', async () => {
    const { ask } = startCalendly({ plan: 'free' });
    expect((await ask('GET', '/users/me')).headers).toMatchObject({
      'x-ratelimit-limit': '50',
      'x-ratelimit-remaining': '49',
    });
    for (let count = 0; count < 49; count += 1) await ask('GET', '/users/me');
    expect(await ask('GET', '/users/me')).toMatchObject({
      status: 429,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' },
    });
    now = new Date(start.getTime() + 60_000);
    expect((await ask('GET', '/users/me')).status).toBe(200);
  });
});

describe('tokens', () => {
  const refresh = (app: ReturnType<typeof startCalendly>['app'], refreshToken: string) =>
    app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        client_id: 'client',
        client_secret: 'secret',
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
      }).toString(),
    });

  test('are rotated: a refresh token works once', async () => {
    const { app, control, tokens } = startCalendly();
    const first = await refresh(app, tokens.refreshToken);
    expect(first.json()).toMatchObject({ token_type: 'Bearer', expires_in: 7_200, owner: user, organization });
    const reused = await refresh(app, tokens.refreshToken);
    expect([reused.statusCode, reused.json().error]).toEqual([400, 'invalid_grant']);
    expect((await refresh(app, first.json().refresh_token)).statusCode).toBe(200);
    expect(control.refreshCount(email)).toBe(2);
  });

  test('without the scope open nothing; to write is to read too', async () => {
    const { ask, control } = startCalendly();
    const reader = control.grant(email, ['scheduled_events:read']).accessToken;
    const writer = control.grant(email, ['scheduled_events:write']).accessToken;
    const list = `/scheduled_events?${new URLSearchParams({ user })}`;
    expect((await ask('GET', list, undefined, reader)).status).toBe(200);
    expect((await ask('GET', list, undefined, writer)).status).toBe(200);
    expect((await ask('POST', '/invitees', booking(mondayAt(10)), reader)).status).toBe(403);
    expect((await ask('GET', '/users/me', undefined, writer)).status).toBe(403);
    expect((await ask('GET', '/users/me', undefined, 'made-up')).status).toBe(401);
  });
});

test('one address takes one subscription, and a free plan none', async () => {
  const subscription = {
    url: 'http://127.0.0.1:1/webhooks',
    events: ['invitee.created'],
    organization,
    user,
    scope: 'user',
  };
  const { ask } = startCalendly();
  expect((await ask('POST', '/webhook_subscriptions', subscription)).status).toBe(201);
  expect((await ask('POST', '/webhook_subscriptions', subscription)).body).toMatchObject({ title: 'Already Exists' });
  const free = startCalendly({ plan: 'free' });
  expect((await free.ask('POST', '/webhook_subscriptions', subscription)).status).toBe(403);
});

test('what it remembers survives a restart', async () => {
  const first = startCalendly();
  await first.ask('POST', '/invitees', booking(mondayAt(10)));
  const world = calendlyWorldState.parse(JSON.parse(JSON.stringify(first.control.snapshot())));
  const second = startCalendly({ world });
  expect(second.control.bookings(email)).toMatchObject([{ guest: { email: 'ana@example.com' }, madeBy: 'api' }]);
  expect((await second.ask('GET', '/users/me', undefined, first.tokens.accessToken)).status).toBe(200);
});

test('guests book, move and cancel on its pages', async () => {
  const { ask, app, control } = startCalendly();
  const link = { max_event_count: 1, owner: eventType, owner_type: 'EventType' };
  const { body } = await ask('POST', '/scheduling_links', link);
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const path = new URL(body.resource.booking_url).pathname;
  expect((await app.inject({ url: `${path}?name=Ana` })).body).toContain('value="Ana"');
  const guest = { name: 'Ana', email: 'ana@example.com', utm_content: 'appointment-1' };
  expect((await post(path, { ...guest, start: mondayAt(3) })).statusCode).toBe(409);
  expect((await post(path, { ...guest, start: mondayAt(10) })).statusCode).toBe(200);
  const [made] = control.bookings(email);
  expect(made).toMatchObject({ madeBy: 'page', tracking: { utm_content: 'appointment-1' } });
  expect((await post(`/reschedulings/${made?.inviteeId}`, { start: mondayAt(11) })).statusCode).toBe(200);
  const moved = control.bookings(email)[1];
  expect(moved).toMatchObject({ replaces: made?.id, tracking: { utm_content: 'appointment-1' } });
  expect((await post(`/cancellations/${moved?.inviteeId}`, {})).statusCode).toBe(200);
  expect(control.bookings(email).map(({ state }) => state)).toEqual(['canceled', 'canceled']);
});
