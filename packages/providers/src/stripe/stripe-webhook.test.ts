import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createStripeWebhook } from './stripe-webhook.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;
const secret = 'whsec_of_the_endpoint';
const read = createStripeWebhook({ secret, now: () => now });

function signed(body: string, options: { at?: number; key?: string } = {}): string {
  const { at = seconds, key = secret } = options;
  return `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
}

const eventOf = (object: object, type = 'customer.subscription.updated') =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: seconds, data: { object } });

const bytes = (text: string) => Buffer.from(text);

describe('a delivery of Stripe', () => {
  const body = eventOf({ id: 'sub_1', object: 'subscription', customer: 'cus_1' });

  test('says which event it is and about whom', () => {
    expect(read(bytes(body), signed(body))).toEqual({
      kind: 'event',
      event: { eventId: 'evt_1', type: 'customer.subscription.updated', customerId: 'cus_1', at: now },
    });
  });

  test.each([
    ['a customer that comes whole', { id: 'in_1', object: 'invoice', customer: { id: 'cus_1' } }, 'cus_1'],
    ['the customer itself', { id: 'cus_1', object: 'customer' }, 'cus_1'],
    ['nobody', { id: 'price_1', object: 'price' }, null],
  ])('about %s', (_case, object, customerId) => {
    const text = eventOf(object, 'something.new');
    expect(read(bytes(text), signed(text))).toMatchObject({ event: { customerId } });
  });

  test('is not lost for a time that makes no sense, and happened no later than it arrived', () => {
    const times = [seconds * 1e6, (seconds + 3 * 86_400) * 1000, 1e30, 0.5, null, 'soon'];
    const reported = times.map((created) => {
      const text = JSON.stringify({ ...JSON.parse(body), created });
      return read(bytes(text), signed(text));
    });
    expect(reported.filter((one) => one.kind !== 'event' || one.event.at > now)).toEqual([]);
  });

  test('is taken with one good signature of several: the secret is being changed', () => {
    const both = `${signed(body, { key: 'whsec_older' })},${signed(body).split(',')[1]}`;
    expect(read(bytes(body), both).kind).toBe('event');
  });

  test.each([
    ['no signature', body, undefined],
    ['an empty one', body, ''],
    ['one of somebody else', body, signed(body, { key: 'whsec_other' })],
    ['one over other bytes', `${body} `, signed(body)],
    ['one that is six minutes old', body, signed(body, { at: seconds - 360 })],
    ['something else in its place', body, 'Bearer abc'],
    ['no bytes at all', '', undefined],
  ])('with %s is not taken for one', (_case, text, signature) => {
    expect(read(bytes(text), signature)).toEqual({ kind: 'unsigned' });
  });

  test.each([['not JSON'], ['{}'], ['[]'], ['null'], [JSON.stringify({ id: 'evt_1', object: 'v2.core.event' })]])(
    'that is signed and makes no sense is told apart: %s',
    (text) => {
      expect(read(bytes(text), signed(text))).toEqual({ kind: 'unreadable' });
    },
  );
});
