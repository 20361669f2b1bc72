import type { LieMode } from '@spotter/simulators/language-model/model-lies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('a model that lies', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let leads = 0;

  beforeAll(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
  }, 60_000);
  afterAll(() => spotter.close());

  function newLead(): string {
    leads += 1;
    const id = `77000000000000${String(leads).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id, username: `lead.${leads}`, name: null });
    return id;
  }

  async function write(text: string): Promise<string> {
    const id = newLead();
    spotter.writes(text, id);
    return id;
  }

  async function decisionAbout(contactId: string, reason: string) {
    return spotter.until(`the decision ${reason}`, async () => {
      const chat = await spotter.findChat(coach, contactId);
      return chat?.lastDecision?.reason === reason && chat;
    });
  }

  const said = (contactId: string) => spotter.answers(contactId).map(({ text }) => text);

  describe.each(openings)('asked in %s', (_language, opening) => {
    test.each(lies)('%s: nothing of it reaches the contact, and the coach is told', async (mode, sign) => {
      spotter.model.lie(mode);
      const lead = await write(opening);
      const chat = await decisionAbout(lead, 'failed-twice');
      await spotter.settled();
      spotter.model.clearFaults();
      expect(chat).toMatchObject({ chatEnabled: false, stage: 'needs_you', lastDecision: { kind: 'hand-over' } });
      expect(said(lead).filter((text) => sign.test(text))).toEqual([]);
      expect(said(lead)).toEqual([]);
    });

    test.each(lies.filter(([mode]) => mode !== 'loops-on-tools'))(
      '%s, once: the answer is repaired and the conversation goes on',
      async (mode, sign) => {
        spotter.model.lie(mode, 1);
        const lead = await write(opening);
        await spotter.until('an answer', () => said(lead).length > 0);
        await spotter.settled();
        spotter.model.clearFaults();
        expect(said(lead)).toHaveLength(1);
        expect(said(lead)[0]).not.toMatch(sign);
        expect(await spotter.chat(coach, lead)).toMatchObject({ chatEnabled: true, lastDecision: { kind: 'reply' } });
      },
    );

    test('thoughts before an answer are cut off, and the answer goes out', async () => {
      spotter.model.lie('think');
      const lead = await write(opening);
      await spotter.until('an answer', () => said(lead).length > 0);
      await spotter.settled();
      spotter.model.clearFaults();
      expect(said(lead)).toHaveLength(1);
      expect(said(lead)[0]).not.toMatch(/think|contact seems/);
    });
  });
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
}, 60_000);
