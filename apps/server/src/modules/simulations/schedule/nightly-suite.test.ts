import {
  agentRoutes,
  correctionRoutes,
  nightlyRoutes,
  notificationRoutes,
  simulationRoutes,
  userRoutes,
  versionRoutes,
} from '@spotter/contract';
import { dayDue, nextHourAt } from '@spotter/domain/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs, minuteMs, startDialogues, type Dialogues } from '../../../test/dialogues/dialogue.ts';

const zone = 'America/Chicago';
let dialogues: Dialogues;
let correctionId: string;

beforeAll(async () => {
  dialogues = await startDialogues();
  await client().call(userRoutes.update, { body: { timeZone: zone } });
});
afterAll(() => dialogues.close());

const client = () => dialogues.coach.client;
const params = () => ({ id: dialogues.coach.agentId });
const nights = () => client().call(nightlyRoutes.find, { params: params() });
const switchTo = (on: boolean) => client().call(nightlyRoutes.set, { params: params(), body: { on } });
const version = async () => (await client().call(agentRoutes.find, { params: params() })).version;
const runs = () => client().call(simulationRoutes.list, { params: params() });
const told = async () => {
  const { value } = await client().page(notificationRoutes.list, { query: {} });
  return value.filter(({ kind }) => kind === 'turned_red');
};

/** Publishes a version that says something more. */
async function publishChange(more: string): Promise<void> {
  const { config, ig: _ig, page: _page, ...agent } = await client().call(agentRoutes.find, { params: params() });
  const body = { ...agent, config: { ...config, prompt: `${config.prompt}\n${more}` } };
  await client().call(agentRoutes.update, { params: params(), body });
}

/** Lets it become the next night, five minutes after its hour. */
async function untilNight(): Promise<void> {
  const now = dialogues.clock.now();
  await dialogues.pass(nextHourAt(now, 3, zone).getTime() + 5 * minuteMs - now.getTime());
}

/**
 * Plays the next night with these leads alone, because all of them take long: the model is down until the others
 * are left out.
 */
async function playNight(leadIds: string[]) {
  const { model, connection } = dialogues.spotter;
  model.failNext({ status: 500, times: 1_000 });
  await untilNight();
  const { run } = await nights();
  expect(run).toMatchObject({ state: 'paused', pausedFor: 'model', nightly: true, by: null });
  const wanted = sql.join(
    leadIds.map((id) => sql`${id}`),
    sql`, `,
  );
  await connection.database.execute(
    sql`delete from simulated_conversations where simulation_id = ${run!._id} and lead_id not in (${wanted})`,
  );
  model.clearFaults();
  await dialogues.pass(minuteMs);
  return client().call(simulationRoutes.find, { params: { id: run!._id } });
}

test('is off until someone switches it on, and says when it is next', async () => {
  expect(await nights()).toEqual({ on: false, nextAt: null, last: null, run: null });
  const { nextAt, ...rest } = await switchTo(true);
  expect(rest).toEqual({ on: true, last: null, run: null });
  expect(nextAt).toBe(nextHourAt(dialogues.clock.now(), 3, zone).toISOString());
  expect(await switchTo(true)).toMatchObject({ on: true });
  expect(await runs()).toEqual([]);
});

test('a version that breaks a corrected rule turns red the next night, and the coach is told which did it', async () => {
  const lead = dialogues.lead();
  await lead.says('SHRED');
  await lead.says('what does it cost?');
  const chat = await lead.chat();
  const answer = chat.history.findLast(({ author }) => author === 'agent')!;
  const before = await version();
  const corrected = await client().call(correctionRoutes.create, {
    params: params(),
    body: {
      scope: 'agent',
      rule: { kind: 'never', words: ['Strong Start'] },
      about: { chatId: chat._id, messageId: answer._id },
    },
  });
  correctionId = corrected._id;
  const kept = await playNight(['friend', correctionId]);
  expect(kept).toMatchObject({ state: 'done', passed: 2, number: before + 1 });
  expect(await told()).toEqual([]);

  await client().call(versionRoutes.restore, { params: { ...params(), n: before } });
  const broken = await playNight(['friend', correctionId]);
  expect(broken).toMatchObject({ state: 'done', passed: 1, failed: 1, number: before + 2 });
  expect(await nights()).toMatchObject({ last: { outcome: 'played' }, run: { _id: broken._id } });
  expect(await told()).toMatchObject([
    {
      title: expect.stringContaining('went wrong at night: “Never say “Strong Start””'),
      body: `Version ${before + 1} did it right, version ${before + 2} does not.`,
      page: `/agent/proof/${params().id}?run=${broken._id}&lead=${correctionId}`,
    },
  ]);
});

test('what stays red is told once, and a night begins one run, however often it is looked at', async () => {
  await publishChange('Be kind.');
  expect(await playNight(['friend', correctionId])).toMatchObject({ state: 'done', failed: 1 });
  expect(await told()).toHaveLength(1);
  const before = (await runs()).length;
  await publishChange('Be short.');
  const { database } = dialogues.spotter.connection;
  const now = dialogues.clock.now().toISOString();
  await database.execute(sql`update jobs set due_at = ${now}::timestamptz where kind = 'nightly-suite'`);
  await dialogues.pass(minuteMs);
  expect(await runs()).toHaveLength(before);
});

test('a night in which nothing has changed begins no run, but after a week one does', async () => {
  await playNight(['friend', correctionId]);
  const before = (await runs()).length;
  for (let night = 1; night <= 6; night += 1) {
    await untilNight();
    expect(await nights()).toMatchObject({ last: { outcome: 'unchanged' } });
  }
  expect(await runs()).toHaveLength(before);
  await playNight(['friend', correctionId]);
  expect(await runs()).toHaveLength(before + 1);
});

test('a night that was missed is left out: nobody is tried by day', async () => {
  const before = (await runs()).length;
  await publishChange('Be warm.');
  const { nextAt } = await nights();
  await dialogues.pass(new Date(nextAt!).getTime() + 4 * hourMs - dialogues.clock.now().getTime());
  expect(dayDue(dialogues.clock.now(), 3, zone)).toBeNull();
  expect(await runs()).toHaveLength(before);
});

test('switched off, nothing begins any more', async () => {
  expect(await switchTo(false)).toEqual({ on: false, nextAt: null, last: null, run: null });
  const before = (await runs()).length;
  await untilNight();
  expect(await runs()).toHaveLength(before);
});

test('a night that would take more than is left of the budget begins no run, and says so', async () => {
  const poor = await startDialogues({ environment: { LLM_DAILY_TOKENS_PER_ACCOUNT: '50000' } });
  const of = { params: { id: poor.coach.agentId } };
  await poor.coach.client.call(userRoutes.update, { body: { timeZone: zone } });
  const { nextAt } = await poor.coach.client.call(nightlyRoutes.set, { ...of, body: { on: true } });
  await poor.pass(new Date(nextAt!).getTime() + minuteMs - poor.clock.now().getTime());
  expect(await poor.coach.client.call(nightlyRoutes.find, of)).toMatchObject({
    last: { outcome: 'over-budget' },
    run: null,
  });
  await poor.close();
});
