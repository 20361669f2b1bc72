import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingBody, startBooking, type BookingUnderTest } from '../booking.test-support.ts';

const dayMs = 24 * 3_600_000;

describe('what one client can book', () => {
  let app: BookingUnderTest;
  let client: { token: string; userId: string };
  let trainer: { token: string; userId: string };
  beforeAll(async () => {
    app = await startBooking({ verifyEmail: false, landingTrainerEmail: 'landing@example.test' });
  });
  beforeEach(async () => {
    await app.startAfresh();
    client = await app.signUp('ana@example.test');
    trainer = await app.addTrainer();
  });
  afterAll(() => app.close());

  const book = (given: { date?: string; start_time?: string } = {}, trainerId = trainer.userId) =>
    app.call('POST', '/api/appointments', {
      token: client.token,
      body: bookingBody(trainerId, client.userId, given),
    });
  const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
  const refusedAs = (message: string) => ({ code: 'too_many_calls', message });
  const twoToCome = refusedAs(
    'You already have two calls coming up with this trainer. Please cancel one of them first',
  );
  const fiveADay = refusedAs('You’ve booked five calls in one day. Please try again tomorrow');

  test('is two calls to come with one trainer, also when all are asked for at once', async () => {
    const answers = await Promise.all(hours.map((start_time) => book({ start_time })));
    const booked = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([booked.length, refused.length]).toEqual([2, 6]);
    for (const answer of refused) expect(answer.json()).toEqual(twoToCome);
    // Past and canceled calls do not count.
    await app.call('POST', `/api/appointments/${booked[0]!.json<{ _id: string }>()._id}/cancel`, {
      token: trainer.token,
      body: {},
    });
    expect((await book({ date: '2026-11-24' })).statusCode).toBe(201);
    app.clock.advance(6 * dayMs);
    expect((await book({ date: '2026-11-27' })).statusCode).toBe(201);
  });

  test('is five calls a day with all trainers together, those called off included', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const other = await app.addTrainer(`trainer${nth}@example.test`);
      const booked = await book({}, other.userId);
      expect(booked.statusCode).toBe(201);
      if (nth > 2) continue;
      const id = booked.json<{ _id: string }>()._id;
      await app.call('POST', `/api/appointments/${id}/cancel`, { token: other.token, body: {} });
    }
    const sixth = await book();
    expect([sixth.statusCode, sixth.json()]).toEqual([409, fiveADay]);
    app.clock.advance(dayMs);
    expect((await book()).statusCode).toBe(201);
  });

  test('does not limit anybody else', async () => {
    for (const start_time of hours.slice(0, 2)) await book({ start_time });
    client = await app.signUp('bea@example.test');
    expect((await book({ start_time: '14:00' })).statusCode).toBe(201);
  });

  test('is nobody who has not said when they take calls, except the trainer of the landing page', async () => {
    const other = await app.signUp('private@example.test');
    const landing = await app.signUp('landing@example.test');
    const asks = (id: string) => [
      book({}, id),
      app.call('GET', `/api/booking/slots?trainerId=${id}&from=2026-11-23&to=2026-11-23`),
      app.call('POST', '/api/appointments', { body: { trainerId: id, date: '2026-11-23' } }),
      app.call('POST', '/api/availability', { body: { trainerId: id, dayOfWeek: 1 } }),
    ];
    const statuses = async (id: string) => (await Promise.all(asks(id))).map(({ statusCode }) => statusCode);
    expect(await statuses(other.userId)).toEqual([404, 404, 404, 404]);
    expect(await statuses(landing.userId)).toEqual([201, 200, 200, 200]);
    expect(await statuses(trainer.userId)).toEqual([201, 200, 200, 200]);
  });
});
