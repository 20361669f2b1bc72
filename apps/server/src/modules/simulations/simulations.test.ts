import {
  agentRoutes,
  type AgentBody,
  bookingRoutes,
  botRoutes,
  type Simulation,
  simulationRoutes,
  versionRoutes,
} from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../../test/shifted-clock.ts';
import { lead, startSpotter, testSecret, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { changedTables, isAtRest } from './changed-tables.test-support.ts';

const minuteMs = 60_000;
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, start_time: '09:00', end_time: '17:00' }));

let spotter: SpotterUnderTest;
let clock: ShiftedClock;
let coach: Coach;

beforeAll(async () => {
  clock = createShiftedClock();
  spotter = await startSpotter({ clock });
  coach = await spotter.addCoach();
  await coach.client.call(bookingRoutes.replaceAvailability, {
    body: {
      hours: everyDay,
      daysOff: [],
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      bufferMinutes: 0,
      timeZone: 'America/Chicago',
    },
  });
});
afterAll(() => spotter.close());

type Start = { version?: 'draft' | 'published'; characters?: string[]; seed?: number };
const start = ({ version = 'published', ...more }: Start = {}, agentId = coach.agentId): Promise<Simulation> =>
  coach.client.call(simulationRoutes.start, { params: { id: agentId }, body: { version, ...more } });
const find = ({ _id: id }: Simulation) => coach.client.call(simulationRoutes.find, { params: { id } });
const list = () => coach.client.call(simulationRoutes.list, { params: { id: coach.agentId } });
const stop = ({ _id: id }: Simulation) => coach.client.call(simulationRoutes.stop, { params: { id } });

/** Runs leads to the end. */
async function play(wanted: Start, agentId = coach.agentId) {
  const run = await start(wanted, agentId);
  await spotter.settled();
  return find(run);
}

describe('a run', () => {
  test('says what each lead wrote, what the agent did, and what was wrong with it', async () => {
    const run = await start({ characters: ['books-moves-cancels', 'minor', 'friend'], seed: 3 });
    expect(run).toMatchObject({ state: 'waiting', total: 3, passed: 0, seed: 3, by: 'Dana Reyes', endedAt: null });
    await spotter.settled();
    const done = await find(run);
    expect(done).toMatchObject({ state: 'done', total: 3, passed: 3, failed: 0, notPlayed: 0, playing: null });
    const [booking, minor, friend] = done.conversations.toSorted(
      (one, other) => other.messages.length - one.messages.length,
    );
    expect(booking!.lead).toMatchObject({ id: 'books-moves-cancels', kind: 'booking' });
    const said = booking!.messages.map(({ text }) => text).join('\n');
    expect(said).toMatch(/Your call is booked for .*Your call is now on .*is canceled/s);
    expect(booking!.call).toBeNull();
    expect(booking!.tokens).toBeGreaterThan(0);
    expect(minor).toMatchObject({ lead: { id: 'minor' }, handedOver: 'minor', failures: [] });
    expect(friend!.messages.map(({ from }) => from)).toEqual(['lead']);
    expect(done.tokens).toBe(booking!.tokens + minor!.tokens + friend!.tokens);
    expect((await list())[0]).toMatchObject({ _id: run._id, passed: 3, total: 3 });
  });

  test('hears what is said and sees what is shown', async () => {
    const { conversations } = await play({ characters: ['voice-note', 'body-picture'], seed: 1 });
    expect(conversations.map(({ lead: { id }, state }) => [id, state])).toEqual([
      ['voice-note', 'passed'],
      ['body-picture', 'passed'],
    ]);
    expect(conversations[0]!.messages[1]).toMatchObject({ media: 'audio', text: expect.stringContaining('wedding') });
    expect(conversations[1]!.handedOver).toBe('delicate-picture');
  });

  test('is the same for the same seed', async () => {
    const wanted = { characters: ['ready-to-book', 'sceptic', 'burst-typist', 'spanish'], seed: 11 };
    const [one, other] = [await play(wanted), await play(wanted)];
    expect(other.conversations).toEqual(one.conversations);
    const different = await play({ ...wanted, seed: 12 });
    expect(different.conversations).not.toEqual(one.conversations);
  });

  test('finds what an agent does wrong, at the message that shows it', async () => {
    const config = { prompt: 'You are Dana, a coach. Be warm.', delayTime: 0 as const };
    const agent = await coach.client.call(agentRoutes.create, {
      body: { agent: { name: 'Silent', config, keywords: ['SHRED'], keywordRules: undefined } },
    });
    spotter.model.lie('invents-price', 1_000);
    const run = await play({ characters: ['price-first'], seed: 1 }, agent._id);
    spotter.model.clearFaults();
    expect(run).toMatchObject({ state: 'done', failed: 1 });
    const [{ failures, messages }] = run.conversations as [(typeof run.conversations)[0]];
    expect(failures.length).toBeGreaterThan(0);
    for (const { message, sentence } of failures) {
      expect(sentence).toMatch(/\.$/);
      expect(message === null || message < messages.length).toBe(true);
    }
  });

  test('changes nothing but itself and the budget, and sends nothing', async () => {
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    await spotter.until('the work in the background is done', () => isAtRest(spotter, clock.now()));
    const world = spotter.instagram.snapshot();
    const changed = await changedTables(spotter, () =>
      play({ characters: ['ready-to-book', 'in-danger', 'wants-person', 'says-stop', 'compares'], seed: 5 }),
    );
    const own = ['jobs', 'language_model_use', 'model_use', 'simulated_conversations', 'simulations'];
    expect(changed.filter((table) => !own.includes(table))).toEqual([]);
    expect(spotter.instagram.snapshot()).toEqual(world);
    expect(spotter.answers(lead.id)).toHaveLength(1);
  });

  test('plays the draft as it was, whatever becomes of it', async () => {
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    const { ig: _ig, page: _page, ...body } = agent;
    const draft = await coach.client.call(versionRoutes.saveDraft, {
      params: { id: coach.agentId },
      body: { agent: { ...(body as AgentBody), keywords: ['MELT'] }, revision: null },
    });
    const run = await start({ version: 'draft', characters: ['friend', 'ghoster'], seed: 1 });
    await coach.client.call(versionRoutes.discardDraft, {
      params: { id: coach.agentId },
      query: { revision: draft!.revision },
    });
    await spotter.settled();
    const { conversations, version } = await find(run);
    expect(version).toBe('draft');
    expect(conversations.find(({ lead: { id } }) => id === 'ghoster')!.messages[0]!.text).toBe('MELT');
    await expect(start({ version: 'draft' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('runs of a workspace', () => {
  test('wait for each other, and can be stopped while they do', async () => {
    spotter.model.setLatency(300);
    const [first, second, third] = [
      await start({ characters: ['beginner', 'price-first'], seed: 1 }),
      await start({ characters: ['friend'], seed: 1 }),
      await start({ characters: ['compares'], seed: 1 }),
    ];
    await expect(start()).rejects.toMatchObject({ code: 'conflict' });
    await spotter.until('the first run', async () => (await find(first)).state === 'running');
    expect((await find(second)).state).toBe('waiting');
    const stopped = await stop(first);
    expect(stopped).toMatchObject({ state: 'stopped', notPlayed: expect.any(Number), playing: null });
    expect(await stop(third)).toMatchObject({ state: 'stopped', notPlayed: 1 });
    spotter.model.clearFaults();
    await spotter.settled();
    const after = await find(first);
    expect(after).toMatchObject({ state: 'stopped', passed: stopped.passed, notPlayed: stopped.notPlayed });
    expect(after.conversations.at(-1)).toMatchObject({ state: 'not-played', why: expect.stringContaining('stopped') });
    expect((await find(second)).state).toBe('done');
    expect(await stop(second)).toMatchObject({ state: 'done' });
  });

  test('go on after a restart with the lead that was not finished', async () => {
    const run = await start({ characters: ['ready-to-book', 'price-first', 'friend'], seed: 2 });
    await spotter.until('the first lead', async () => (await find(run)).passed === 1);
    const [played] = (await find(run)).conversations;
    await spotter.restart({ appSecret: testSecret, previousAppSecret: null });
    await spotter.settled();
    const done = await find(run);
    expect(done).toMatchObject({ state: 'done', passed: 3 });
    expect(done.conversations[0]).toEqual(played);
  });

  test('pause while the model is down, go on, and give up after five tries', async () => {
    const wanted = { characters: ['ghoster', 'fan', 'friend'], seed: 1 };
    spotter.model.failNext({ status: 500, times: 1_000 });
    const run = await start(wanted);
    await spotter.settled();
    expect(await find(run)).toMatchObject({ state: 'paused', pausedFor: 'model', pausedUntil: expect.any(String) });
    spotter.model.clearFaults();
    clock.putForward(minuteMs);
    await spotter.settled();
    expect(await find(run)).toMatchObject({ state: 'done', notPlayed: 0, pausedFor: null });

    spotter.model.failNext({ status: 500, times: 1_000 });
    const other = await start(wanted);
    for (let tries = 0; tries < 6; tries += 1) {
      await spotter.settled();
      clock.putForward(10 * minuteMs);
    }
    spotter.model.clearFaults();
    const given = await find(other);
    expect(given).toMatchObject({ state: 'done', notPlayed: 3 });
    expect(given.conversations[0]).toMatchObject({
      state: 'not-played',
      why: 'Not played: the language model could not be reached.',
    });
  });

  test('are readable by what they came to, for the version that is published', async () => {
    await play({ characters: ['friend', 'fan'], seed: 1 });
    const readiness = () => coach.client.call(simulationRoutes.readiness);
    expect(await readiness()).toContainEqual({
      agentId: coach.agentId,
      simulationId: expect.any(String),
      passed: 2,
      total: 2,
      at: expect.any(String),
    });
    const {
      ig: _ig,
      page: _page,
      ...body
    } = await coach.client.call(agentRoutes.find, {
      params: { id: coach.agentId },
    });
    await coach.client.call(agentRoutes.update, {
      params: { id: coach.agentId },
      body: { ...(body as AgentBody), description: 'another one' },
    });
    expect((await readiness()).some(({ agentId }) => agentId === coach.agentId)).toBe(false);
  });

  test('name what is wrong with what is wanted', async () => {
    await expect(start({ characters: ['nobody'] })).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('nobody'),
    });
    await expect(start({ characters: [] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(start({ seed: -1 })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('are in the export of their coach, and go with their agent', async () => {
    const response = await fetch(`${spotter.origin}/api/users/me/export`, {
      headers: { authorization: `Bearer ${coach.token}` },
    });
    const { simulations } = (await response.json()) as { simulations: { conversations: unknown[] }[] };
    expect(simulations.length).toBeGreaterThan(5);
    expect(simulations[0]!.conversations.length).toBeGreaterThan(0);
    await coach.client.call(botRoutes.setEnabled, { body: { botId: coach.botId, botEnabled: false } });
    const run = await start({ characters: ['friend'] });
    await coach.client.call(agentRoutes.remove, { params: { id: coach.agentId } });
    await spotter.settled();
    await expect(find(run)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a run that would take more than is left of the budget is refused before', async () => {
  const poor = await startSpotter({ environment: { LLM_DAILY_TOKENS_PER_ACCOUNT: '50000' } });
  const { client, agentId } = await poor.addCoach();
  const params = { id: agentId };
  const cost = await client.call(simulationRoutes.cost, { params, query: {} });
  const leads = await client.call(simulationRoutes.leads);
  expect(cost.tokens * leads.reduce((sum, { usualTurns }) => sum + usualTurns, 0)).toBeGreaterThan(50_000);
  await expect(client.call(simulationRoutes.start, { params, body: { version: 'published' } })).rejects.toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/takes about [\d,]+ tokens, and 50,000 are left/),
  });
  expect(await client.call(simulationRoutes.list, { params })).toEqual([]);
  const run = await client.call(simulationRoutes.start, {
    params,
    body: { version: 'published', characters: ['friend'] },
  });
  await poor.settled();
  expect((await client.call(simulationRoutes.find, { params: { id: run._id } })).state).toBe('done');
  await poor.close();
});
