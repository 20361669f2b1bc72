import { bookingRoutes, createApiClient } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLandingTrainer } from './landing-trainer.ts';
import { startSpotter, type SpotterUnderTest } from './test/spotter-under-test.ts';
import { createLogger } from './platform/logger.ts';

const email = 'dana.reyes@coach.example';
let spotter: SpotterUnderTest;
beforeAll(async () => {
  spotter = await startSpotter({ environment: { LANDING_TRAINER_EMAIL: email } });
});
afterAll(() => spotter.close());

test('the trainer of the landing page is there at the first start, once, and can be booked', async () => {
  const { users } = spotter.services;
  const visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
  expect(await visitor.call(bookingRoutes.landingTrainer)).toBeNull();
  const start = () =>
    createLandingTrainer(email, { database: spotter.connection.database, users, logger: createLogger('silent') });
  // Two processes at the same time, and a later start.
  await Promise.all([start(), start()]);
  const made = await users.findByEmail(email);
  await start();
  expect(await users.findByEmail(email)).toEqual(made);
  expect(made).toMatchObject({ firstName: 'Dana', role: 'trainer', passwordHash: null });
  const trainer = await visitor.call(bookingRoutes.landingTrainer);
  expect(trainer).toMatchObject({ id: made!.id, firstName: 'Dana' });
  const hours = await visitor.call(bookingRoutes.listHours, { body: { trainerId: made!.id, dayOfWeek: 1 } });
  expect(hours).toEqual([{ start_time: '09:00', end_time: '17:00' }]);
});
