import type { ChannelKind } from '@spotter/domain/channels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, report } from './examine.ts';
import { useFastDatabase } from './fast-database.ts';
import { chosenHistories, chosenSeed, timeLimitMs } from './settings.ts';

const names = { instagram: 'Instagram', messenger: 'Messenger' };

/** Tests that the promises hold in random histories on one channel. */
export function testHistories(channel: ChannelKind): void {
  let leaveDatabase: () => Promise<void>;
  beforeAll(async () => {
    leaveDatabase = await useFastDatabase();
  });
  afterAll(() => leaveDatabase());

  test(
    `whatever happens in random histories on ${names[channel]}, nobody is answered twice, talked over or forgotten`,
    { timeout: timeLimitMs },
    async () => {
      const options = { channel, seed: chosenSeed(), histories: chosenHistories() };
      const examination = await examine(options);
      // The embedded database repeats the same course of events.
      await leaveDatabase();
      const faults = await report(options, examination);
      // A comparison of texts would print the first of its words only.
      if (faults !== '') expect.fail(faults);
      // Without answers every promise would be kept.
      expect(examination.answers).toBeGreaterThan(options.histories / 2);
      expect(examination.followUps).toBeGreaterThan(options.histories / 20);
      expect(examination.bubbled).toBeGreaterThan(options.histories / 20);
      expect(examination.deaths).toBeGreaterThan(options.histories / 1000);
    },
  );
}
