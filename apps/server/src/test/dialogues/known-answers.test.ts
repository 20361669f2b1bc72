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
  const asked = demoKnowledge.answers.flatMap(({ question, wordings }) => [question, ...wordings]);

  test.each(asked)('%s', async (question) => {
    const live = await askInChat(question);
    const trial = await askInTrial(live.greeting, question);
    const alone = await askAsLead(question);
    const known = namesOf(live.record.sources);
    console.log(question, JSON.stringify([known, live.record.found, live.answer, live.chat.lastDecision]), JSON.stringify(namesOf(trial.sources)), JSON.stringify(namesOf(alone.sources)), alone.answer, trial.answer);
    expect(namesOf(trial.sources)).toEqual(known);
    expect(namesOf(alone.sources)).toEqual(known);
  });
});
