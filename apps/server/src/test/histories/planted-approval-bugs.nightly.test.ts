import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as withdrawal from '../../modules/autoreply/approval/find-withdrawal.ts';
import type * as proposing from '../../modules/autoreply/approval/propose-answer.ts';
import type * as proposals from '../../modules/chats/approval/proposals.repository.ts';
import type * as switching from '../../modules/chats/chat-switch.repository.ts';
import { useFastDatabase } from './fast-database.ts';
import { timeLimitMs } from './settings.ts';
import { historiesUntilFound, maxHistories } from './until-found.ts';
import type { Counter } from './verdict/verdict.ts';

// Like planted-bugs.nightly.test.ts, for agents that ask first: what is broken here on purpose must be found.
const planted = vi.hoisted(() => ({ bug: null as string | null }));
/** The answers as they are read when a person says a word about them. */
const readForWord = vi.hoisted(() => new WeakSet<object>());
const forgetsDrops = () => planted.bug === 'a drop is forgotten';

vi.mock('../../modules/autoreply/approval/find-withdrawal.ts', async (importOriginal) => {
  const real = await importOriginal<typeof withdrawal>();
  return {
    findWithdrawal(...given: Parameters<typeof real.findWithdrawal>) {
      const because = real.findWithdrawal(...given);
      if (forgetsDrops() && because === 'canceled' && readForWord.has(given[0])) return null;
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

vi.mock('../../modules/chats/approval/proposals.repository.ts', async (importOriginal) => {
  const real = await importOriginal<typeof proposals>();
  return {
    ...real,
    async findProposal(...given: Parameters<typeof real.findProposal>) {
      const found = await real.findProposal(...given);
      if (found !== null) readForWord.add(found.proposal);
      return found;
    },
    recordVerdict: (...[tx, chatId, decided, ...which]: Parameters<typeof real.recordVerdict>) =>
      forgetsDrops() && decided.verdict === 'dropped'
        ? Promise.resolve(null)
        : real.recordVerdict(tx, chatId, decided, ...which),
  };
});

vi.mock('../../modules/chats/chat-switch.repository.ts', async (importOriginal) => {
  const real = await importOriginal<typeof switching>();
  return {
    ...real,
    abortWaiting: (...[tx, chatId, because]: Parameters<typeof real.abortWaiting>) =>
      forgetsDrops() && because === 'canceled'
        ? real.abortClaimed(tx, chatId, because)
        : real.abortWaiting(tx, chatId, because),
  };
});

describe('a bug of approval that is planted is found', () => {
  let leaveDatabase: () => Promise<void>;
  beforeAll(async () => {
    leaveDatabase = await useFastDatabase();
  });
  beforeEach(() => {
    planted.bug = null;
  });
  afterAll(() => leaveDatabase());

  test.each<[bug: string, counter: Counter]>([
    ['nobody is asked', 'unapproved'],
    ['they wrote on, and it is sent', 'unapproved'],
    ['a drop is forgotten', 'unapproved'],
  ])('%s: %s', { timeout: timeLimitMs }, async (bug, counter) => {
    planted.bug = bug;
    expect(await historiesUntilFound(counter, { approvals: true })).toBeLessThanOrEqual(maxHistories);
  });
});
