import { agentRoutes, chatRoutes, safetyRecordRoutes, triggerRoutes, type Agent } from '@spotter/contract';
import { disclosureModes, openingDisclosures, type DisclosureMode } from '@spotter/domain/autoreply';
import { chatLanguages, type ChatLanguage } from '@spotter/language/detection/chat-languages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

/** What leads write who want to start. */
const wishes: Record<ChatLanguage, string> = {
  en: 'SHRED hello, I would like to lose some weight this year',
  es: 'SHRED hola, me gustaría bajar de peso este año',
  pt: 'SHRED olá, eu gostaria de perder peso este ano',
  fr: 'SHRED bonjour, je voudrais perdre du poids cette année',
  de: 'SHRED hallo, ich möchte dieses Jahr gerne abnehmen',
  it: 'SHRED ciao, vorrei perdere peso quest’anno',
  nl: 'SHRED hallo, ik wil dit jaar graag afvallen',
  pl: 'SHRED cześć, chciałabym schudnąć w tym roku',
};

let spotter: SpotterUnderTest;
let coach: Coach;
let leads = 0;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach(0, 'always');
});
afterAll(() => spotter.close());

async function choose(disclosure: Agent['disclosure']): Promise<void> {
  const params = { id: coach.agentId };
  const agent = await coach.client.call(agentRoutes.find, { params });
  await coach.client.call(agentRoutes.update, { params, body: { ...agent, disclosure } });
}

function newLead() {
  leads += 1;
  const id = String(7_600_000_000_000_000 + leads);
  spotter.instagram.addContact(account.id, { id, username: `lead.${leads}`, name: null });
  const chat = () => spotter.chat(coach, id);
  return {
    id,
    chat,
    /** Returns what the agent answers. */
    async says(text: string): Promise<string> {
      const before = spotter.answers(id).length;
      spotter.writes(text, id);
      await spotter.settled();
      const answers = spotter.answers(id).slice(before);
      expect([answers.length, (await chat()).lastDecision?.reason]).toEqual([1, expect.any(String)]);
      return answers[0]!.text;
    },
    /** Moves everything that was said 31 days into the past. */
    async isSilentForAMonth(): Promise<void> {
      const { _id } = await chat();
      const { database } = spotter.connection;
      const month = sql`interval '31 days'`;
      await database.execute(sql`update messages set sent_at = sent_at - ${month},
        received_at = received_at - ${month}, attempted_at = attempted_at - ${month} where chat_id = ${_id}`);
      await database.execute(sql`update hand_backs set at = at - ${month} where chat_id = ${_id}`);
      await database.execute(sql`update chats set handed_back_at = handed_back_at - ${month},
        last_inbound_at = last_inbound_at - ${month}, last_activity_at = last_activity_at - ${month},
        version = version + 1 where id = ${_id}`);
    },
    async isHandedBack(): Promise<void> {
      const { _id } = await chat();
      spotter.instagram.answerAsCoach(account.id, id, 'Dana here, one moment');
      await spotter.until('the coach has the chat', async () => !(await chat()).chatEnabled);
      await coach.client.call(chatRoutes.setEnabled, { body: { chatId: _id, chatEnabled: true } });
      await spotter.settled();
    },
  };
}

test.each(chatLanguages.flatMap((language) => disclosureModes.map((mode) => [language, mode] as const)))(
  'in %s, %s: the first message, that after a hand-back and that after a month say it, and no other',
  async (language, mode) => {
    await choose({ mode, words: null });
    const sentence = openingDisclosures[language];
    const discloses = mode !== 'on_question';
    const lead = newLead();
    const times = (text: string) => text.split(sentence).length - 1;
    // Long texts that come at once are a machine's.
    const said = [await lead.says(wishes[language]), await lead.says('SHRED')];
    await lead.isHandedBack();
    said.push(await lead.says('SHRED'), await lead.says('SHRED'));
    await lead.isSilentForAMonth();
    said.push(await lead.says('SHRED'), await lead.says('SHRED'));
    expect(said.map(times)).toEqual(discloses ? [1, 0, 1, 0, 1, 0] : [0, 0, 0, 0, 0, 0]);
    expect(said.filter((text) => text.replace(sentence, '').trim() === '')).toEqual([]);
    const recorded = (await lead.chat()).history.flatMap(({ author, disclosure }) =>
      author === 'agent' ? [disclosure] : [],
    );
    expect(recorded).toEqual(
      discloses ? ['first', null, 'handed-back', null, 'after-silence', null] : [null, null, null, null, null, null],
    );
  },
);

test('a contact who names a place where no law asks for it is not told', async () => {
  const first = async (mode: DisclosureMode) => {
    await choose({ mode, words: null });
    return newLead().says('SHRED hi, I live in London and would like to lose some weight');
  };
  expect(await first('where_required')).not.toContain(openingDisclosures.en);
  expect(await first('always')).toContain(openingDisclosures.en);
});

test('the coach’s own words are said, and a question gets one true answer', async () => {
  await choose({ mode: 'always', words: { en: 'You’re chatting with Dana’s AI assistant.' } });
  const lead = newLead();
  expect(await lead.says(wishes.en)).toMatch(/^You’re chatting with Dana’s AI assistant\. ./);
  const asking = newLead();
  const answer = await asking.says('SHRED are you a bot?');
  expect(answer).toMatch(/AI|automated/);
  expect((await asking.chat()).history.at(-1)).toMatchObject({ disclosure: 'first' });
});

test('the coach’s own words name who is known, and are refused where they say it only to some', async () => {
  await choose({ mode: 'always', words: { en: 'Hi {first name|there}, I’m {coach}’s AI assistant.' } });
  expect(await newLead().says(wishes.en)).toMatch(/^Hi there, I’m Dana’s AI assistant\. ./);
  const refused = (en: string) => expect(choose({ mode: 'always', words: { en } })).rejects;
  await refused('Hi {name}, I’m an AI assistant.').toMatchObject({
    status: 400,
    issues: [{ path: 'disclosure.words.en', message: expect.stringMatching(/^\{name\} is not/) }],
  });
  await refused('Je suis Dana, fan de robots.').toMatchObject({
    status: 400,
    issues: [{ path: 'disclosure.words.en', message: expect.stringContaining("“I'm {coach}'s AI assistant.”") }],
  });
  await refused('I’m {first name|an AI assistant} of {coach}.').toMatchObject({
    status: 400,
    issues: [{ path: 'disclosure.words.en', message: expect.stringMatching(/machine writes/) }],
  });
});

test('a first message that hands the chat over says it too, and help comes first', async () => {
  await choose({ mode: 'always', words: null });
  expect(await newLead().says('SHRED i want to kill myself')).toMatch(
    /^(?!I'm the coach).*I'm the coach's automated assistant\.$/s,
  );
});

test('a private reply to a comment says it, and the answer to it does not', async () => {
  const lead = newLead();
  const comment = {
    _id: 'on-comments',
    kind: 'comment' as const,
    enabled: true,
    words: ['PLAN'],
    excludeWords: [],
    match: 'word' as const,
    posts: 'all' as const,
    replies: false,
    publicReplies: [],
    firstMessage: 'Hey, you are a machine for asking! What is your goal?',
  };
  const keyword = { _id: 'keywords', kind: 'keyword' as const, enabled: true, words: ['SHRED'] };
  await coach.client.call(triggerRoutes.replace, {
    params: { id: coach.agentId },
    body: { triggers: [keyword, comment], newContactsOnly: false, activeHours: null },
  });
  const post = spotter.instagram.addPost(account.id, { caption: 'Comment PLAN' });
  spotter.instagram.comment(account.id, lead.id, post, { text: 'PLAN please' });
  await spotter.until('a message', () => spotter.answers(lead.id).length > 0);
  await spotter.settled();
  expect(spotter.answers(lead.id).map(({ text }) => text)).toEqual([
    `${openingDisclosures.en} ${comment.firstMessage}`,
  ]);
  expect(await lead.says('get stronger')).not.toContain(openingDisclosures.en);
  expect((await lead.chat()).history.map(({ disclosure }) => disclosure)).toEqual(['first', null, null]);
});

test('a trial shows it', async () => {
  const { answer } = await coach.client.call(agentRoutes.try, {
    params: { id: coach.agentId },
    body: { messages: [{ from: 'lead', text: wishes.de }] },
  });
  expect(answer).toContain(openingDisclosures.de);
});

test('the safety record counts each of them', async () => {
  const { undisclosed } = await coach.client.call(safetyRecordRoutes.counters);
  // Sixteen chats with three moments each, and those after them.
  expect(undisclosed).toEqual({ count: 0, of: 16 * 3 + 6 });
});

test('the safety record finds a message that is stored as saying it, and does not', async () => {
  const lead = newLead();
  await lead.says(wishes.en);
  const { _id } = await lead.chat();
  await spotter.connection.database.execute(
    sql`update messages set text = 'The payments are automatic.' where chat_id = ${_id} and disclosure = 'first'`,
  );
  const { undisclosed } = await coach.client.call(safetyRecordRoutes.counters);
  expect(undisclosed).toEqual({ count: 1, of: 16 * 3 + 7 });
});
