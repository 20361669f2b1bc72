import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCalendlyCalendar } from '@spotter/providers/calendly/calendly-calendar';
import { createCalendlyWebhooks } from '@spotter/providers/calendly/calendly-webhooks';
import { createCutNetwork } from '@spotter/providers/test-support/cut-network';
import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bookingBody, startBooking, type BookingUnderTest } from '../booking.test-support.ts';
import { credentials } from '../../connections/index.ts';
import { appointments } from '../booking.tables.ts';

const minute = 60_000;
const atTen = '2026-11-23T16:00:00.000Z';

describe('calls of a coach with Calendly', () => {
  let app: BookingUnderTest;
  let calendly: ReturnType<typeof createCalendlySimulator>;
  let network: ReturnType<typeof createCutNetwork>;
  let trainers = 0;
  let email: string;
  let trainer: { token: string; userId: string };
  let visitor: { token: string; userId: string };
  let door: Server;
  let losesDeliveries = false;
  let deliveredBefore: number;
  beforeAll(async () => {
    let now = () => new Date('2026-11-20T12:00:00Z');
    calendly = createCalendlySimulator({
      clientId: 'client',
      clientSecret: 'secret',
      webhookKey: 'key',
      now: () => now(),
    });
    const apiUrl = await calendly.listen();
    network = createCutNetwork();
    const publicUrl = await openDoor();
    const repeat = { pausesMs: [1, 2], maxPauseMs: 3_000, pause: async () => undefined };
    const options = { apiUrl, fetch: network.fetch, repeat, timeoutMs: 500 };
    app = await startBooking({
      publicUrl,
      outside: (clockNow) => {
        now = clockNow;
        return { calendly: createCalendlyCalendar({ ...options, now: clockNow }) };
      },
      calendlyWebhooks: (clockNow) => createCalendlyWebhooks({ ...options, now: clockNow, signingKey: 'key' }),
    });
  });
  afterEach(async () => {
    calendly.control.clearFaults();
    network.restore();
    // A delivery that is still on its way must not arrive in the next test.
    await calendly.control.webhooksSettled();
  });
  afterAll(async () => {
    await calendly.close();
    await new Promise((resolve) => door.close(resolve));
    await app.close();
  });

  /** Starts with a new coach at Calendly, and a visitor who wants a call. */
  async function start(plan: 'free' | 'standard' = 'standard') {
    trainers += 1;
    email = `dana${trainers}@example.test`;
    calendly.control.addAccount({
      id: `user-${trainers}`,
      organizationId: `organization-${trainers}`,
      email,
      name: 'Dana',
      slug: `dana-${trainers}`,
      timeZone: 'America/Chicago',
      plan,
      eventTypes: [
        { id: `type-30-${trainers}`, name: 'Short call', slug: 'short', durationMinutes: 30 },
        { id: `type-60-${trainers}`, name: 'Strategy call', slug: 'strategy', durationMinutes: 60 },
      ],
      hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
    });
    losesDeliveries = false;
    deliveredBefore = calendly.control.deliveries().length;
    await app.startAfresh();
    trainer = await app.addTrainer(email);
    visitor = await app.signUp('ana@example.test');
    await app.connect(trainer.userId, 'calendly', {
      accountId: `https://api.calendly.com/users/user-${trainers}`,
      tokens: [calendly.control.grant(email).accessToken],
    });
    // From now on Calendly reports changes.
    await app.work();
  }

  /** Returns the address to which Calendly delivers, which must be known before the app starts. */
  async function openDoor(): Promise<string> {
    door = createServer((request, response) => void pass(request, response));
    await new Promise<void>((resolve) => {
      door.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, url = '/' } = request;
    if (losesDeliveries) return void response.writeHead(200).end();
    const answer = await app.app.inject({ method: 'POST', url, headers, payload: Buffer.concat(chunks) });
    response.writeHead(answer.statusCode).end(answer.body);
  }

  const book = (more: Parameters<typeof bookingBody>[2] = {}) =>
    app.call('POST', '/api/appointments', {
      token: visitor.token,
      body: bookingBody(trainer.userId, visitor.userId, more),
    });
  const active = () =>
    calendly.control
      .bookings(email)
      .filter(({ state }) => state === 'active')
      .map((booking) => ({ start: new Date(booking.start).toISOString(), guest: booking.guest.email }));
  const call = async () => (await app.database.select().from(appointments))[0];

  /** Waits until Calendly's deliveries were taken and processed. Returns their statuses. */
  async function delivered(): Promise<(number | null)[]> {
    await calendly.control.webhooksSettled();
    await app.work();
    await app.pass(10_000);
    return calendly.control
      .deliveries()
      .slice(deliveredBefore)
      .map(({ status }) => status);
  }

  test('are offered in Calendly’s own hours, booked, moved and cancelled there', async () => {
    await start();
    const listed = await app.call(
      'GET',
      `/api/booking/slots?trainerId=${trainer.userId}&from=2026-11-23&to=2026-11-23`,
    );
    expect(listed.json()).toContain(atTen);
    expect((await book()).json()).toMatchObject({ status: 'confirmed' });
    expect(active()).toEqual([{ start: atTen, guest: 'ana@example.test' }]);
    const { id } = (await call())!;
    const change = (what: string, given: object) =>
      app.call('POST', `/api/appointments/${id}/${what}`, { token: trainer.token, body: given });
    expect((await change('move', { start: '2026-11-23T18:00:00.000Z' })).statusCode).toBe(200);
    expect(active()).toEqual([{ start: '2026-11-23T18:00:00.000Z', guest: 'ana@example.test' }]);
    await delivered();
    expect(await call()).toMatchObject({ status: 'confirmed', sequence: 1 });
    await change('cancel', {});
    await app.work();
    expect(active()).toEqual([]);
    expect(app.happened).toEqual(['booked Ana Ruiz', 'moved Ana Ruiz', 'cancelled Ana Ruiz']);
  });

  test('that the guest moves or cancels there come back by webhook, however often it is delivered', async () => {
    await start();
    await book();
    await delivered();
    calendly.control.setFaults({ duplicateWebhooks: 3 });
    const first = calendly.control.bookings(email).at(-1)!.id;
    const second = calendly.control.rescheduleAsGuest(first, new Date('2026-11-24T15:00:00Z'));
    expect(await delivered()).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(await call()).toMatchObject({
      startsAt: new Date('2026-11-24T15:00:00Z'),
      status: 'confirmed',
      sequence: 1,
    });
    calendly.control.cancelAsGuest(second);
    await delivered();
    expect(await call()).toMatchObject({ status: 'cancelled', cancelledBy: 'calendar' });
    expect(app.happened).toEqual(['booked Ana Ruiz', 'moved Ana Ruiz', 'cancelled Ana Ruiz']);
  });

  test('a delivery that Calendly did not sign is refused and changes nothing', async () => {
    await start();
    await book();
    await delivered();
    const { url, body, signature } = calendly.control.deliveries().at(-1)!;
    const canceled = body.replace('invitee.created', 'invitee.canceled');
    const { pathname, search } = new URL(url);
    const response = await app.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/json', 'calendly-webhook-signature': signature },
      payload: canceled,
    });
    expect(response.statusCode).toBe(401);
    await app.pass(10_000, 5_000);
    expect(await call()).toMatchObject({ status: 'confirmed' });
  });

  test('deliveries that got lost are made up for by reading', async () => {
    await start();
    await book();
    await delivered();
    losesDeliveries = true;
    calendly.control.cancelAsGuest(calendly.control.bookings(email).at(-1)!.id);
    await app.pass(20 * minute, 5 * minute);
    expect(await call()).toMatchObject({ status: 'cancelled', cancelledBy: 'calendar' });
  });

  test('a plan without bookings by the API gives a link; the booking on its page is recognised as ours', async () => {
    await start('free');
    const response = await book();
    expect(response.statusCode).toBe(201);
    const { bookingUrl } = response.json<{ bookingUrl: string }>();
    expect(response.json()).toMatchObject({ status: 'pending', bookingUrl: expect.stringContaining('http') });
    // Nothing is booked, so the time is not taken.
    const taken = await app.call('POST', '/api/appointments', {
      body: { trainerId: trainer.userId, date: '2026-11-23' },
    });
    expect(taken.json()).toEqual([]);
    const query = Object.fromEntries(new URL(bookingUrl).searchParams);
    const form = { ...query, start: '2026-11-24T17:00:00Z', name: 'Ana Ruiz', email: 'ana@example.test' };
    const page = await fetch(bookingUrl, { method: 'POST', body: new URLSearchParams(form) });
    expect(page.status).toBe(200);
    await app.pass(10 * minute, minute);
    expect(await call()).toMatchObject({ status: 'confirmed', startsAt: new Date('2026-11-24T17:00:00Z') });
    expect(app.happened).toEqual(['booked Ana Ruiz late']);
  });

  test('a lasting refusal stands at the account until a booking works again', async () => {
    await start();
    const refusedAt = async () => (await app.database.select().from(credentials))[0]!.bookingRefusedAt;
    const bookAgain = (start_time: string) => book({ start_time });
    calendly.control.setFaults({ failNext: { status: 400, times: 2, calls: 'book' } });
    expect((await book()).json()).toMatchObject({ status: 'pending', bookingUrl: expect.stringContaining('http') });
    const since = await refusedAt();
    expect(since).not.toBeNull();
    await bookAgain('12:00');
    expect(await refusedAt()).toEqual(since);
    visitor = await app.signUp('bea@example.test');
    expect((await bookAgain('13:00')).json()).toMatchObject({ status: 'confirmed' });
    expect(await refusedAt()).toBeNull();
  });

  test.each([400, 402, 403, 404, 405, 409, 410, 422, 451])(
    'a booking refused with %i leads to the page of the coach, and stands at the account',
    async (status) => {
      await start();
      calendly.control.setFaults({ failNext: { status, times: 1, calls: 'book' } });
      const { status: state, bookingUrl } = (await book()).json<{ status: string; bookingUrl: string }>();
      expect([state, bookingUrl]).toEqual(['pending', expect.stringContaining('http')]);
      expect((await app.database.select().from(credentials))[0]!.bookingRefusedAt).not.toBeNull();
      expect(active()).toEqual([]);
    },
  );

  test.each([
    [429, 502],
    [500, 201],
    [503, 201],
  ])('a booking that meets %i for too long is answered %i, and is no lasting refusal', async (status, answered) => {
    await start();
    calendly.control.setFaults({ failNext: { status, times: 20, calls: 'book' } });
    const response = await book();
    expect(response.statusCode).toBe(answered);
    // It may have been booked all the same.
    if (answered === 201) expect(response.json()).toMatchObject({ status: 'pending', bookingUrl: null });
    expect((await app.database.select().from(credentials))[0]!.bookingRefusedAt).toBeNull();
    expect(active()).toEqual([]);
  });

  test('a booking whose answer was lost is found, and made once', async () => {
    await start();
    network.cutAfter((url) => url.pathname === '/invitees');
    expect((await book()).json()).toMatchObject({ status: 'pending' });
    network.restore();
    await app.pass(2 * minute, 10_000);
    expect(await call()).toMatchObject({ status: 'confirmed' });
    expect(active()).toHaveLength(1);
  });
});
