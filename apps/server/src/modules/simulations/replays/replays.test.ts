import {
  agentRoutes,
  type AgentBody,
  bookingRoutes,
  chatRoutes,
  type Replay,
  replayRoutes,
  versionRoutes,
} from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../../../test/shifted-clock.ts';
import {
  account,
  lead,
  startSpotter,
  testSecret,
  type Coach,
  type SpotterUnderTest,
} from '../../../test/spotter-under-test.ts';
import { changedTables, isAtRest } from '../changed-tables.test-support.ts';

const other = { id: '1234567890123777', username: 'leo.runs', name: 'Leo Park' };
const minuteMs = 60_000;
let spotter: SpotterUnderTest;
let clock: ShiftedClock;
let coach: Coach;

beforeAll(async () => {
  clock = createShiftedClock();
  spotter = await startSpotter({ clock, quietMs: 0 });
  coach = await spotter.addCoach();
  spotter.instagram.addContact(account.id, other);
  await coach.client.call(bookingRoutes.replaceAvailability, {
    body: {
      hours: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, start_time: '09:00', end_time: '17:00' })),
      daysOff: [],
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      bufferMinutes: 0,
      timeZone: 'America/Chicago',
    },
  });
});
afterAll(() => spotter.close());

const params = () => ({ id: coach.agentId });
const start = (version: 'draft' | 'published' = 'draft', chats = 50): Promise<Replay> =>
  coach.client.call(replayRoutes.start, { params: params(), body: { chats, version } });
const find = ({ _id: id }: Replay) => coach.client.call(replayRoutes.find, { params: { id } });
const write = async (text: string, contactId = lead.id) => {
  spotter.writes(text, contactId);
  await spotter.settled();
};
async function play(version: 'draft' | 'published' = 'draft') {
  const run = await start(version);
  await spotter.settled();
  return find(run);
}
/** Keeps a draft with these changes. */
async function draft(changes: Partial<AgentBody>) {
  const { ig: _ig, page: _page, ...body } = await coach.client.call(agentRoutes.find, { params: params() });
  const before = await coach.client.call(versionRoutes.findDraft, { params: params() });
  const saved = await coach.client.call(versionRoutes.saveDraft, {
    params: params(),
    body: { agent: { ...(body as AgentBody), ...changes }, revision: before?.revision ?? null },
  });
  return saved!;
}
const publish = ({ revision, agent }: Awaited<ReturnType<typeof draft>>, acceptFindings?: boolean) =>
  coach.client.call(versionRoutes.publish, {
    params: params(),
    body: { revision, version: agent.version, ...(acceptFindings === undefined ? {} : { acceptFindings }) },
  });
const findings = () => coach.client.call(versionRoutes.findings, { params: params() });

test('without own chats there is nothing to replay', async () => {
  const cost = await coach.client.call(replayRoutes.cost, {
    params: params(),
    query: { chats: 200, version: 'published' },
  });
  expect(cost).toMatchObject({ chats: 0, turns: 0, tokens: 0 });
  await expect(start('published')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('answered nobody yet'),
  });
  await expect(start('draft')).rejects.toMatchObject({ code: 'not_found' });
});

test('the version that answered says the same again', async () => {
  await write('SHRED');
  await write('i want to lose some weight before summer');
  await write('can i book a call? im in chicago');
  await write('SHRED', other.id);
  await write('I want to talk to a real person', other.id);
  const cost = await coach.client.call(replayRoutes.cost, {
    params: params(),
    query: { chats: 10, version: 'published' },
  });
  expect(cost).toMatchObject({ chats: 2, turns: 5 });
  const replay = await play('published');
  expect(replay).toMatchObject({
    state: 'done',
    total: 5,
    same: 5,
    riskier: 0,
    notPlayed: 0,
    estimatedTokens: cost.tokens,
  });
  const [newest] = replay.turns;
  expect(newest).toMatchObject({ state: 'same', contact: other.name, received: ['SHRED'], reasons: [] });
  // Their name was not known yet when the first was sent.
  expect(replay.turns[3]).toMatchObject({ received: ['i want to lose some weight before summer'] });
  expect(replay.turns[3]!.answer).toBe(replay.turns[3]!.sent);
  expect(replay.turns[1]).toMatchObject({ handedOver: 'asked-for-human' });
  expect(replay.tokens).toBe(replay.turns.reduce((sum, { tokens }) => sum + tokens, 0));
});

test('it changes nothing but itself and the budget, and sends nothing', async () => {
  await spotter.until('the work in the background is done', () => isAtRest(spotter, clock.now()));
  const sent = spotter.answers().length;
  const changed = await changedTables(spotter, () => play('published'));
  const own = ['jobs', 'language_model_use', 'model_use', 'replayed_turns', 'simulations'];
  expect(changed.filter((table) => !own.includes(table))).toEqual([]);
  expect(spotter.answers()).toHaveLength(sent);
});

test('a draft with open findings is published only with a tick, which its version keeps', async () => {
  const saved = await draft({ keywords: ['MELT'] });
  const replay = await play();
  // The first answers were to the keyword, which the draft no longer knows.
  expect(replay).toMatchObject({ total: 5, riskier: 2, open: 2 });
  const risky = replay.turns.filter(({ state }) => state === 'riskier');
  expect(risky[0]).toMatchObject({
    answer: null,
    reasons: [{ rule: 'answered', weight: 'riskier', sentence: 'Does not answer, and asks nothing.' }],
  });
  expect(await findings()).toEqual({ open: 2, replayId: replay._id });
  await expect(publish(saved)).rejects.toMatchObject({ code: 'open_findings', status: 409 });
  const { ig: _ig, page: _page, ...body } = saved.agent;
  await expect(coach.client.call(agentRoutes.update, { params: params(), body })).rejects.toMatchObject({
    code: 'open_findings',
  });

  const fine = await coach.client.call(replayRoutes.markFine, {
    params: { id: replay._id, place: String(risky[0]!.place) },
    body: { fine: true },
  });
  expect(fine.open).toBe(1);
  expect((await find(replay)).turns[risky[0]!.place]).toMatchObject({ fine: { by: 'Dana Reyes' } });
  // It holds in the next replay of the same draft, too.
  expect(await play()).toMatchObject({ riskier: 2, open: 1 });

  const { agent } = await publish(saved, true);
  const [version] = await coach.client.call(versionRoutes.list, { params: params(), query: {} });
  expect(version).toMatchObject({ number: agent.version, acceptedFindings: 1, by: 'Dana Reyes' });
  expect(await findings()).toEqual({ open: 0, replayId: null });
});

test('another draft has no findings until it is replayed', async () => {
  const saved = await draft({ keywords: ['BURN'] });
  expect(await findings()).toEqual({ open: 0, replayId: null });
  await play();
  expect((await findings()).open).toBe(2);
  await draft({ keywords: ['BURN', 'SHRED'] });
  expect((await findings()).open).toBe(0);
  await expect(publish(saved, true)).rejects.toMatchObject({ code: 'conflict' });
});

test('it pauses while the model is down, goes on after a restart, and stops at half', async () => {
  spotter.model.failNext({ status: 500, times: 1_000 });
  const run = await start('published');
  await spotter.settled();
  expect(await find(run)).toMatchObject({ state: 'paused', pausedFor: 'model' });
  spotter.model.clearFaults();
  clock.putForward(minuteMs);
  await spotter.settled();
  expect(await find(run)).toMatchObject({ state: 'done', notPlayed: 0 });

  const next = await start('published');
  await spotter.restart({ appSecret: testSecret, previousAppSecret: null });
  await spotter.settled();
  expect(await find(next)).toMatchObject({ state: 'done', notPlayed: 0 });

  const [first, second] = [await start('published'), await start('published')];
  const stopped = await coach.client.call(replayRoutes.stop, { params: { id: second._id } });
  expect(stopped).toMatchObject({ state: 'stopped', notPlayed: 5 });
  await spotter.settled();
  expect((await find(first)).state).toBe('done');
});

test('a chat that was erased drops out with a plain word, before and after it was played', async () => {
  const played = await play('published');
  const chat = await spotter.chat(coach, other.id);
  const waiting = await start('published');
  await coach.client.call(chatRoutes.remove, { params: { id: chat._id } });
  await spotter.settled();
  for (const run of [played, waiting]) {
    const replay = await find(run);
    expect(replay).toMatchObject({ state: 'done', total: 5, gone: 2, notPlayed: 0 });
    expect(replay.turns.find(({ state }) => state === 'gone')).toEqual({
      place: 0,
      state: 'gone',
      why: 'This chat was erased.',
      chatId: null,
      contact: null,
      received: [],
      sent: null,
      sentAt: null,
      answer: null,
      handedOver: null,
      reasons: [],
      tokens: expect.any(Number),
      fine: null,
    });
  }
  const response = await fetch(`${spotter.origin}/api/users/me/export`, {
    headers: { authorization: `Bearer ${coach.token}` },
  });
  const { simulations } = (await response.json()) as { simulations: { kind: string; turns: unknown[] }[] };
  expect(simulations.filter(({ kind }) => kind === 'replay')[0]!.turns).toHaveLength(5);
});
