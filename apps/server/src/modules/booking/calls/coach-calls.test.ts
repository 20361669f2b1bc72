import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBooking, bookingBody, type BookingUnderTest } from '../booking.test-support.ts';

describe('as time goes by the coach', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let visitor: { token: string; userId: string };
  beforeAll(async () => {
    app = await startBooking();
  });
  beforeEach(async () => {
    await app.startAfresh();
    trainer = await app.addTrainer();
    visitor = await app.signUp('ana@example.test');
  });
  afterAll(() => app.close());

  const book = async (more: Parameters<typeof bookingBody>[2] = {}) => {
    const body = bookingBody(trainer.userId, visitor.userId, more);
    const response = await app.call('POST', '/api/appointments', { token: visitor.token, body });
    return response.json<{ _id: string }>()._id;
  };
  const change = (id: string, what: string, given: object) =>
    app.call('POST', `/api/appointments/${id}/${what}`, { token: trainer.token, body: given });

  test('marks who came, but not before the call', async () => {
    const id = await book();
    expect((await change(id, 'outcome', { outcome: 'shown' })).statusCode).toBe(400);
    app.clock.advance(4 * 24 * 3_600_000);
    expect((await change(id, 'outcome', { outcome: 'shown' })).json()).toMatchObject({ outcome: 'shown' });
    expect((await change(id, 'cancel', {})).statusCode).toBe(400);
  });

  test('sees what is to come and what was, page by page', async () => {
    for (const start_time of ['09:00', '10:00', '11:00']) await book({ start_time });
    app.clock.advance(3 * 24 * 3_600_000 + 3.5 * 3_600_000);
    const now = app.clock.now().toISOString();
    const list = async (query: string) => app.call('GET', `/api/appointments/me?${query}`, { token: trainer.token });
    const upcoming = await list(`from=${now}&order=soonest&limit=1`);
    expect(upcoming.json<{ start: string }[]>().map(({ start }) => start)).toEqual(['2026-11-23T15:00:00.000Z']);
    const next = /<([^>]+)>/.exec(String(upcoming.headers['link']))?.[1] ?? '';
    expect((await app.call('GET', next, { token: trainer.token })).json()).toMatchObject([
      { start: '2026-11-23T16:00:00.000Z' },
    ]);
    const past = await list(`to=${now}&order=newest`);
    expect(past.json<{ start: string }[]>().map(({ start }) => start)).toEqual(['2026-11-23T15:00:00.000Z']);
  });
});
