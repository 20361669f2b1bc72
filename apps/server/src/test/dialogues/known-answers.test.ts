import { agentRoutes, decisionRoutes, type Agent } from '@spotter/contract';
import { demoKnowledge } from '@spotter/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoCoach, type DemoCoach } from './demo-coach.ts';

let dana: DemoCoach;
let agent: Agent;
beforeAll(async () => {
  dana = await startDemoCoach();
  agent = (await dana.client.call(agentRoutes.list))[0]!;
});
afterAll(() => dana.close());

type Sources = { id: string; quote: string }[];
const namesOf = (sources: Sources) => sources.map(({ id, quote }) => `${id}: ${quote}`).toSorted();
const fromLead = (text: string) => ({ from: 'lead' as const, text });

/** Asks in a chat that the agent has; returns what it answers and the record of it. */
async function askInChat(question: string) {
  const lead = dana.lead('Maya Torres');
  const [greeting] = await lead.says('SHRED');
  const answers = await lead.says(question);
  const chat = (await lead.chat())!;
  const messageId = chat.history.findLast(({ author }) => author === 'agent')!._id;
  const record = (await dana.client.call(decisionRoutes.ofMessage, { params: { id: chat._id, messageId } })).at(-1)!;
  await lead.leave();
  return { greeting: greeting!, answer: answers.join('\n'), chat, record };
}

/** Asks on the page of the agent, after the same words. */
async function askInTrial(greeting: string, question: string) {
  const messages = [fromLead('SHRED'), { from: 'agent' as const, text: greeting }, fromLead(question)];
  return dana.client.call(agentRoutes.try, { params: { id: agent._id }, body: { messages } });
}

/** Asks as the page of knowledge does: the question alone, whose first word starts the agent. */
async function askAsLead(question: string) {
  const { name, description, config, offers } = agent;
  const draft = { name, description, config, offers, keywords: [question.split(/\s/)[0]!] };
  const body = { messages: [fromLead(question)], agent: draft };
  return dana.client.call(agentRoutes.try, { params: { id: agent._id }, body });
}

describe('every question of the demo’s knowledge', () => {
  const asked = demoKnowledge.answers.flatMap(({ question, wordings }) => [
    { question, about: question },
    { question: wordings.at(-1)!, about: question },
  ]);

  test.each(asked)('$question', async ({ question, about }) => {
    const live = await askInChat(question);
    expect(live.record.sources.map(({ title }) => title)).toEqual([about]);
    const known = namesOf(live.record.sources);
    expect(namesOf((await askInTrial(live.greeting, question)).sources)).toEqual(known);
    expect(namesOf((await askAsLead(question)).sources)).toEqual(known);
  });
});

describe('what leads ask about terms before they buy', () => {
  const about = { refund: /14 (days|días)/, pause: /three weeks/ };

  test.each([
    ['is there a refund', about.refund],
    ['money back?', about.refund],
    ['do i get my money back if i quit?', about.refund],
    ['what if it doesn’t work', about.refund],
    ['y si no me gusta, ¿me devuelven el dinero?', about.refund],
    ['can i pause', about.pause],
    ['can i pause my plan if i go away?', about.pause],
  ])('is answered, and hands nothing over: %s', async (question, answer) => {
    const live = await askInChat(question);
    expect(live.chat).toMatchObject({ chatEnabled: true, needsYou: null });
    expect(live.answer).toMatch(answer);
    expect((await askAsLead(question)).answer).toMatch(answer);
  });

  test.each(['i paid already and got nothing, where is my refund?', 'ya pagué, ¿me devuelven el dinero?'])(
    'a complaint about money already paid is the coach’s: %s',
    async (complaint) => {
      const { chat, answer } = await askInChat(complaint);
      expect(chat).toMatchObject({ chatEnabled: false, needsYou: { why: 'payment' } });
      expect(answer).not.toMatch(about.refund);
    },
  );
});
