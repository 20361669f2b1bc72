import { type Chat, chatRoutes, knowledgeRoutes, triggerRoutes, userRoutes } from '@spotter/contract';
import { sayInstant } from '@spotter/domain/booking';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { requestRetention } from '../../modules/chats/contacts/retention.job.ts';
import { createShiftedClock, untilMonday } from '../shifted-clock.ts';
import { account, type Coach, startSpotter, type SpotterUnderTest } from '../spotter-under-test.ts';
import { recordingHead, sendRecording } from './send-recording.ts';

const dayMs = 24 * 3_600_000;
const zone = 'America/Chicago';
/** What a lead says who wants a call at a time of their own. */
const asksForNoon = ['Shred. Can I book a call? I am in Chicago.', 'Thursday at noon.'];

let spotter: SpotterUnderTest;
let coach: Coach;
let people = 0;
const clock = createShiftedClock();
clock.putForward(untilMonday(clock.now()));
beforeAll(async () => {
  const environment = { RETENTION_MESSAGES_DAYS: '90' };
  spotter = await startSpotter({ readsMedia: true, quietMs: 0, clock, environment });
  coach = await spotter.addCoach();
  await coach.client.call(userRoutes.update, { body: { timeZone: zone } });
  const answer = { kind: 'qa' as const, question: 'Can I pause the plan?', answer: 'Once, for up to three weeks.' };
  await coach.client.call(knowledgeRoutes.create, { body: answer });
  await spotter.settled();
});
afterAll(() => spotter.close());

/** What a lead who only speaks brought about. */
type Heard = { id: string; chat: Chat; answers: string[] };

async function speaks(texts: string[], language = 'english'): Promise<Heard> {
  people += 1;
  const id = `99900000000000${String(people).padStart(3, '0')}`;
  spotter.instagram.addContact(account.id, { id, username: `only.speaks.${people}`, name: null });
  for (const text of texts) {
    const content = Buffer.concat([recordingHead, Buffer.from(`${id} ${text}`)]);
    spotter.transcription.know(content, { text, language, seconds: 3 });
    sendRecording(spotter, id, content);
    await spotter.settled();
  }
  return { id, chat: await spotter.chat(coach, id), answers: spotter.answers(id).map(({ text }) => text) };
}

const find = (search: string) =>
  coach.client.call(chatRoutes.listForBot, { params: { botId: coach.botId }, query: { search } });
const stored = async (words: string) =>
  (
    await queryRows(
      spotter.connection.database,
      sql`select 1 from messages where text like ${`%${words}%`} or attachments::text like ${`%${words}%`}`,
    )
  ).length;

test.each<[string, string[], (heard: Heard) => Promise<void> | void, string?]>([
  ['a keyword', ['shred'], ({ answers }) => expect(answers).toHaveLength(1)],
  ['a stop', ['shred', 'Please stop messaging me.'], ({ chat }) => expect(chat.answering.optedOut).toBe(true)],
  ['a danger', ['shred', "I don't want to live anymore."], ({ chat }) => expect(chat.needsYou?.why).toBe('red-flag')],
  ['a time', asksForNoon, ({ answers }) => expect(answers.at(-1)).toMatch(/Thursday, .* at 12:00 PM/)],
  [
    'a fact',
    ['shred', 'I want to lose twenty pounds before my wedding.'],
    ({ chat }) => expect(JSON.stringify(chat.facts)).toMatch(/twenty pounds/),
  ],
  [
    'a language',
    ['shred', 'Hola, quiero saber cuánto cuesta el programa, por favor.'],
    ({ answers }) => expect(answers.at(-1)).toMatch(/\b(?:el|la|de|para|programa|son|cuesta|es)\b/i),
    'spanish',
  ],
  [
    'what knowledge answers',
    ['shred', 'Can I pause the plan?'],
    ({ answers }) => expect(answers.at(-1)).toMatch(/three weeks/),
  ],
  [
    'spam',
    ['Congratulations, you won! Claim your free crypto now at our website and double your money today.'],
    ({ chat }) => expect(chat.spam).not.toBeNull(),
  ],
  [
    'what is searched for',
    ['My zebra is afraid of kettlebells'],
    async ({ id }) => expect((await find('zebra kettlebells')).map(({ senderId }) => senderId)).toEqual([id]),
  ],
  [
    'what is taken along',
    ['My giraffe is afraid of kettlebells'],
    async ({ chat }) => {
      const headers = { authorization: `Bearer ${coach.token}` };
      const file = await fetch(`${spotter.origin}/api/chat/${chat._id}/export`, { headers });
      expect(await file.text()).toContain('giraffe');
    },
  ],
  [
    'what is erased',
    ['My flamingo is afraid of kettlebells'],
    async ({ chat }) => {
      expect(await stored('flamingo')).toBe(1);
      await coach.client.call(chatRoutes.remove, { params: { id: chat._id } });
      expect(await stored('flamingo')).toBe(0);
    },
  ],
])('%s is read in what was only spoken', async (_what, texts, check, language) => {
  await check(await speaks(texts, language));
});

test('a yes that was spoken books nothing: the time is repeated, and a typed yes to it books', async () => {
  const { id, chat, answers } = await speaks([...asksForNoon, 'Yes, that works for me.', 'Yes please.']);
  const calls = async () =>
    (await spotter.services.booking.chatCalls.ofChat(chat._id)).map(({ start }) => sayInstant(start, zone, 'en'));
  for (const answer of answers.slice(-2)) expect(answer).toMatch(/Shall I book Thursday, .* at 12:00 PM/);
  expect(await calls()).toEqual([]);
  spotter.writes('yes', id);
  await spotter.settled();
  expect(await calls()).toEqual([expect.stringMatching(/^Thursday, .* at 12:00 PM/)]);
});

test('an intent is read in what was only spoken', async () => {
  const agent = { params: { id: coach.agentId } };
  const before = await coach.client.call(triggerRoutes.list, agent);
  const wish = { _id: 'wish', kind: 'intent' as const, enabled: true, description: 'They want to run a marathon' };
  await coach.client.call(triggerRoutes.replace, { ...agent, body: { ...before, triggers: [wish] } });
  const { answers } = await speaks(['I would love to run my first marathon next year']);
  expect(answers).toHaveLength(1);
});

test('old words that were spoken go with old messages', async () => {
  await speaks(['My penguin is afraid of kettlebells']);
  expect(await stored('penguin')).toBe(1);
  await queryRows(
    spotter.connection.database,
    sql`update messages set sent_at = ${new Date(clock.now().getTime() - 91 * dayMs)}`,
  );
  await requestRetention(spotter.connection.database, clock.now());
  await spotter.settled();
  expect(await stored('penguin')).toBe(0);
});
