import { expect, test, vi } from 'vitest';
import { fetchEarlier, type EarlyAnswer } from './early-answers.ts';

const address = '/api/bot/';
const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const again = async () => new Response('anew');

function early(given: Partial<EarlyAnswer> = {}) {
  const answer = Promise.resolve(new Response('early'));
  const asked = [{ address, token: 'mine', askedAt: Date.now(), answer, ...given }];
  return fetchEarlier(() => asked, again);
}
const text = async (response: Promise<Response>) => (await response).text();

test('what the page asked for early is taken once', async () => {
  const fetch = early();
  expect(await text(fetch(address, as('mine')))).toBe('early');
  expect(await text(fetch(address, as('mine')))).toBe('anew');
});

test.each([
  ['another address', '/api/agent/', as('mine')],
  ['another session', address, as('other')],
  ['a call that changes something', address, { ...as('mine'), method: 'POST' }],
])('%s is asked for anew', async (_case, wanted, init) => {
  expect(await text(early()(wanted, init))).toBe('anew');
});

test('an early answer that failed, or is old by now, is asked for again', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  expect(await text(early({ answer: failed })(address, as('mine')))).toBe('anew');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const fetch = early({ askedAt: Date.now() - 60_000 });
  expect(await text(fetch(address, as('mine')))).toBe('anew');
  vi.useRealTimers();
});
