import { Offer, ProposedOffer } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createRateLimiter } from '../../http/limits/rate-limit.ts';
import { createTestApp, type TestApp } from '../auth/auth-app.test-support.ts';
import { createOffers } from './offers.module.ts';

const shred = {
  name: 'Shred',
  price: { amount: 9700, currency: 'USD', per: 'month', from: true },
  terms: 'Or 3 x $249.',
  link: 'https://dan.example/shred',
  forWhom: 'busy parents',
  validUntil: null,
  active: true,
};
/** Stands for what leads' questions find. */
const found = new Set<string>();
let spotter: TestApp;
let ana: Awaited<ReturnType<TestApp['signUp']>>;
let exporters: ReturnType<typeof createOffers>['exporters'];

beforeAll(async () => {
  spotter = await createTestApp((app, { database, clock }) => {
    const offers = createOffers({
      database,
      clock,
      rateLimiter: createRateLimiter({ database, clock }),
      onStored: async (_tx, { id }) => void found.add(id),
      onRemoved: async (_tx, _access, id) => void found.delete(id),
    });
    offers.routes(app);
    exporters = offers.exporters;
  });
  ana = await spotter.signUp('ana@gym.example');
});
afterAll(() => spotter.close());

const list = async () => z.array(Offer).parse((await spotter.call('GET', '/api/offers', ana)).json());

test('an offer is added, changed and deleted, and is in the export', async () => {
  const created = await spotter.call('POST', '/api/offers', { ...ana, body: shred });
  expect(created.statusCode).toBe(201);
  const { _id } = Offer.parse(created.json());
  expect(await list()).toEqual([{ _id, ...shred, expired: false }]);
  const changed = { ...shred, validUntil: '2020-01-31' };
  expect(
    Offer.parse((await spotter.call('PUT', `/api/offers/${_id}`, { ...ana, body: changed })).json()),
  ).toMatchObject({
    validUntil: '2020-01-31',
    expired: true,
  });
  expect(await exporters.offers!(ana.access)).toMatchObject([{ name: 'Shred' }]);
  expect([...found]).toEqual([_id]);
  expect((await spotter.call('DELETE', `/api/offers/${_id}`, ana)).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  expect([...found]).toEqual([]);
  expect((await spotter.call('DELETE', `/api/offers/${_id}`, ana)).statusCode).toBe(404);
});

test.each([
  ['a currency in words', { price: { ...shred.price, currency: 'dollars' } }],
  ['a price below nothing', { price: { ...shred.price, amount: -1 } }],
  ['an address that is none', { link: 'javascript:alert(1)' }],
  ['a day that is none', { validUntil: '2026-02-31' }],
])('%s is refused', async (_name, change) => {
  expect((await spotter.call('POST', '/api/offers', { ...ana, body: { ...shred, ...change } })).statusCode).toBe(400);
});

test('the offers in instructions are proposed and not saved', async () => {
  const text = 'Be kind. The Shred plan is $97 a month, or 3 x $249. Sign up: https://dan.example/shred';
  const proposed = await spotter.call('POST', '/api/offers/propose', { ...ana, body: { text } });
  expect(z.array(ProposedOffer).parse(proposed.json())).toMatchObject([
    {
      offer: { name: 'Shred plan', price: { amount: 9700, currency: 'USD', per: 'month' }, link: shred.link },
      readFrom: expect.stringContaining('3 x $249'),
    },
  ]);
  expect(await list()).toEqual([]);
});

test('whatever a text holds, what is proposed fits an offer, and only ten a minute are read', async () => {
  const propose = (text: string) => spotter.call('POST', '/api/offers/propose', { ...ana, body: { text } });
  const texts = [
    `The Shred plan is $97 ${'and more '.repeat(2_000)}`,
    `The Shred plan is $97 a month: https://dan.example/${'a'.repeat(600)}`,
    'The Shred plan is $97000000000000 a month',
    'The Shred plan is $97 a month: https://%zz',
  ];
  const statuses: number[] = [];
  for (const text of texts) statuses.push((await propose(text)).statusCode);
  expect(statuses).toEqual(texts.map(() => 200));
  // One was read by the test before.
  for (let left = 10 - texts.length - 1; left > 0; left -= 1) await propose('Be kind.');
  expect((await propose('Be kind.')).statusCode).toBe(429);
});
