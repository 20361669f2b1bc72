import { agentRoutes, notificationRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createLogger } from '../../../platform/logger.ts';
import { startNotifiedCoach, waysOf, type NotifiedCoach } from '../../../test/notifications/notified-coach.ts';
import { createReports } from '../../notifications/index.ts';
import { createBudgetWarnings } from './budget-warnings.ts';
import { addModelUse } from './model-use.repository.ts';

const limit = 10_000_000;
const dayMs = 24 * 3_600_000;

let notified: NotifiedCoach;
beforeAll(async () => {
  notified = await startNotifiedCoach({ LLM_DAILY_TOKENS_PER_ACCOUNT: String(limit) });
});
afterAll(() => notified.close());

const today = () => notified.clock.now().toISOString().slice(0, 10);
const workspaceOf = ({ access }: { access: { workspaceId: WorkspaceId } }) => access.workspaceId;
const warnings = async () => (await notified.list()).filter(({ kind }) => kind === 'budget').toReversed();
const budget = async () => (await notified.coach.client.call(agentRoutes.models)).budget!;

/** Brings the use of today to a share of the limit, and then asks the model once. */
async function askAt(percent: number): Promise<void> {
  const workspaceId = workspaceOf(notified.coach);
  const { tokens } = await budget();
  await addModelUse(notified.spotter.connection.database, [
    { day: today(), workspaceId, tokens: (limit * percent) / 100 - tokens },
  ]);
  await notified.coach.client.call(agentRoutes.try, {
    params: { id: notified.coach.agentId },
    body: { messages: [{ from: 'lead', text: 'SHRED' }] },
  });
  await notified.settled();
}

test('below 80 percent nobody is warned, and the use can be read', async () => {
  await askAt(79);
  expect(await warnings()).toEqual([]);
  const { tokens, ...rest } = await budget();
  expect(tokens).toBeGreaterThan(limit * 0.79);
  const midnight = `${new Date(notified.clock.now().getTime() + dayMs).toISOString().slice(0, 10)}T00:00:00.000Z`;
  expect(rest).toEqual({ limit, percentUsed: 79, resetsAt: midnight });
});

test('80 and 95 percent are told once each, in the app and by email, with what follows and what to do', async () => {
  await askAt(80);
  await askAt(81);
  const [first, ...others] = await warnings();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ title: '80% of today’s AI budget is used', page: '/subscriptions' });
  expect(waysOf(first!)).toEqual(['app sent', 'email sent']);
  const [mail, ...more] = notified.mailed('80%');
  expect(more).toEqual([]);
  for (const words of ['your agents wait until', 'No lead is lost', 'pause an agent', 'See your budget'])
    expect(mail!.text).toContain(words);

  await askAt(95);
  await askAt(96);
  expect((await warnings()).map(({ title }) => title)).toEqual([
    '80% of today’s AI budget is used',
    '95% of today’s AI budget is used',
  ]);
  expect(notified.mailed('95%')).toHaveLength(1);
});

test('the next day warns again, and of the higher mark alone where both are passed at once', async () => {
  notified.clock.putForward(dayMs);
  expect((await budget()).percentUsed).toBe(0);
  await askAt(97);
  expect((await warnings()).map(({ title }) => title.slice(0, 3))).toEqual(['80%', '95%', '95%']);
});

test('several processes that see the same mark tell it once', async () => {
  const { database } = notified.spotter.connection;
  const other = await notified.spotter.signUp();
  const resetsAt = new Date(notified.clock.now().getTime() + dayMs);
  const { budgetMarkReached } = createReports({ clock: notified.clock });
  const warnAs = () =>
    createBudgetWarnings({ database, logger: createLogger('silent'), limit: 100, onMarkReached: budgetMarkReached });
  const use = [{ workspaceId: workspaceOf(other), tokens: 85 }];
  const processes = [warnAs(), warnAs(), warnAs()];
  await Promise.all(processes.map((warn) => warn(use, resetsAt)));
  await notified.settled();
  const listed = await other.client.call(notificationRoutes.list, { query: {} });
  expect(listed.map(({ kind }) => kind)).toEqual(['budget']);
});

test('a warning that could not be stored is made with the next use', async () => {
  const { database } = notified.spotter.connection;
  const told: number[] = [];
  let fails = true;
  const warn = createBudgetWarnings({
    database,
    logger: createLogger('silent'),
    limit: 100,
    onMarkReached(_tx, { mark }) {
      if (fails) return Promise.reject(new Error('no connection'));
      told.push(mark);
      return Promise.resolve();
    },
  });
  const use = [{ workspaceId: workspaceOf(notified.coach), tokens: 80 }];
  await warn(use, new Date(0));
  fails = false;
  await warn(use, new Date(0));
  await warn(use, new Date(0));
  expect(told).toEqual([80]);
});
