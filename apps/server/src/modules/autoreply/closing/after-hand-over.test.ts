import { agentRoutes, decisionRoutes, knowledgeRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
let leads = 0;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  const answer = 'Two dumbbells that feel heavy after ten reps, and a chair.';
  await coach.client.call(knowledgeRoutes.create, {
    body: { kind: 'qa', question: 'What equipment do I need?', answer },
  });
  await spotter.settled();
});
afterAll(() => spotter.close());

/** Adds a lead in a chat that the agent handed over for these words. */
async function handedOver(words: string) {
  leads += 1;
  const id = String(7_500_000_000_000_000 + leads);
  spotter.instagram.addContact(account.id, { id, username: `lead.${leads}`, name: `Lead ${leads}` });
  const says = async (text: string) => {
    const before = spotter.answers(id).length;
    spotter.writes(text, id);
    await spotter.settled();
    return spotter
      .answers(id)
      .slice(before)
      .filter(({ via }) => via === 'api')
      .map(({ text: said }) => said);
  };
  await says('SHRED');
  expect(await says(words)).toHaveLength(1);
  const chat = () => spotter.chat(coach, id);
  expect(await chat()).toMatchObject({ stage: 'needs_you', chatEnabled: false });
  return { id, says, chat };
}

async function choose(answersAfterHandOver: boolean): Promise<void> {
  const params = { id: coach.agentId };
  const agent = await coach.client.call(agentRoutes.find, { params });
  await coach.client.call(agentRoutes.update, { params, body: { ...agent, answersAfterHandOver } });
}

const question = 'what equipment do i need?';
const wish = 'can i talk to a real person pls';

test('a question that knowledge answers is answered after a wish for a person, and the chat stays the coach’s', async () => {
  const lead = await handedOver(wish);
  const [answer, ...more] = await lead.says(question);
  expect(more).toEqual([]);
  expect(answer).toMatch(/dumbbells/);
  expect(answer).not.toContain('?');
  const chat = await lead.chat();
  expect(chat).toMatchObject({
    stage: 'needs_you',
    chatEnabled: false,
    lastDecision: { kind: 'reply', reason: 'known-after-hand-over' },
    needsYou: { why: 'asked-for-human' },
  });
  const messageId = chat.history.findLast(({ author }) => author === 'agent')!._id;
  const records = await coach.client.call(decisionRoutes.ofMessage, { params: { id: chat._id, messageId } });
  expect(records.at(-1)).toMatchObject({ found: { asked: question, used: true } });
});

test('what nothing known answers gets the one more line, and then nothing', async () => {
  const lead = await handedOver(wish);
  expect(await lead.says('is there a shower at your place?')).toEqual([expect.stringContaining('answers in person')]);
  expect(await lead.says('and a sauna?')).toEqual([]);
  expect(await lead.says(question)).toEqual([expect.stringMatching(/dumbbells/)]);
});

test('nothing is said over the coach', async () => {
  const lead = await handedOver(wish);
  spotter.instagram.answerAsCoach(account.id, lead.id, 'Dana here!');
  await spotter.settled();
  expect(await lead.says(question)).toEqual([]);
  expect((await lead.chat()).lastDecision).toMatchObject({ kind: 'stay-silent', reason: 'taken-over' });
});

test.each([
  ['danger', 'i want to kill myself'],
  ['money', 'i paid already and got nothing'],
  ['anger', 'f*** you'],
])('nothing is answered after %s', async (_, words) => {
  const lead = await handedOver(words);
  expect((await lead.says(question)).join()).not.toMatch(/dumbbells/);
});

test('a trial does the same', async () => {
  const said = (text: string) => ({ from: 'lead' as const, text });
  const talk = [said('SHRED'), { from: 'agent' as const, text: 'Hi!' }, said(wish)];
  const params = { id: coach.agentId };
  const { answer: parting } = await coach.client.call(agentRoutes.try, { params, body: { messages: talk } });
  const messages = [...talk, { from: 'agent' as const, text: parting! }, said(question)];
  const trial = await coach.client.call(agentRoutes.try, { params, body: { messages } });
  expect(trial).toMatchObject({ decision: { kind: 'reply', reason: 'known-after-hand-over' } });
  expect(trial.answer).toMatch(/dumbbells/);
});

test('a coach who wants to answer all of it leaves the agent silent', async () => {
  await choose(false);
  const lead = await handedOver(wish);
  expect((await lead.says(question)).join()).not.toMatch(/dumbbells/);
  expect(await lead.says(question)).toEqual([]);
  await choose(true);
});
