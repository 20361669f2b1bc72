import { agentRoutes, type KeywordRules, safetyRecordRoutes } from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDialogues, type Dialogues } from '../../../test/dialogues/dialogue.ts';

const keywords = ['SHRED', 'plan', 'fit'];
const rules: KeywordRules = {
  matches: [
    { keyword: 'SHRED', match: 'fuzzy' },
    { keyword: 'plan', match: 'exact' },
    { keyword: 'fit', match: 'contains' },
  ],
  excludeWords: ['giveaway', 'my client'],
};
const rekeywords = ['back on it', 'restart', 'ready', 'go'];
const rekeywordRules: KeywordRules = {
  matches: [
    { keyword: 'restart', match: 'fuzzy' },
    { keyword: 'ready', match: 'exact' },
    { keyword: 'go', match: 'contains' },
  ],
  excludeWords: ['next year'],
};
let dialogues: Dialogues;

beforeAll(async () => {
  dialogues = await startDialogues();
});
afterAll(() => dialogues.close());
beforeEach(async () => {
  const { client, agentId } = dialogues.coach;
  const params = { id: agentId };
  const agent = await client.call(agentRoutes.find, { params });
  await client.call(agentRoutes.update, {
    params,
    body: { ...agent, keywords, keywordRules: rules, rekeywords, rekeywordRules },
  });
});

test.each([
  ['sherd please', 'SHRED'],
  ['Plan!', 'plan'],
  ['new outfit', 'fit'],
])('“%s” starts the agent by %s', async (text, keyword) => {
  const lead = dialogues.lead();
  expect(await lead.says(text)).toHaveLength(1);
  const { history } = await lead.chat();
  expect(history.at(-1)?.decision).toMatchObject({ kind: 'reply', reason: 'trigger-keyword', keyword });
});

test.each([
  ['shad please', 'no-keyword', null],
  ['what is the plan', 'no-keyword', null],
  ['SHRED for the Giveaway', 'excluded-word', 'giveaway'],
  ['sherd for my client', 'excluded-word', 'my client'],
  ['nice giveaway', 'no-keyword', null],
])('“%s” is left to the coach: %s', async (text, reason, keyword) => {
  const lead = dialogues.lead();
  expect(await lead.says(text)).toEqual([]);
  const chat = await lead.chat();
  expect(chat.lastDecision).toMatchObject({ kind: 'stay-silent', reason, keyword });
  expect(chat.history.at(-1)?.decision).toMatchObject({ reason, keyword });
});

test.each([
  ['I am back on it', true],
  ['let me restrat', true],
  ['Ready!', true],
  ['mangos', true],
  ['almost ready', false],
  ['back on it next year', false],
])('a lead’s “%s” brings the agent back into a chat that the coach took over: %s', async (text, brings) => {
  const lead = dialogues.lead();
  await lead.says('SHRED');
  lead.coachSays('Dana here');
  expect(await lead.says(text)).toHaveLength(brings ? 1 : 0);
  expect(await lead.chat()).toMatchObject({ chatEnabled: brings });
});

test('the coach’s own words bring it back by the same rules', async () => {
  const handsBack = async (text: string) => {
    const lead = dialogues.lead();
    await lead.says('SHRED');
    lead.coachSays(text);
    await dialogues.settled();
    return (await lead.chat()).chatEnabled;
  };
  expect(await handsBack('restrat')).toBe(true);
  expect(await handsBack('back on it next year')).toBe(false);
});

test('a trial decides by the same rules', async () => {
  const { client, agentId } = dialogues.coach;
  const says = (text: string) =>
    client.call(agentRoutes.try, { params: { id: agentId }, body: { messages: [{ from: 'lead', text }] } });
  expect((await says('sherd')).decision).toEqual({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
  expect(await says('SHRED giveaway')).toMatchObject({
    decision: { kind: 'stay-silent', reason: 'excluded-word', keyword: 'giveaway' },
    answer: null,
  });
});

test('a stop is taken back by a keyword that is plainly there, and the safety record knows no other', async () => {
  const lead = dialogues.lead();
  await lead.says('SHRED');
  expect(await lead.says('stop')).toHaveLength(1);
  expect(await lead.says('sherd')).toEqual([]);
  expect(await lead.says('outfit')).toEqual([]);
  expect((await lead.chat()).lastDecision).toMatchObject({ reason: 'opted-out' });
  expect(await lead.says('ok, SHRED')).toHaveLength(1);
  expect(await dialogues.coach.client.call(safetyRecordRoutes.counters)).toMatchObject({ afterStop: { count: 0 } });
});
