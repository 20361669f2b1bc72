import { agentRoutes, botRoutes, chatRoutes } from '@spotter/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  account,
  lead,
  startSpotter,
  transcript,
  type Coach,
  type SpotterUnderTest,
} from '../../test/spotter-under-test.ts';

describe('a lead writes and the agent answers', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;

  beforeEach(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
  });
  afterEach(() => spotter.close());

  test('a message with a trigger keyword is answered once, and the chat says why', async () => {
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const chat = await spotter.chat(coach);
    expect(chat.history.map(({ author, type, status }) => ({ author, type, status }))).toEqual([
      { author: 'contact', type: 'Human', status: 'received' },
      { author: 'agent', type: 'Agent', status: 'sent' },
    ]);
    expect(chat.history[1]!.decision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
    expect(chat).toMatchObject({ stage: 'engaged', chatEnabled: true, pendingReply: null, username: lead.username });
    expect(spotter.answers()).toEqual([{ text: chat.history[1]!.text, via: 'api' }]);
  });

  test('a burst of four messages gets one answer', async () => {
    for (const text of ['SHRED', 'hey saw ur reel', 'how do i loose the belly fat lol', 'ive tryed everyting']) {
      spotter.writes(text);
    }
    await spotter.until('an answer', () => spotter.answers().length > 0);
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(1);
    expect((await spotter.chat(coach)).history).toHaveLength(5);
  });

  test('a message without a trigger gets no answer, and the chat says why', async () => {
    spotter.writes('bro u coming saturday?');
    const chat = await spotter.until('a decision', async () => {
      await spotter.settled();
      const found = await spotter.findChat(coach);
      return found?.lastDecision != null && found;
    });
    expect(chat.history[0]!.decision).toMatchObject({ kind: 'stay-silent', reason: 'no-keyword' });
    expect(spotter.answers()).toEqual([]);
  });

  test('the same webhook delivered five times changes nothing', async () => {
    spotter.instagram.setFaults({ duplicateWebhooks: 5 });
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length > 0);
    await spotter.settled();
    expect(spotter.answers()).toHaveLength(1);
    expect((await spotter.chat(coach)).history).toHaveLength(2);
  });

  test('what the contact says about themselves is remembered', async () => {
    spotter.writes('SHRED I want to lose 10 kg');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const { facts } = await spotter.chat(coach);
    expect(facts.map(({ name }) => name)).toContain('goal');
  });

  test('a wish to be left alone is confirmed once and obeyed', async () => {
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    spotter.writes('stop');
    await spotter.until('a confirmation', () => spotter.answers().length === 2);
    spotter.writes('really');
    await spotter.until('a decision', async () => (await spotter.chat(coach)).lastDecision?.reason === 'opted-out');
    expect(spotter.answers().at(-1)!.text).toBe("Understood, I won't message you again.");
    expect(spotter.answers()).toHaveLength(2);
  });

  test('a medical question goes to the coach and the agent keeps out', async () => {
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    spotter.writes('my knee clicks n hurts when squatting whats wrong w it');
    const chat = await spotter.until('a hand-over', async () => {
      const found = await spotter.chat(coach);
      return found.stage === 'needs_you' && found;
    });
    expect(chat).toMatchObject({ chatEnabled: false, lastDecision: { kind: 'hand-over', reason: 'medical' } });
    expect(spotter.answers()).toHaveLength(1);
  });
});

describe('a person always wins', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;

  beforeEach(async () => {
    // Nobody waits for the model here: an answer being written is one that the coach overtakes.
    spotter = await startSpotter({ modelLatencyMs: 60_000 });
    coach = await spotter.addCoach();
  });
  afterEach(() => spotter.close());

  const cases = [
    {
      when: 'while the answer waits',
      delayTime: 30,
      ready: async () => (await spotter.findChat(coach))?.pendingReply != null,
    },
    { when: 'while the answer is being written', delayTime: 0, ready: () => spotter.model.count() > 0 },
  ];
  async function setDelay(delayTime: number): Promise<void> {
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    await coach.client.call(agentRoutes.update, {
      params: { id: coach.agentId },
      body: { ...agent, config: { ...agent.config, delayTime } },
    });
  }

  for (const { when, delayTime, ready } of cases) {
    test(`the coach writes in the inbox ${when}: no agent message leaves after that`, async () => {
      await setDelay(delayTime);
      spotter.writes('SHRED');
      await spotter.until('the moment', async () => {
        await spotter.services.processor.idle();
        return ready();
      });
      const sent = await coach.client.call(botRoutes.sendMessage, {
        params: { id: coach.botId },
        body: { senderId: lead.id, credentialId: coach.credentialId, message: 'hey, it is me' },
      });
      expect(sent).toMatchObject({ author: 'coach', status: 'sent' });
      await spotter.settled();
      const chat = await spotter.chat(coach);
      expect(transcript(chat.history)).toEqual(['contact: SHRED', 'coach: hey, it is me']);
      expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'inbox' }, pendingReply: null });
      expect(spotter.answers()).toEqual([{ text: 'hey, it is me', via: 'api' }]);
    });

    test(`the coach writes in the Instagram app ${when}: no agent message leaves after that`, async () => {
      await setDelay(delayTime);
      spotter.writes('SHRED');
      await spotter.until('the moment', async () => {
        await spotter.services.processor.idle();
        return ready();
      });
      spotter.instagram.answerAsCoach(account.id, lead.id, 'hey its Dan');
      const chat = await spotter.until('the takeover', async () => {
        await spotter.settled();
        const found = await spotter.chat(coach);
        return found.takenOver !== null && found;
      });
      expect(transcript(chat.history)).toEqual(['contact: SHRED', 'coach: hey its Dan']);
      expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'app' } });
      expect(spotter.answers()).toEqual([{ text: 'hey its Dan', via: 'app' }]);
    });
  }

  test('a re-engagement keyword in the coach’s words gives the chat to the agent', async () => {
    spotter.writes('hello there');
    await spotter.until('the chat', () => spotter.findChat(coach));
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: lead.id, credentialId: coach.credentialId, message: 'Happy to have you back on it!' },
    });
    expect(await spotter.chat(coach)).toMatchObject({ chatEnabled: true, takenOver: null });
    spotter.model.setLatency(0);
    spotter.writes('me too');
    await spotter.until('an answer', () => spotter.answers().some(({ text }) => !text.startsWith('Happy')));
  });

  test('a chat switched off by hand stays silent, and handed back is answered', async () => {
    spotter.writes('SHRED');
    const { _id: chatId } = await spotter.until('the chat', () => spotter.findChat(coach));
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: false } });
    await spotter.settled();
    expect(spotter.answers()).toEqual([]);
    expect((await spotter.chat(coach)).lastDecision).toMatchObject({ reason: 'chat-disabled' });
    spotter.model.setLatency(0);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } });
    await spotter.until('an answer', () => spotter.answers().length === 1);
  });
});

describe('sending once', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;

  beforeAll(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  let people = 0;
  function newLead(): string {
    people += 1;
    const id = `55500000000000${String(people).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
    return id;
  }

  const uncertain = ['error-500', 'timeout', '1357046'] as const;
  for (const answer of uncertain) {
    test(`a send that worked although it was answered with ${answer} is not repeated`, async () => {
      const id = newLead();
      spotter.instagram.setFaults({ acceptButAnswer: { answer, times: 1 } });
      spotter.writes('SHRED', id);
      await spotter.until('the answer is known to be sent', async () => {
        const chat = await spotter.findChat(coach, id);
        return chat?.history.at(-1)?.author === 'agent' && chat.history.at(-1)?.status === 'sent';
      });
      await spotter.settled();
      expect(spotter.answers(id)).toHaveLength(1);
      spotter.instagram.clearFaults();
    });
  }

  test('an echo that overtakes the answer to the send is no takeover', async () => {
    const id = newLead();
    spotter.instagram.setFaults({ echoFirst: true });
    spotter.writes('SHRED', id);
    await spotter.until('an answer', () => spotter.answers(id).length === 1);
    await spotter.settled();
    const chat = await spotter.chat(coach, id);
    expect(chat).toMatchObject({ chatEnabled: true, takenOver: null });
    expect(chat.history).toHaveLength(2);
    spotter.instagram.clearFaults();
  });

  test('a send that the platform refuses is shown as failed with the reason in plain words', async () => {
    const id = newLead();
    spotter.instagram.setFaults({ failNext: { code: 551, subcode: 1545041, times: 1 } });
    spotter.writes('SHRED', id);
    const chat = await spotter.until('the failure', async () => {
      const found = await spotter.findChat(coach, id);
      return found !== null && found.history.at(-1)?.status === 'failed' && found;
    });
    expect(chat.history.at(-1)!.failure).toBe('This person cannot receive messages from you right now.');
    expect(spotter.answers(id)).toEqual([]);
    spotter.instagram.clearFaults();
  });

  test('a coach’s message that the platform refuses answers 502 and stays recorded as failed', async () => {
    const id = newLead();
    spotter.writes('hello', id);
    await spotter.until('the chat', () => spotter.findChat(coach, id));
    spotter.instagram.setFaults({ windowClosed: true });
    const refused = coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: id, credentialId: coach.credentialId, message: 'hi' },
    });
    await expect(refused).rejects.toMatchObject({ status: 502, code: 'outside_window' });
    expect((await spotter.chat(coach, id)).history.at(-1)).toMatchObject({ author: 'coach', status: 'failed' });
    spotter.instagram.clearFaults();
  });
});
