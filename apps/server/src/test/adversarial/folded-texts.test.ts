import { routesByTag, type Route } from '@spotter/contract';
import { keywordMatches } from '@spotter/domain/autoreply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type Coach, type SpotterUnderTest } from '../spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
let chatId: string;
beforeAll(async () => {
  spotter = await startSpotter({ environment: { LANDING_TRAINER_EMAIL: 'coach1@example.test' } });
  coach = await spotter.addCoach();
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  await spotter.settled();
  chatId = (await spotter.chat(coach))._id;
});
afterAll(() => spotter.close());

/** What some forms of Unicode, or lower case, make many times as long, or that costs in other ways. */
const signs = ['ﷺ', '㈝', '㋿½', 'ŉİẞ', 'ﬃ', '𝟗€ ', 'ΐ', 'e\u0301\u0302\u0303', '각', '＄９ ', 'ﷺ. ', '$ﷺ '];

type Taker = {
  name: string;
  maxLength: number;
  params?: Record<string, string>;
  input: (text: string) => { body?: object; query?: string };
};

/** Where texts are taken, each with the maxLength one that fits. */
const takers = (): Taker[] => [
  { name: 'knowledge.search', maxLength: 2_000, input: (question) => ({ body: { question } }) },
  {
    name: 'knowledge.create',
    maxLength: 500,
    input: (question) => ({ body: { kind: 'qa', question, answer: question } }),
  },
  { name: 'offers.propose', maxLength: 20_000, input: (text) => ({ body: { text } }) },
  {
    name: 'agents.try',
    maxLength: 2_000,
    params: { id: 'new' },
    input: (text) => ({
      body: {
        messages: [{ from: 'lead', text }],
        agent: { name: 'Dana', config: { prompt: text }, keywords: ['SHRED'] },
      },
    }),
  },
  {
    name: 'agents.create',
    maxLength: 20_000,
    input: (prompt) => ({
      body: { agent: { name: prompt.slice(0, 120), config: { prompt }, keywords: [prompt.slice(0, 100)] } },
    }),
  },
  {
    name: 'triggers.test',
    maxLength: 2_000,
    params: { id: coach.agentId },
    input: (text) => ({ body: { message: { kind: 'message', text, asksModel: false } } }),
  },
  {
    name: 'triggers.test',
    maxLength: 2_000,
    params: { id: coach.agentId },
    input: (text) => ({ body: { message: { kind: 'message', text, asksModel: false }, draft: manyKeywords(text) } }),
  },
  {
    name: 'chats.listForBot',
    maxLength: 100,
    params: { botId: coach.botId },
    input: (search) => ({ query: `search=${encodeURIComponent(search)}` }),
  },
  {
    name: 'chats.update',
    maxLength: 300,
    params: { id: chatId },
    input: (value) => ({ body: { facts: Array.from({ length: 40 }, (_, at) => ({ name: `fact ${at}`, value })) } }),
  },
  { name: 'chats.addNote', maxLength: 2_000, params: { id: chatId }, input: (text) => ({ body: { text } }) },
  { name: 'users.update', maxLength: 100, input: (name) => ({ body: { first_name: name, last_name: name } }) },
  {
    name: 'contact.send',
    maxLength: 5_000,
    input: (message) => ({
      body: { name: message.slice(0, 100), email: 'a@example.test', subject: message.slice(0, 100), message },
    }),
  },
];
/** As many long keywords as an agent may have, of all kinds, each almost in the text. */
function manyKeywords(text: string) {
  const words = Array.from({ length: 200 }, (_, at) => `${text.slice(at, at + 90).toWellFormed()} ${at}`.trim());
  const matches = words.map((keyword, at) => ({ keyword, match: keywordMatches[at % keywordMatches.length] }));
  const rules = { matches, excludeWords: words.slice(0, 50).map((word) => `${word}x`) };
  return { triggers: [{ _id: 'words', kind: 'keyword', enabled: true, words, rules }], newContactsOnly: false };
}

/** One person asks for them a few times. */
const limited = ['offers.propose', 'agents.try'];
const callsOfOne = 6;

const routes = new Map(
  Object.entries(routesByTag).flatMap(([tag, group]) =>
    Object.entries<Route>(group).map(([name, route]): [string, Route] => [`${tag}.${name}`, route]),
  ),
);

/**
 * Returns the least processor time of a few calls and the worst status. Each call has another text, because
 * results of equal texts are remembered, and the other work of the process counts as well.
 */
async function cpuOf(taker: Taker, part: string): Promise<{ ms: number; status: number }> {
  const calls: { ms: number; status: number }[] = [];
  for (let call = 0; call < 3; call += 1) calls.push(await cpuOnce(taker, part));
  return { ms: Math.min(...calls.map(({ ms }) => ms)), status: Math.max(...calls.map(({ status }) => status)) };
}

let texts = 0;
async function cpuOnce({ name, maxLength, params = {}, input }: Taker, part: string) {
  const { method, path } = routes.get(name)!;
  texts += 1;
  const { body, query = '' } = input(fill(`${texts} `, part, maxLength));
  const { token } = limited.includes(name) ? await nextPerson() : coach;
  const address = `${spotter.origin}/api${path.replace(/\{(\w+)\}/g, (_, key: string) => params[key]!)}?${query}`;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  await spotter.services.worker.idle();
  const before = process.cpuUsage();
  const response = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, status: response.status };
}

let person: { token: string; calls: number } | null = null;
async function nextPerson() {
  if (person === null || person.calls === callsOfOne) person = { token: (await spotter.signUp()).token, calls: 0 };
  person.calls += 1;
  return person;
}

const fill = (start: string, part: string, length: number) =>
  (start + part.repeat(Math.ceil(length / part.length))).slice(0, length).toWellFormed();

test('a text that folds to many times its length costs no call many times as much as an ordinary one', async () => {
  const wrong: string[] = [];
  for (const taker of takers()) {
    const ordinary = await cpuOf(taker, 'The plan is $97 a month and we train at home. ');
    for (const sign of signs) {
      const { ms, status } = await cpuOf(taker, sign);
      if (status >= 300 || ms > 10 * Math.max(ordinary.ms, 20))
        wrong.push(`${taker.name} ${sign}: ${status}, ${Math.round(ms)} ms, ordinarily ${Math.round(ordinary.ms)} ms`);
    }
  }
  expect(wrong).toEqual([]);
});
