import { decisionRoutes } from '@spotter/contract';
import type { LieMode } from '@spotter/simulators/language-model/model-lies';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startUnstoredTalk, type UnstoredTalk } from '../dialogues/unstored-talk.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../spotter-under-test.ts';

/** What a lie of each kind would look like on the contact's phone. */
const lies: [mode: LieMode, sign: RegExp][] = [
  ['claims-booking', /booked|confirm|agendad/i],
  ['invents-price', /\$|17|50 ?%/],
  ['leaks-instructions', /instructions|coach_instructions|ref:/i],
  ['json', /[{}"]/],
  ['loops-on-tools', /record_fact/],
  ['empty', /^\s*$/],
  ['half-thought', /think>|invent/],
  ['foreign-link', /https?:|cheap-plans/],
  ['refuses', /language model|modelo de lenguaje/],
];
const openings = [
  ['English', 'SHRED hey, I want to lose weight'],
  ['Spanish', 'SHRED hola, quiero bajar de peso'],
] as const;

describe.each(openings)('a model that lies, asked in %s', (_language, opening) => {
  let talk: UnstoredTalk;
  beforeAll(async () => {
    const instructions = 'You are Dana, a strength coach. The 12-week programme costs 600 dollars. Be warm and short.';
    talk = await startUnstoredTalk({ start: new Date('2026-11-23T15:30:00Z'), coachZone: 'UTC', instructions });
  });
  afterAll(() => talk.close());
  afterEach(() => talk.model.clearFaults());

  test.each(lies)('%s: there is no answer', async (mode) => {
    talk.model.lie(mode);
    const lead = talk.lead();
    expect(await lead.says(opening)).toMatchObject({ kind: 'unusable' });
    expect(lead.heard()).toEqual([]);
  });

  test.each(lies.filter(([mode]) => mode !== 'loops-on-tools'))(
    '%s, once: the answer is repaired',
    async (mode, sign) => {
      talk.model.lie(mode, 1);
      const lead = talk.lead();
      expect(await lead.says(opening)).toMatchObject({ kind: 'draft', effort: { repaired: expect.any(String) } });
      expect(lead.heard()).toHaveLength(1);
      expect(lead.heard()[0]).not.toMatch(sign);
    },
  );

  test('thoughts before an answer are cut off', async () => {
    talk.model.lie('think');
    const lead = talk.lead();
    await lead.says(opening);
    expect(lead.heard()).toHaveLength(1);
    expect(lead.heard()[0]).not.toMatch(/think|contact seems/);
  });
});

describe('a model that lies, through the whole server', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let leads = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  afterEach(() => spotter.model.clearFaults());

  /** Lets a new contact write, and waits until everything that follows is done. */
  async function write(text: string): Promise<string> {
    leads += 1;
    const id = `77000000000000${String(leads).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id, username: `lead.${leads}`, name: null });
    spotter.writes(text, id);
    await spotter.settled();
    return id;
  }

  /** Matches the only message: the product's own, which hands the chat over. */
  const matchesHoldingWords: unknown = expect.stringMatching(
    /^(?:That's one for the coach, not for me\.|Eso es para el coach, no para mí\.)/,
  );
  const texts = (contactId: string) => spotter.answers(contactId).map(({ text }) => text);

  test.each(lies.map(([mode], nth) => [mode, ...openings[nth % 2]!] as const))(
    '%s, in %s: nothing of it reaches the contact, and the coach is told',
    async (mode, _language, opening) => {
      spotter.model.lie(mode);
      const lead = await write(opening);
      expect(await spotter.chat(coach, lead)).toMatchObject({
        chatEnabled: false,
        stage: 'needs_you',
        lastDecision: { kind: 'hand-over', reason: 'failed-twice' },
      });
      expect(texts(lead)).toEqual([matchesHoldingWords]);
    },
  );

  test('the coach sees every draft that was refused, and what was wrong with it, but none of their instructions', async () => {
    const recordOf = async (mode: (typeof lies)[number][0]) => {
      spotter.model.lie(mode);
      const chat = await spotter.chat(coach, await write('SHRED'));
      const params = { id: chat._id, messageId: chat.history.at(-1)!._id };
      return (await coach.client.call(decisionRoutes.ofMessage, { params })).at(-1)!;
    };
    // The model's text is cut off because it is too long, so none of it is kept.
    const leaked = await recordOf('leaks-instructions');
    expect(leaked.refused).toEqual(Array.from({ length: 4 }, () => ({ text: '', problem: 'cut-off' })));
    const priced = await recordOf('invents-price');
    expect(priced.decision).toMatchObject({ kind: 'hand-over', reason: 'failed-twice' });
    expect(priced.refused.map(({ problem }) => problem)).toEqual(Array(4).fill('unknown-price'));
    for (const { text } of priced.refused) expect(text.length).toBeGreaterThan(5);
  });

  test.each(openings)(
    'a lie that is told once, in %s, is repaired and the conversation goes on',
    async (_, opening) => {
      spotter.model.lie('invents-price', 1);
      const lead = await write(opening);
      expect(texts(lead)).toHaveLength(1);
      expect(texts(lead)[0]).not.toMatch(/\$|17|50 ?%/);
      expect(await spotter.chat(coach, lead)).toMatchObject({ chatEnabled: true, lastDecision: { kind: 'reply' } });
    },
  );
});

test('a model that takes a minute is not waited for: the chat says so, and the answer comes when it is back', async () => {
  const spotter = await startSpotter({ environment: { MODEL_TIMEOUT_MS: '1000' } });
  try {
    const coach = await spotter.addCoach();
    spotter.model.lie('slow');
    spotter.writes('SHRED hey, I want to lose weight');
    const chat = await spotter.until('the chat to wait', async () => {
      const found = await spotter.findChat(coach);
      return found?.lastDecision?.reason === 'model-down' && found;
    });
    expect(chat.lastDecision).toMatchObject({ kind: 'wait' });
    expect(chat.pendingReply).not.toBeNull();
    expect(spotter.answers()).toEqual([]);
    spotter.model.clearFaults();
    await spotter.until('an answer', () => spotter.answers().length > 0);
    expect(spotter.answers()).toHaveLength(1);
  } finally {
    await spotter.close();
  }
});
