import { apiKeyRoutes, offerRoutes, tagRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { callAnswers } from './call-answers.tables.ts';
import { requestAnswerPurge } from './purge-answers.job.ts';

const clock = createShiftedClock();
const dayMs = 24 * 3_600_000;
let spotter: SpotterUnderTest;
let coach: Coach;
let key: string;

beforeAll(async () => {
  spotter = await startSpotter({ clock });
  coach = await spotter.addCoach();
  key = await keyOf(coach.client);
});
afterAll(() => spotter.close());

const keyOf = async (client: Coach['client']) =>
  (await client.call(apiKeyRoutes.create, { body: { name: 'n8n', scopes: ['agents', 'chats'] } })).key;
async function post(path: string, body: object, name: string, token = key) {
  const response = await fetch(`${spotter.origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': name },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { _id?: string; code?: string };
  return { status: response.status, answer, replayed: response.headers.get('idempotency-replayed') };
}
const offer = (name: string) => ({ name, price: null });
const names = async (client = coach.client) => (await client.call(offerRoutes.list)).map(({ name }) => name);

describe('a call that names itself', () => {
  test('is done once, and answered the same each time, with and without quotes', async () => {
    const first = await post('/offers', offer('Once'), 'one');
    expect(first).toMatchObject({ status: 201, replayed: null });
    for (const name of ['one', '"one"']) {
      expect(await post('/offers', offer('Once'), name)).toEqual({ ...first, replayed: 'true' });
    }
    expect(await names()).toEqual(['Once']);
  });

  test('is refused with another content, and at another address', async () => {
    await post('/offers', offer('Mine'), 'two');
    for (const [path, body] of [
      ['/offers', offer('Yours')],
      ['/tags', offer('Mine')],
    ] as const) {
      expect(await post(path, body, 'two')).toMatchObject({ status: 422, answer: { code: 'idempotency_mismatch' } });
    }
    expect(await names()).not.toContain('Yours');
  });

  test('that comes several times at once is done once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => post('/tags', { name: 'At once' }, 'three')));
    expect(outcomes.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    for (const { status, answer } of outcomes) {
      if (status !== 201) expect([status, answer.code]).toEqual([409, 'idempotency_open']);
    }
    expect(await coach.client.call(tagRoutes.list)).toHaveLength(1);
  });

  test('that was refused may be put right under its name', async () => {
    expect(await post('/offers', { name: '' }, 'four')).toMatchObject({ status: 400 });
    await post('/tags', { name: 'Taken' }, 'four-a');
    expect(await post('/tags', { name: 'Taken' }, 'four')).toMatchObject({ status: 409 });
    expect(await post('/offers', offer('Right'), 'four')).toMatchObject({ status: 201 });
  });

  test('that broke off is not done again: it may have done its work', async () => {
    const { database } = spotter.connection;
    await post('/offers', offer('Broken'), 'five');
    await database.update(callAnswers).set({ answer: null });
    expect(await post('/offers', offer('Broken'), 'five')).toMatchObject({
      status: 409,
      answer: { code: 'idempotency_open' },
    });
    await database.delete(callAnswers);
  });

  test('has its name within its workspace', async () => {
    const stranger = await spotter.signUp();
    const theirs = await keyOf(stranger.client);
    const mine = await post('/offers', offer('Both'), 'six');
    const other = await post('/offers', offer('Both'), 'six', theirs);
    expect(other).toMatchObject({ status: 201, replayed: null });
    expect(other.answer._id).not.toBe(mine.answer._id);
  });

  test.each(['', '"', 'x'.repeat(256), 'ä'])('%j is no name', async (name) => {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': name };
    const refused = await fetch(`${spotter.origin}/api/offers`, { method: 'POST', headers }).then(
      ({ status }) => status,
      () => 400,
    );
    expect(refused).toBeGreaterThanOrEqual(400);
  });

  test('is remembered for a day', async () => {
    await post('/offers', offer('Daily'), 'seven');
    clock.putForward(dayMs - 60_000);
    expect(await post('/offers', offer('Daily'), 'seven')).toMatchObject({ replayed: 'true' });
    clock.putForward(60_000);
    expect(await post('/offers', offer('Daily'), 'seven')).toMatchObject({ status: 201, replayed: null });
    expect((await names()).filter((name) => name === 'Daily')).toHaveLength(2);
    clock.putForward(dayMs);
    await requestAnswerPurge(spotter.connection.database, clock.now());
    await spotter.settled();
    await spotter.until('the purge', async () => (await spotter.connection.database.$count(callAnswers)) === 0);
  });
});
