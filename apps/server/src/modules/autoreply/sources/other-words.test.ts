import { knowledgeRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { startWatchedModel, toolCall, type Asked } from '../../../test/watched-model.ts';

const refund = 'Every dollar back within 14 days.';
const entries = [
  ...['Start', 'Food', 'Calls', 'Videos', 'Sleep', 'Shoes', 'Travel', 'Music'].map((subject) => ({
    question: `${subject} of the program`,
    answer: `The program has its own page about ${subject.toLowerCase()}.`,
  })),
  { question: 'Refunds', answer: refund },
];

let model: Awaited<ReturnType<typeof startWatchedModel>>;
let spotter: SpotterUnderTest;
let coach: Coach;
/** What the model is asked for other words with, and what answers were written from. */
const searched: unknown[] = [];
const prompts: string[] = [];

beforeAll(async () => {
  model = await startWatchedModel();
  model.watched.onAsked = async ({ messages, tools = [] }: Asked) => {
    if (tools.some(({ function: { name } }) => name === 'search_words')) {
      searched.push(JSON.parse(messages.at(-1)!.content as string));
      return toolCall('search_words', { words: ['refunds', 'money back'] });
    }
    prompts.push(JSON.stringify(messages));
    return null;
  };
  spotter = await startSpotter({ quietMs: 0, environment: { LLM_BASE_URL: model.baseUrl } });
  coach = await spotter.addCoach();
  for (const entry of entries) await coach.client.call(knowledgeRoutes.create, { body: { kind: 'qa', ...entry } });
  await spotter.settled();
});
afterAll(async () => {
  await spotter.close();
  await model.close();
});

async function ask(text: string): Promise<string> {
  const before = spotter.answers().length;
  spotter.writes(text);
  await spotter.until('an answer', () => spotter.answers().length > before);
  await spotter.settled();
  return prompts.findLast((prompt) => prompt.includes('known_sources'))!;
}

test('a question that says what it means in no words of the coach is searched in other words', async () => {
  const question = 'SHRED what if the program does nothing?';
  expect(await ask(question)).toContain(refund);
  expect(searched).toMatchObject([{ question }]);
});

test('the model is not asked where the words of a question say clearly what is meant', async () => {
  searched.length = 0;
  expect(await ask('which shoes?')).toContain('about shoes');
  expect(searched).toEqual([]);
});
