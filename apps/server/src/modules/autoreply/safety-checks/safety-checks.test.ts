import { agentRoutes, chatRoutes, decisionRoutes, type DecisionRecord, type Readiness } from '@spotter/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock, type Clock } from '../../../platform/clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { patienceMs } from './moderation-guard.ts';

// Swedish: a language that the rules do not read, so that the other lines are on their own.
const heHitsMe = 'SHRED min man slår mig';
const wantsToDie = 'SHRED jag vill dö';
const wantsSilence = 'SHRED skriv inte till mig mer';
const wantsPerson = 'SHRED jag vill prata med en människa';

/** A clock whose patience with the endpoint ends when the test says so, and not before. */
function createPatientClock(): Clock & { losePatience(): void } {
  let waiting: (() => void)[] = [];
  return {
    now: systemClock.now,
    setTimer(at, callback) {
      if (at !== patienceMs) return systemClock.setTimer(at, callback);
      waiting.push(callback);
      return () => {
        waiting = waiting.filter((other) => other !== callback);
      };
    },
    losePatience() {
      const over = waiting;
      waiting = [];
      for (const callback of over) callback();
    },
  };
}

describe('the lines of defense', () => {
  const clock = createPatientClock();
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    // How slow the endpoint is, the tests say: a busy machine must not end a call before they do.
    const environment = { PROVIDER_TIMEOUT_MS: '60000' };
    spotter = await startSpotter({ quietMs: 0, clock, moderation: true, environment });
    coach = await spotter.addCoach();
    // The stand-in loads its examples on its first message, and the moderation would look slow beside it.
    await writes('SHRED');
  });
  afterAll(() => spotter.close());
  afterEach(async () => {
    spotter.moderation.clearFaults();
    spotter.moderation.hurry();
    spotter.model.clearFaults();
    await spotter.settled();
  });

  function newLead(): string {
    people += 1;
    const id = String(8_880_000_000_000_000 + people);
    spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
    return id;
  }

  /** Somebody writes, and everything is done about it. */
  async function writes(text: string, lead = newLead()): Promise<string> {
    spotter.writes(text, lead);
    await spotter.settled();
    return lead;
  }

  const texts = (lead: string) => spotter.answers(lead).map(({ text }) => text);
  const isOff = async (lead: string) => !(await spotter.chat(coach, lead)).chatEnabled;

  /** What was decided about the contact's newest message, at last. */
  async function recordOf(lead: string): Promise<DecisionRecord> {
    const chat = await spotter.chat(coach, lead);
    const newest = chat.history.findLast(({ author }) => author === 'contact')!;
    const params = { id: chat._id, messageId: newest._id };
    return (await coach.client.call(decisionRoutes.ofMessage, { params })).at(-1)!;
  }

  async function moderationState(): Promise<Readiness['moderation']> {
    const response = await fetch(`${spotter.origin}/api/health/ready`);
    return ((await response.json()) as Readiness).moderation;
  }

  async function counted(line: string, category: string): Promise<number> {
    const text = await (await fetch(`${spotter.origin}/api/metrics`)).text();
    const found = text
      .split('\n')
      .find((row) => row.startsWith(`safety_concerns_total{line="${line}",category="${category}"}`));
    return Number(found?.split(' ').at(-1) ?? 0);
  }

  test('what the rules see needs nobody else', async () => {
    const asked = spotter.moderation.requests().length;
    const lead = await writes('SHRED i want to kill myself');
    expect(await recordOf(lead)).toMatchObject({
      severe: true,
      seen: { line: 'rules', category: 'self-harm' },
      judged: null,
    });
    expect(spotter.moderation.requests()).toHaveLength(asked);
    expect(await counted('rules', 'self-harm')).toBe(1);
  });

  test('what only the moderation sees hands the chat over, with caring words and no sale', async () => {
    const lead = await writes(heHitsMe);
    expect(texts(lead)).toHaveLength(1);
    expect(texts(lead)[0]).not.toContain('?');
    expect(await isOff(lead)).toBe(true);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'red-flag' },
      severe: true,
      seen: { line: 'moderation', category: 'abuse' },
    });
    expect(await counted('moderation', 'abuse')).toBe(1);
    expect(await moderationState()).toBe('ok');
  });

  test('what only the model judges to be severe is not sold to either', async () => {
    const lead = await writes(wantsToDie);
    expect(texts(lead)).toHaveLength(1);
    expect(texts(lead)[0]).not.toContain('?');
    expect(await isOff(lead)).toBe(true);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'red-flag' },
      severe: true,
      seen: { line: 'judgement', category: 'self-harm' },
      judged: true,
    });
    expect(await counted('judgement', 'self-harm')).toBe(1);
  });

  test('a wish to stop that only the model reads is confirmed once, and obeyed', async () => {
    const lead = await writes(wantsSilence);
    // Swedish is none of our languages, and looks like German.
    expect(texts(lead)).toEqual([
      expect.stringMatching(/^(Understood, I won't message you again|Verstanden, ich schreibe dir nicht mehr)\.$/),
    ]);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'opt-out' },
      seen: { line: 'judgement', category: 'stop' },
    });
    await writes('hello?', lead);
    expect(texts(lead)).toHaveLength(1);
    expect(await counted('judgement', 'stop')).toBe(1);
  });

  test('a wish for a person that only the model reads ends the selling', async () => {
    const lead = await writes(wantsPerson);
    expect(texts(lead).filter((text) => text.includes('?'))).toEqual([]);
    expect(await isOff(lead)).toBe(true);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'asked-for-human' },
      seen: { line: 'judgement', category: 'person' },
    });
  });

  test('ordinary words are answered, and the record says that the model judged them', async () => {
    const lead = await writes('SHRED i want to lose my belly');
    expect(texts(lead).length).toBeGreaterThan(0);
    expect(await recordOf(lead)).toMatchObject({ decision: { kind: 'reply' }, seen: null, judged: true });
  });

  test('a model that misses everything leaves the rules and the moderation', async () => {
    spotter.model.lie('misses-danger');
    const [named, hit, missed] = [
      await writes('SHRED i want to kill myself'),
      await writes(heHitsMe),
      await writes(wantsToDie),
    ];
    expect((await recordOf(named)).seen).toEqual({ line: 'rules', category: 'self-harm' });
    expect((await recordOf(hit)).seen).toEqual({ line: 'moderation', category: 'abuse' });
    // Nobody else knows that language: this is what the third line is for.
    expect(await recordOf(missed)).toMatchObject({ decision: { kind: 'reply' }, seen: null, judged: true });
  });

  test('a model that sees danger everywhere sells nothing, and every chat goes to the coach', async () => {
    spotter.model.lie('sees-danger-everywhere');
    const lead = await writes('SHRED hi!');
    expect(texts(lead)).toHaveLength(1);
    expect(await isOff(lead)).toBe(true);
    expect((await recordOf(lead)).seen).toEqual({ line: 'judgement', category: 'self-harm' });
  });

  test('what the coach has seen is not handed over again by the model', async () => {
    spotter.model.lie('sees-danger-everywhere');
    const lead = await writes('SHRED hi!');
    const chat = await spotter.chat(coach, lead);
    await handBack(chat._id);
    await spotter.settled();
    expect(await isOff(lead)).toBe(false);
  });

  test('an endpoint that is too slow is not waited for longer than its second, and still heard afterwards', async () => {
    spotter.moderation.setFaults({ delayMs: 3_600_000 });
    const lead = newLead();
    const before = spotter.model.count();
    spotter.writes(heHitsMe, lead);
    await spotter.until('the model has judged and written', () => spotter.model.count() >= before + 2);
    await spotter.until('an answer', () => {
      clock.losePatience();
      return texts(lead).length > 0;
    });
    await spotter.settled();
    expect(await isOff(lead)).toBe(false);
    const answered = texts(lead).length;

    spotter.moderation.hurry();
    await spotter.until('the chat goes to the coach', () => isOff(lead));
    await spotter.until('caring words', () => texts(lead).length === answered + 1);
    expect(texts(lead).at(-1)).not.toContain('?');
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'red-flag' },
      severe: true,
      seen: { line: 'moderation', category: 'abuse' },
    });
    // The second word belongs to the answer before it: nobody was written to twice.
    await writes('tack', lead);
    expect(texts(lead)).toHaveLength(answered + 1);
  });

  test('a draft that the moderation flags is dropped, and the coach is called', async () => {
    const params = { id: coach.agentId };
    const agent = await coach.client.call(agentRoutes.find, { params });
    const prompt = `${agent.config.prompt}\n- The idiota-proof plan: $600`;
    await coach.client.call(agentRoutes.update, { params, body: { ...agent, config: { ...agent.config, prompt } } });
    await writes('SHRED hi!');
    const lead = await writes('SHRED how much is it?');
    await coach.client.call(agentRoutes.update, { params, body: agent });
    expect(texts(lead).join(' ')).not.toContain('600');
    expect(await isOff(lead)).toBe(true);
    expect(await recordOf(lead)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'failed-twice' },
      draftFlagged: 'harassment',
      seen: null,
    });
  });

  async function handBack(id: string): Promise<void> {
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId: id, chatEnabled: true } });
  }
});

describe('a moderation endpoint in trouble', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, moderation: true });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  async function writes(text: string): Promise<string> {
    people += 1;
    const id = String(8_890_000_000_000_000 + people);
    spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
    spotter.writes(text, id);
    await spotter.settled();
    return id;
  }
  const isOff = async (lead: string) => !(await spotter.chat(coach, lead)).chatEnabled;
  const state = async () =>
    ((await (await fetch(`${spotter.origin}/api/health/ready`)).json()) as Readiness).moderation;

  test('that flags everything is not believed any more after ten chats, and believed again once it is calm', async () => {
    spotter.moderation.setFaults({ flood: true });
    const off: boolean[] = [];
    for (let count = 0; count < 12; count += 1) off.push(await isOff(await writes('SHRED hi!')));
    expect(off).toEqual([...Array<boolean>(10).fill(true), false, false]);
    expect(await state()).toBe('distrusted');
    // The other lines work all the same.
    expect(await isOff(await writes(wantsToDie))).toBe(true);

    spotter.moderation.clearFaults();
    for (let count = 0; count < 13; count += 1) expect(await isOff(await writes('SHRED hi!'))).toBe(false);
    expect(await state()).toBe('ok');
    expect(await isOff(await writes(heHitsMe))).toBe(true);
  });

  test.each([
    ['down', { down: true }, 'down'],
    ['wrong', { wrong: true }, 'unreadable'],
    ['not offered', { notOffered: true }, 'not-offered'],
  ] as const)('that is %s keeps nobody from an answer, and is shown in health', async (_name, faults, expected) => {
    spotter.moderation.setFaults(faults);
    const lead = await writes('SHRED i want to lose my belly');
    spotter.moderation.clearFaults();
    expect(spotter.answers(lead).length).toBeGreaterThan(0);
    expect(await state()).toBe(expected);
  });
});
