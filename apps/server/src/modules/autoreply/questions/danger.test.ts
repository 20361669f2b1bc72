import { agentRoutes, chatRoutes } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../../../test/shifted-clock.ts';
import {
  account,
  startSpotter,
  testSecret,
  type Coach,
  type SpotterUnderTest,
} from '../../../test/spotter-under-test.ts';
import { messages } from '../../chats/chats.tables.ts';
import { patienceMs } from './ask-danger.ts';
import { answerNext, newestRecord } from './questions.test-support.ts';

const minuteMs = 60_000;
/** Looks like a medical emergency to the rules, which are not sure of it. */
const doubtful = 'SHRED, my heart skips a beat when i see your results';
const asking = 'You read a message that somebody wrote to a health and fitness coach';

let spotter: SpotterUnderTest;
let coach: Coach;
let clock: ShiftedClock;
/** Ends the patience with the model; before that it has none. */
let losePatience: () => void;
let people = 0;

async function start(environment: Record<string, string> = {}): Promise<void> {
  clock = createShiftedClock();
  const { setTimer } = clock;
  clock.setTimer = (at, callback) => {
    if (at !== patienceMs) return setTimer(at, callback);
    losePatience = callback;
    return () => {};
  };
  spotter = await startSpotter({ quietMs: 0, clock, environment });
  coach = await spotter.addCoach();
}

function newLead(): string {
  people += 1;
  const id = String(7_660_000_000_000_000 + people);
  spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
  return id;
}

async function write(text: string, id = newLead()): Promise<string> {
  spotter.writes(text, id);
  await spotter.settled();
  return id;
}

/** How often the model was asked whether words are danger, of all leads. */
const asked = () =>
  spotter.model.requests().filter(({ messages: spoken }) => JSON.stringify(spoken[0]).includes(asking)).length;

/** Has the model answer the next question with these words. */
const says = (content: string) => answerNext(spotter, content, [290, 2]);

const texts = (lead: string) => spotter.answers(lead).map(({ text }) => text);
const isOff = async (lead: string) => !(await spotter.chat(coach, lead)).chatEnabled;

const recordOf = (contactId: string) => newestRecord(spotter, coach, contactId);

describe('words that look like danger', () => {
  beforeAll(() => start({ LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '10' }));
  afterAll(() => spotter.close());
  afterEach(() => spotter.model.clearFaults());

  test('are answered like any others once the model says clearly that they are none, and the record tells', async () => {
    says('none');
    const lead = await write(doubtful);
    expect(texts(lead)).toHaveLength(1);
    expect(await isOff(lead)).toBe(false);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'reply', reason: 'trigger-keyword' },
      danger: { says: 'none', model: { inputTokens: 290, outputTokens: 2, costDollars: 0.00031 } },
      seen: null,
    });
  });

  test('hand the chat over with the words for the matter that the model names', async () => {
    says('self-harm');
    const lead = await write(doubtful);
    expect(texts(lead)).toHaveLength(1);
    expect(texts(lead)[0]).toContain('findahelpline.com');
    expect(await isOff(lead)).toBe(true);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'red-flag' },
      danger: { says: 'self-harm' },
      severe: true,
      seen: { line: 'judgement', category: 'self-harm' },
    });
  });

  test.each([
    ['says something else', () => says('It seems fine to me.')],
    ['fails', () => spotter.model.failNext({ status: 503, times: 1 })],
    ['refuses', () => spotter.model.failNext({ status: 400, times: 1 })],
  ])('hand the chat over as what they look like where the model %s', async (_case, prepare) => {
    prepare();
    const lead = await write(doubtful);
    expect(texts(lead)).toHaveLength(1);
    expect(texts(lead)[0]).toContain('local emergency number');
    expect(await isOff(lead)).toBe(true);
    expect(await recordOf(lead)).toMatchObject({
      danger: { says: null },
      seen: { line: 'rules', category: 'medical-emergency' },
    });
    // A model that failed is asked again after a while.
    clock.putForward(10 * minuteMs);
    await spotter.settled();
  });

  test('hand the chat over where the model takes too long, which holds back nobody else', async () => {
    spotter.model.setLatency(60_000);
    const lead = newLead();
    const before = asked();
    spotter.writes(doubtful, lead);
    await spotter.until('it asks', () => asked() > before);
    losePatience();
    await spotter.until('caring words', () => texts(lead).length > 0);
    expect((await recordOf(lead)).danger).toEqual({ says: null, model: null });
    spotter.model.clearFaults();
    expect(texts(await write('SHRED'))).toHaveLength(1);
  });

  test('are cleared by the bundled model where they are like ordinary talk', async () => {
    const lead = await write('SHRED');
    await write('my heart skips a beat when i see your results', lead);
    expect((await recordOf(lead)).danger?.says).toBe('none');
    expect(await isOff(lead)).toBe(false);
  });

  test('are asked about once, and the other lines still look', async () => {
    says('none');
    const before = asked();
    const lead = await write(doubtful);
    clock.putForward(minuteMs);
    await spotter.settled();
    expect(asked()).toBe(before + 1);
    await write('vill dö', lead);
    expect(await isOff(lead)).toBe(true);
    expect((await recordOf(lead)).seen).toMatchObject({ line: 'judgement', category: 'self-harm' });
  });

  test('are asked about in a pause of the coach, who is told of danger and of nothing else', async () => {
    const cleared = await write('SHRED');
    const { _id: id } = await spotter.chat(coach, cleared);
    const until = new Date(clock.now().getTime() + 60 * minuteMs).toISOString();
    await coach.client.call(chatRoutes.pause, { params: { id }, body: { until } });
    says('none');
    await write(doubtful, cleared);
    expect(texts(cleared)).toHaveLength(1);
    expect((await recordOf(cleared)).decision).toMatchObject({ kind: 'wait', reason: 'paused' });
    says('medical-emergency');
    await write(`${doubtful}!`, cleared);
    expect(await isOff(cleared)).toBe(true);
  });

  test('no model can clear what is sure, and nobody is asked about it', async () => {
    const before = asked();
    spotter.model.lie('misses-danger');
    const lead = await write('SHRED i want to kill myself');
    expect(await isOff(lead)).toBe(true);
    expect(asked()).toBe(before);
    await write(doubtful);
    expect(asked()).toBe(before + 1);
  });

  test('a server that is stopped while it asks leaves the question to the next one', async () => {
    spotter.model.setLatency(60_000);
    const lead = newLead();
    const before = asked();
    spotter.writes(doubtful, lead);
    await spotter.until('it asks', () => asked() > before);
    await spotter.restart({ appSecret: testSecret, previousAppSecret: null });
    spotter.model.clearFaults();
    says('none');
    await spotter.settled();
    expect(texts(lead)).toHaveLength(1);
    expect(await isOff(lead)).toBe(false);
  });

  test('an agent that is tried asks too, and goes on where the model cleared the words', async () => {
    const say = (practice: string | null, ...conversation: { from: 'lead' | 'agent'; text: string }[]) =>
      coach.client.call(agentRoutes.try, { params: { id: coach.agentId }, body: { messages: conversation, practice } });
    says('none');
    const first = await say(null, { from: 'lead', text: doubtful });
    expect(first.decision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword' });
    const before = asked();
    const answered = { from: 'agent' as const, text: first.answer! };
    const second = await say(first.practice, { from: 'lead', text: doubtful }, answered, {
      from: 'lead',
      text: 'to lose 20 pounds',
    });
    expect(second.decision).toMatchObject({ reason: 'conversation-goes-on' });
    expect(asked()).toBe(before);
    says('medical');
    expect((await say(null, { from: 'lead', text: doubtful })).decision).toMatchObject({
      kind: 'hand-over',
      reason: 'medical',
    });
  });

  test('told along the way are kept for the call, and the talk goes on', async () => {
    says('past');
    const lead = await write(doubtful);
    expect(texts(lead)).toHaveLength(1);
    expect(await isOff(lead)).toBe(false);
    const { facts } = await spotter.chat(coach, lead);
    expect(facts).toContainEqual({ name: 'health_note', value: doubtful });
  });

  test('what the model said is kept with the message alone', async () => {
    says('none');
    const lead = await write(doubtful);
    const { _id: chatId, history } = await spotter.chat(coach, lead);
    expect(JSON.stringify(history)).not.toContain('says');
    const rows = await spotter.connection.database.select().from(messages).where(eq(messages.chatId, chatId));
    expect(rows.map(({ danger }) => danger?.says ?? null)).toEqual(['none', null]);
  });
});

test('without a budget nobody is asked, and the chat goes to the coach', async () => {
  await start({ LLM_DAILY_TOKENS_PER_ACCOUNT: '50' });
  await write('SHRED');
  const before = asked();
  const lead = await write(doubtful);
  expect(asked()).toBe(before);
  expect(await isOff(lead)).toBe(true);
  expect(texts(lead)).toHaveLength(1);
  await spotter.close();
});
