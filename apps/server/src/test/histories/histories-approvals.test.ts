import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, report } from './examine.ts';
import { useFastDatabase } from './fast-database.ts';
import { chosenHistories, chosenSeed, timeLimitMs } from './settings.ts';

let leaveDatabase: () => Promise<void>;
beforeAll(async () => {
  leaveDatabase = await useFastDatabase();
});
afterAll(() => leaveDatabase());

/** Short ones: many fit into the time of a few of the others. So many are enough for a long run. */
const times = 4;
const maxHistories = 5_000;

test(
  'whatever happens around answers that wait for a word, each is sent once, agreed to, in time, or not at all',
  { timeout: timeLimitMs },
  async () => {
    const options = {
      channel: 'instagram',
      seed: chosenSeed(),
      histories: Math.min(times * chosenHistories(), maxHistories),
      approvals: true,
    } as const;
    const examination = await examine(options);
    const faults = await report(options, examination);
    if (faults !== '') expect.fail(faults);
    expect(examination.answers).toBeGreaterThan(options.histories / 4);
  },
);
