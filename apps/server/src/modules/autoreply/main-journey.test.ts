import { agentRoutes, botRoutes, chatRoutes, type Chat } from '@spotter/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, startSpotter, transcript, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
let people = 0;
let lead: ReturnType<typeof newLead>;

beforeAll(async () => {
  // One of the platform's faults is to keep silent.
  spotter = await startSpotter({ environment: { PROVIDER_TIMEOUT_MS: '1500' } });
  coach = await spotter.addCoach();
});
afterAll(() => spotter.close());
beforeEach(() => {
  lead = newLead();
});
afterEach(() => {
  spotter.instagram.clearFaults();
  spotter.model.clearFaults();
});

/** Somebody who has not written before. */
function newLead() {
  people += 1;
  const contact = { id: String(5_550_000_000_000_000 + people), username: `lead.${people}`, name: null };
  spotter.instagram.addContact(account.id, contact);
  return {
    ...contact,
    writes: (text: string) => spotter.writes(text, contact.id),
    answers: () => spotter.answers(contact.id),
    chat: (): Promise<Chat> => spotter.chat(coach, contact.id),
    findChat: () => spotter.findChat(coach, contact.id),
  };
}

async function setDelay(delayTime: number): Promise<void> {
  const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
  await coach.client.call(agentRoutes.update, {
    params: { id: coach.agentId },
    body: { ...agent, config: { ...agent.config, delayTime } },
  });
}

describe('a lead writes and the agent answers', () => {
  test('a message with a trigger keyword is answered once, and the chat says why', async () => {
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length === 1);
    await spotter.settled();
    const chat = await lead.chat();
    expect(chat.history.map(({ author, type, status }) => ({ author, type, status }))).toEqual([
      { author: 'contact', type: 'Human', status: 'received' },
      { author: 'agent', type: 'Agent', status: 'sent' },
    ]);
    expect(chat.history[1]!.decision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
    expect(chat).toMatchObject({ stage: 'engaged', chatEnabled: true, pendingReply: null });
    // The platform is asked for the name again where it answered too late.
    await spotter.until('the name', async () => (await lead.chat()).username === lead.username);
    expect(lead.answers()).toEqual([{ text: chat.history[1]!.text, via: 'api' }]);
  });

  test('a burst of four messages gets one answer', async () => {
    // The quiet time has to outlast the machine's own pauses between two deliveries.
    const patient = await startSpotter({ quietMs: 3_000 });
    try {
      const owner = await patient.addCoach();
      for (const text of ['SHRED', 'hey saw ur reel', 'how do i loose the belly fat lol', 'ive tryed everyting']) {
        patient.writes(text);
      }
      await patient.until('an answer', () => patient.answers().length > 0);
      await patient.settled();
      expect(patient.answers()).toHaveLength(1);
      expect((await patient.chat(owner)).history).toHaveLength(5);
    } finally {
      await patient.close();
    }
  });

  test('a message without a trigger gets no answer, and the chat says why', async () => {
    lead.writes('bro u coming saturday?');
    const chat = await spotter.until('a decision', async () => {
      await spotter.settled();
      const found = await lead.findChat();
      return found?.lastDecision != null && found;
    });
    expect(chat.history[0]!.decision).toMatchObject({ kind: 'stay-silent', reason: 'no-keyword' });
    expect(lead.answers()).toEqual([]);
  });

  test('the same webhook delivered five times changes nothing', async () => {
    spotter.instagram.setFaults({ duplicateWebhooks: 5 });
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length > 0);
    await spotter.settled();
    expect(lead.answers()).toHaveLength(1);
    expect((await lead.chat()).history).toHaveLength(2);
  });

  test('what the contact says about themselves is remembered', async () => {
    lead.writes('SHRED I want to lose 10 kg');
    await spotter.until('an answer', () => lead.answers().length === 1);
    await spotter.settled();
    const { facts } = await lead.chat();
    expect(facts.map(({ name }) => name)).toContain('goal');
  });

  test('a wish to be left alone is confirmed once and obeyed', async () => {
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length === 1);
    lead.writes('stop');
    await spotter.until('a confirmation', () => lead.answers().length === 2);
    lead.writes('really');
    await spotter.until('a decision', async () => (await lead.chat()).lastDecision?.reason === 'opted-out');
    expect(lead.answers().at(-1)!.text).toBe("Understood, I won't message you again.");
    expect(lead.answers()).toHaveLength(2);
  });

  test('a medical question goes to the coach and the agent keeps out', async () => {
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length === 1);
    lead.writes('my knee clicks n hurts when squatting whats wrong w it');
    const chat = await spotter.until('a hand-over', async () => {
      const found = await lead.chat();
      return found.stage === 'needs_you' && found;
    });
    expect(chat).toMatchObject({ chatEnabled: false, lastDecision: { kind: 'hand-over', reason: 'medical' } });
    await spotter.settled();
    expect(lead.answers().map(({ text }) => text)).toEqual([
      expect.anything(),
      expect.stringContaining("That's one for the coach"),
    ]);
  });
});

describe('a person always wins', () => {
  let asked: number;
  beforeEach(() => {
    asked = spotter.model.count();
    // Nobody waits for the model here: an answer being written is one that the coach overtakes.
    spotter.model.setLatency(60_000);
  });
  afterEach(() => setDelay(0));

  const cases = [
    {
      when: 'while the answer waits',
      delayTime: 30,
      ready: async () => (await lead.findChat())?.pendingReply != null,
    },
    {
      when: 'while the answer is being written',
      delayTime: 0,
      ready: () => spotter.model.count() > asked,
    },
  ];

  for (const { when, delayTime, ready } of cases) {
    test(`the coach writes in the inbox ${when}: no agent message leaves after that`, async () => {
      await setDelay(delayTime);
      lead.writes('SHRED');
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
      const chat = await lead.chat();
      expect(transcript(chat.history)).toEqual(['contact: SHRED', 'coach: hey, it is me']);
      expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'inbox' }, pendingReply: null });
      expect(lead.answers()).toEqual([{ text: 'hey, it is me', via: 'api' }]);
    });

    test(`the coach writes in the Instagram app ${when}: no agent message leaves after that`, async () => {
      await setDelay(delayTime);
      lead.writes('SHRED');
      await spotter.until('the moment', async () => {
        await spotter.services.processor.idle();
        return ready();
      });
      spotter.instagram.answerAsCoach(account.id, lead.id, 'hey its Dan');
      const chat = await spotter.until('the takeover', async () => {
        await spotter.settled();
        const found = await lead.chat();
        return found.takenOver !== null && found;
      });
      expect(transcript(chat.history)).toEqual(['contact: SHRED', 'coach: hey its Dan']);
      expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'app' } });
      expect(lead.answers()).toEqual([{ text: 'hey its Dan', via: 'app' }]);
    });
  }

  test('the takeover stands where the coach began to write, however much follows', async () => {
    await setDelay(30);
    lead.writes('SHRED');
    spotter.instagram.answerAsCoach(account.id, lead.id, 'hey its Dan');
    const first = await spotter.until('the takeover', async () => (await lead.findChat())?.takenOver ?? null);
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: lead.id, credentialId: coach.credentialId, message: 'still there?' },
    });
    await spotter.settled();
    const chat = await lead.chat();
    const words = chat.history.find(({ text }) => text === 'hey its Dan');
    expect(chat.takenOver).toEqual({ at: words?.date, via: 'app' });
    expect(first).toEqual(chat.takenOver);
  });

  test('a re-engagement keyword in the coach’s words gives the chat to the agent', async () => {
    lead.writes('hello there');
    await spotter.until('the chat', () => lead.findChat());
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: lead.id, credentialId: coach.credentialId, message: 'Happy to have you back on it!' },
    });
    expect(await lead.chat()).toMatchObject({ chatEnabled: true, takenOver: null });
    spotter.model.setLatency(0);
    lead.writes('me too');
    await spotter.until('an answer', () => lead.answers().some(({ text }) => !text.startsWith('Happy')));
  });

  test('a chat switched off by hand stays silent, and handed back is answered', async () => {
    lead.writes('SHRED');
    const { _id: chatId } = await spotter.until('the chat', () => lead.findChat());
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: false } });
    await spotter.settled();
    expect(lead.answers()).toEqual([]);
    expect((await lead.chat()).lastDecision).toMatchObject({ reason: 'chat-disabled' });
    spotter.model.setLatency(0);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } });
    await spotter.until('an answer', () => lead.answers().length === 1);
  });
});

describe('when a person writes, the chat keeps saying', () => {
  afterEach(() => setDelay(0));

  test('why the agent spoke, and why it was silent', async () => {
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length === 1);
    await spotter.settled();
    spotter.instagram.answerAsCoach(account.id, lead.id, 'hey its Dan');
    await spotter.settled();
    expect((await lead.chat()).lastDecision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword' });

    lead.writes('oh hi!');
    await spotter.settled();
    for (const words of ['how are you?', 'still there?']) {
      spotter.instagram.answerAsCoach(account.id, lead.id, words);
      await spotter.settled();
      const chat = await lead.chat();
      expect(chat.lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'taken-over' });
      expect(chat.history.find(({ text }) => text === 'oh hi!')?.decision).toMatchObject({ reason: 'taken-over' });
    }
  });

  test('that the coach took over, and did not only switch off', async () => {
    await setDelay(30);
    lead.writes('SHRED');
    const { _id: chatId } = await spotter.until('the chat', () => lead.findChat());
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: false } });
    await spotter.settled();
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: lead.id, credentialId: coach.credentialId, message: 'hey its Dan' },
    });
    await spotter.settled();
    expect((await lead.chat()).lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'taken-over' });
  });
});

describe('a person and a keyword', () => {
  afterEach(() => setDelay(0));

  test('the coach switches off while a keyword is bringing the agent back: nothing is said', async () => {
    await setDelay(30);
    lead.writes('SHRED');
    spotter.instagram.answerAsCoach(account.id, lead.id, 'hey its Dan');
    await spotter.until('the takeover', async () => (await lead.findChat())?.takenOver ?? null);
    lead.writes('ok back on it');
    const { _id: chatId } = await spotter.until('a pending answer', async () => {
      const found = await lead.chat();
      return found.pendingReply !== null && found;
    });
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: false } });
    await setDelay(0);
    await spotter.settled();
    expect(await lead.chat()).toMatchObject({ pendingReply: null, lastDecision: { reason: 'chat-disabled' } });
    expect(lead.answers()).toEqual([{ text: 'hey its Dan', via: 'app' }]);
  });

  test('a wish to be left alone counts where the coach answered before the agent looked at it', async () => {
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length === 1);
    await spotter.services.worker.stop();
    lead.writes('stop messaging me');
    spotter.instagram.answerAsCoach(account.id, lead.id, 'Sorry! I am back on it myself');
    await spotter.until('both messages', async () => (await lead.chat()).history.length === 4);
    await spotter.services.worker.start();
    await spotter.settled();
    lead.writes('and what about mornings');
    await spotter.until('the decision', async () => (await lead.chat()).history.at(-1)!.decision);
    expect(await lead.chat()).toMatchObject({ lastDecision: { reason: 'opted-out' } });
    expect(lead.answers()).toHaveLength(2);
  });
});

describe('sending once', () => {
  const uncertain = ['error-500', 'timeout', '1357046'] as const;
  for (const answer of uncertain) {
    test(`a send that worked although it was answered with ${answer} is not repeated`, async () => {
      spotter.instagram.setFaults({ acceptButAnswer: { answer, times: 1 } });
      lead.writes('SHRED');
      await spotter.until('the answer is known to be sent', async () => {
        const chat = await lead.findChat();
        return chat?.history.at(-1)?.author === 'agent' && chat.history.at(-1)?.status === 'sent';
      });
      await spotter.settled();
      expect(lead.answers()).toHaveLength(1);
    });
  }

  test('an echo that overtakes the answer to the send is no takeover', async () => {
    spotter.instagram.setFaults({ echoFirst: true });
    lead.writes('SHRED');
    await spotter.until('an answer', () => lead.answers().length === 1);
    await spotter.settled();
    const chat = await lead.chat();
    expect(chat).toMatchObject({ chatEnabled: true, takenOver: null });
    expect(chat.history).toHaveLength(2);
  });

  test('a send that the platform refuses is shown as failed with the reason in plain words', async () => {
    spotter.instagram.setFaults({ failNext: { code: 551, subcode: 1545041, times: 1 } });
    lead.writes('SHRED');
    const chat = await spotter.until('the failure', async () => {
      const found = await lead.findChat();
      return found !== null && found.history.at(-1)?.status === 'failed' && found;
    });
    expect(chat.history.at(-1)!.failure).toBe('They can’t get messages from you right now.');
    expect(lead.answers()).toEqual([]);
  });

  test('a coach’s message that the platform refuses answers 502 and stays recorded as failed', async () => {
    lead.writes('hello');
    await spotter.until('the chat', () => lead.findChat());
    spotter.instagram.setFaults({ windowClosed: true });
    const refused = coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: lead.id, credentialId: coach.credentialId, message: 'hi' },
    });
    await expect(refused).rejects.toMatchObject({ status: 502, code: 'outside_window' });
    expect((await lead.chat()).history.at(-1)).toMatchObject({ author: 'coach', status: 'failed' });
  });
});
