import { createHmac } from 'node:crypto';
import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarTestStart, callAt, monday } from '../ports/calendar.test-suite.ts';
import { createDescribedFetch } from '../test-support/described-fetch.ts';
import { startLocalServer } from '../test-support/local-server.ts';
import { createCalendlyCalendar } from './calendly-calendar.ts';
import { calendlyCalls } from '../test-support/calendly-calls.ts';
import { createCalendlyWebhooks } from './calendly-webhooks.ts';

const email = 'marta@example.com';
const now = () => calendarTestStart;
const described = createDescribedFetch(calendlyCalls);
const signedAt = calendarTestStart.getTime() / 1000;

async function startCalendly(options: { plan?: 'free' | 'standard'; answers?: number[] } = {}) {
  const statuses = [...(options.answers ?? [])];
  const spotter = await startLocalServer(() => ({ status: statuses.shift() ?? 200 }));
  const calendly = createCalendlySimulator({
    clientId: 'client',
    clientSecret: 'secret',
    webhookKey: 'key',
    retryDelaysMs: [0],
    now,
  });
  const apiUrl = await calendly.listen();
  calendly.control.addAccount({
    id: 'user-1',
    organizationId: 'organization-1',
    email,
    name: 'Marta',
    slug: 'marta',
    timeZone: 'UTC',
    plan: options.plan ?? 'standard',
    eventTypes: [{ id: 'type-60', name: 'Strategy call', slug: 'strategy', durationMinutes: 60 }],
    hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
  });
  const account = {
    accountId: 'https://api.calendly.com/users/user-1',
    calendarId: 'https://api.calendly.com/event_types/type-60',
    accessToken: calendly.control.grant(email).accessToken,
  };
  const webhooks = createCalendlyWebhooks({ apiUrl, now, fetch: described.fetch, signingKey: 'key' });
  const calendar = createCalendlyCalendar({ apiUrl, now });
  const callbackUrl = `${spotter.origin}/api/webhooks/calendly/connection-1`;
  const changes = () => spotter.received.map(({ text }) => webhooks.parse(text));
  return { spotter, calendly, account, webhooks, calendar, callbackUrl, changes };
}

let under: Awaited<ReturnType<typeof startCalendly>>;
beforeEach(async () => {
  under = await startCalendly();
});
afterEach(async () => {
  await under.calendly.close();
  await under.spotter.stop();
});

async function restart(options: Parameters<typeof startCalendly>[0]) {
  await under.calendly.close();
  await under.spotter.stop();
  under = await startCalendly(options);
}

const subscribe = () => under.webhooks.subscribe(under.account, under.callbackUrl);

describe('a subscription', () => {
  test('is made once, however often it is asked for', async () => {
    const first = await subscribe();
    expect(first).toMatchObject({ kind: 'subscribed' });
    expect(await subscribe()).toEqual(first);
    expect(under.calendly.control.subscriptions(email)).toMatchObject([{ url: under.callbackUrl, state: 'active' }]);
  });

  test('that Calendly switched off after too many failures is made anew', async () => {
    await restart({ answers: [500, 500] });
    await subscribe();
    under.calendly.control.bookAsGuest(email, { start: monday(15), guestName: 'Ana', guestEmail: 'ana@example.com' });
    await under.calendly.control.webhooksSettled();
    expect(under.calendly.control.subscriptions(email)).toMatchObject([{ state: 'disabled' }]);
    expect(await subscribe()).toMatchObject({ kind: 'subscribed' });
    expect(under.calendly.control.subscriptions(email)).toMatchObject([{ state: 'active' }]);
  });

  test('is not part of a free plan', async () => {
    await restart({ plan: 'free' });
    expect(await subscribe()).toEqual({ kind: 'not-in-plan' });
  });

  test('is ended, also twice', async () => {
    const made = await subscribe();
    if (made.kind !== 'subscribed') throw new Error(made.kind);
    expect(await under.webhooks.unsubscribe(under.account, made.subscriptionId)).toEqual({ kind: 'unsubscribed' });
    expect(await under.webhooks.unsubscribe(under.account, made.subscriptionId)).toEqual({ kind: 'unsubscribed' });
    expect(under.calendly.control.subscriptions(email)).toEqual([]);
  });
});

describe('a webhook', () => {
  test('tells of our own booking under our id, moved by the guest and cancelled by the coach', async () => {
    await subscribe();
    const request = callAt(monday(15));
    const booked = await under.calendar.book(under.account, request);
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    const { bookingId } = booked.booking;
    const { control } = under.calendly;
    await control.webhooksSettled();
    const moved = control.rescheduleAsGuest(bookingId.slice(bookingId.lastIndexOf('/') + 1), monday(16));
    await control.webhooksSettled();
    control.cancelAsHost(moved, 'ill');
    await control.webhooksSettled();
    const { appointmentId } = request;
    const movedId = `https://api.calendly.com/scheduled_events/${moved}`;
    const received = under.changes();
    expect(received).toHaveLength(4);
    expect(received[0]).toMatchObject({
      bookingId,
      appointmentId,
      state: 'confirmed',
      time: { start: monday(15), end: monday(16) },
      guestEmail: 'ana@example.com',
    });
    expect(received).toContainEqual(expect.objectContaining({ bookingId, appointmentId, state: 'cancelled' }));
    expect(received).toContainEqual(
      expect.objectContaining({ bookingId: movedId, appointmentId, state: 'confirmed', replaces: bookingId }),
    );
    expect(received[3]).toMatchObject({ bookingId: movedId, state: 'cancelled' });
    for (const { text, headers } of under.spotter.received) {
      const signature = String(headers['calendly-webhook-signature']);
      expect(under.webhooks.isGenuine(Buffer.from(text), signature)).toBe(true);
    }
  });

  test('that was not taken comes again', async () => {
    await restart({ answers: [503] });
    await subscribe();
    under.calendly.control.bookAsGuest(email, { start: monday(15), guestName: 'Ana', guestEmail: 'ana@example.com' });
    await under.calendly.control.webhooksSettled();
    const [first, second] = under.changes();
    expect(first).toMatchObject({ state: 'confirmed', appointmentId: null });
    expect(second).toEqual(first);
  });

  test.each([
    '',
    'no JSON',
    '{}',
    '{"event":"routing_form_submission.created","payload":{}}',
    '{"event":"invitee.created"}',
  ])('of %j says nothing to us', (body) => {
    expect(under.webhooks.parse(body)).toBeNull();
  });
});

describe('a signature', () => {
  const body = Buffer.from('{"event":"invitee.created"}');
  const sign = (seconds: number, key = 'key') =>
    `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body.toString()}`).digest('hex')}`;
  const isGenuine = (signature: string | undefined, signingKey = 'key') =>
    createCalendlyWebhooks({ apiUrl: 'http://127.0.0.1', now, signingKey }).isGenuine(body, signature);

  test.each([
    ['of now', sign(signedAt), true],
    ['of three minutes ago', sign(signedAt - 180), true],
    ['of longer ago', sign(signedAt - 181), false],
    ['of the future', sign(signedAt + 181), false],
    ['of another key', sign(signedAt, 'other'), false],
    ['of another time than it says', sign(signedAt).replace(String(signedAt), String(signedAt + 1)), false],
    ['that is none', 'v1=abc', false],
    ['that is missing', undefined, false],
  ])('%s: %j is genuine: %s', (_case, signature, expected) => {
    expect(isGenuine(signature)).toBe(expected);
  });

  test('by a key that was never configured proves nothing', () => {
    expect(isGenuine(sign(signedAt, ''), '')).toBe(false);
  });

  test('covers every byte', () => {
    const webhooks = createCalendlyWebhooks({ apiUrl: 'http://127.0.0.1', now, signingKey: 'key' });
    expect(webhooks.isGenuine(Buffer.from(`${body.toString()} `), sign(signedAt))).toBe(false);
  });
});

test('every request of this file is one that Calendly describes', () => {
  expect(described.faults()).toEqual([]);
  expect(described.made()).toEqual([
    'DELETE /webhook_subscriptions/{webhook_uuid}',
    'GET /users/me',
    'GET /webhook_subscriptions',
    'POST /webhook_subscriptions',
  ]);
});
