import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minuteMs, noFaults, startDialogues, type Dialogues, type Lead } from './dialogue.ts';

describe('when the agent keeps silent', () => {
  let dialogues: Dialogues;
  beforeAll(async () => {
    dialogues = await startDialogues();
  }, 60_000);
  afterAll(() => dialogues.close());

  async function engaged(): Promise<Lead> {
    const lead = dialogues.lead();
    expect(await lead.says('SHRED')).toHaveLength(1);
    return lead;
  }

  test.each(['nah im good thx', 'no gracias'])('"%s" gets one kind line, and the chat is over', async (text) => {
    const lead = await engaged();
    const answers = await lead.says(text);
    expect(answers).toHaveLength(1);
    expect(answers[0]).not.toMatch(/\?/);
    expect(await lead.chat()).toMatchObject({ stage: 'lost', chatEnabled: false, pendingReply: null });
    await dialogues.pass(23 * 60 * minuteMs);
    expect(await lead.says('ok')).toEqual([]);
  });

  test.each(['stop msging me', 'STOP', 'para', 'no me escribas mas'])(
    '"%s" is confirmed once and obeyed',
    async (text) => {
      const lead = await engaged();
      expect(await lead.says(text)).toHaveLength(1);
      expect(await lead.says('hello?')).toEqual([]);
      expect(await lead.says('how much is it')).toEqual([]);
      expect(await lead.lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'opted-out' });
      expect((await lead.chat()).pendingReply).toBeNull();
    },
  );

  test.each(['bro u coming sat?', 'my week 3 check in is done', 'hi! we are a protein brand, collab?'])(
    'a friend, a client or a brand: "%s" gets no script',
    async (text) => {
      const lead = dialogues.lead();
      expect(await lead.says(text)).toEqual([]);
      expect(await lead.lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'no-keyword' });
      expect((await lead.chat()).stage).toBe('new');
    },
  );

  test('an automatic reply is not answered', async () => {
    const lead = await engaged();
    expect(await lead.says("Thanks for your message! We'll be back in 24h")).toEqual([]);
    expect(await lead.says("Thanks for your message! We'll be back in 24h")).toEqual([]);
    expect(await lead.lastDecision()).toMatchObject({ kind: 'stay-silent', reason: 'auto-responder' });
  });

  test('a heart on a message and a 👍 after it are not answered', async () => {
    const lead = await engaged();
    const [message] = await lead.messages();
    const before = lead.heard().length;
    expect(message).toBeDefined();
    expect(await lead.says('👍')).toEqual([]);
    expect(lead.heard()).toHaveLength(before);
  });

  test('the coach writes from the phone: the ready answer is dropped, and the lead talks to the coach alone', async () => {
    const lead = await engaged();
    lead.writes('what do i need to start?');
    await dialogues.settle();
    const before = lead.heard().length;
    lead.coachSays('hey its Dan, what injury exactly?');
    await dialogues.pass(minuteMs);
    expect(await lead.says('my shoulder, since last year')).toEqual([]);
    expect(lead.heard()).toHaveLength(before);
    const chat = await lead.chat();
    expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'app' }, pendingReply: null });
    expect(chat.lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'taken-over' });
  });

  test('handed back with a note, the agent goes on from there and asks nothing about the injury', async () => {
    const lead = await engaged();
    lead.coachSays('hey its Dan, what injury exactly?');
    await dialogues.settle();
    await lead.says('my shoulder, since last year');
    const before = lead.heard().length;
    await lead.handBack('shoulder ok, book her');
    await dialogues.pass(minuteMs);
    const answers = lead.heard().slice(before);
    expect(answers.length).toBeLessThanOrEqual(1);
    const next = answers.length === 1 ? answers : await lead.says('so what now?');
    expect(next).toHaveLength(1);
    expect(next[0]).not.toMatch(/shoulder|injur|pain/i);
    expect(await lead.chat()).toMatchObject({ chatEnabled: true, takenOver: null });
  });

  test('and in all of this the five counters stay at 0', async () => {
    const counted = await dialogues.counters();
    expect(counted.doubleReplies.of).toBeGreaterThan(0);
    expect(counted).toMatchObject(noFaults);
  });
});
