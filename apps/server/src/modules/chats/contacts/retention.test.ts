import { analyticsRoutes, chatRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { lead, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const dayMs = 24 * 3_600_000;
const clock = createShiftedClock();
let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0, clock, environment: { RETENTION_MESSAGES_DAYS: '30' } });
  coach = await spotter.addCoach();
});
afterAll(() => spotter.close());

test('what is older than the operator keeps is deleted, and the figures stay', async () => {
  spotter.writes('SHRED, I want to lose ten pounds');
  await spotter.settled();
  spotter.writes('can i book a call? im in chicago');
  await spotter.settled();
  const chat = await spotter.chat(coach);
  expect(chat.history.length).toBeGreaterThan(1);
  const day = clock.now().toISOString().slice(0, 10);
  const counted = () =>
    coach.client.call(analyticsRoutes.messageStats, { query: { source: 'instagram', from: day, to: day } });
  const before = await counted();
  expect(before.some(({ value }) => value > 0)).toBe(true);

  clock.putForward(20 * dayMs);
  await spotter.settled();
  spotter.writes('are you still there?');
  await spotter.settled();
  clock.putForward(11 * dayMs);
  await spotter.settled();
  // The session has ended meanwhile.
  coach.client = await spotter.signInAgain(coach);

  const { history, facts } = await coach.client.call(chatRoutes.find, { params: { id: chat._id }, query: {} });
  expect(history.map(({ text }) => text)).not.toContain('SHRED, I want to lose ten pounds');
  expect(history.map(({ text }) => text)).toContain('are you still there?');
  expect(await spotter.services.booking.chatCalls.proposals.findNewest(chat._id)).toBeNull();
  // The conversation went on meanwhile, so what the agent learned is still needed.
  expect(facts).toEqual(chat.facts);
  expect(await counted()).toEqual(before);

  clock.putForward(31 * dayMs);
  await spotter.settled();
  coach.client = await spotter.signInAgain(coach);
  const quiet = await spotter.chat(coach, lead.id);
  expect(quiet).toMatchObject({ history: [], facts: [], stage: chat.stage });
  expect(await counted()).toEqual(before);
});
