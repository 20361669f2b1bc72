import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as withdrawal from '../../modules/autoreply/approval/find-withdrawal.ts';
import type * as proposing from '../../modules/autoreply/approval/propose-answer.ts';
import { examine } from './examine.ts';
import { useFastDatabase } from './fast-database.ts';
import { chosenSeed, timeLimitMs } from './settings.ts';

// Like planted-bugs.nightly.test.ts, for agents that ask first: what is broken here on purpose must be found.
const planted = vi.hoisted(() => ({ bug: null as string | null }));

vi.mock('../../modules/autoreply/approval/find-withdrawal.ts', async (importOriginal) => {
  const real = await importOriginal<typeof withdrawal>();
  return {
    findWithdrawal(...given: Parameters<typeof real.findWithdrawal>) {
      const because = real.findWithdrawal(...given);
      const isOverlooked = because === 'contact-wrote' || because === 'contact-took-back';
      return planted.bug === 'they wrote on, and it is sent' && isOverlooked ? null : because;
    },
  };
});

vi.mock('../../modules/autoreply/approval/propose-answer.ts', async (importOriginal) => {
  const real = await importOriginal<typeof proposing>();
  return {
    ...real,
    needsApproval: (...given: Parameters<typeof real.needsApproval>) =>
      planted.bug !== 'nobody is asked' && real.needsApproval(...given),
  };
});

const maxHistories = 800;
const atOnce = 100;

describe('a bug of approval that is planted is found', () => {
  let leaveDatabase: () => Promise<void>;
  beforeAll(async () => {
    leaveDatabase = await useFastDatabase();
  });
  beforeEach(() => {
    planted.bug = null;
  });
  afterAll(() => leaveDatabase());

  test.each(['nobody is asked', 'they wrote on, and it is sent'])('%s', { timeout: timeLimitMs }, async (bug) => {
    planted.bug = bug;
    expect(await historiesUntilFound()).toBeLessThanOrEqual(maxHistories);
  });
});

async function historiesUntilFound(): Promise<number> {
  const seed = chosenSeed();
  for (let played = atOnce; played <= maxHistories; played += atOnce) {
    const options = { channel: 'instagram', seed: seed + played, histories: atOnce, approvals: true } as const;
    const { faults } = await examine(options);
    if (faults.some(({ counter }) => counter === 'unapproved')) return played;
  }
  throw new Error(`Not found in ${maxHistories} histories; SPOTTER_SEED=${seed}`);
}
