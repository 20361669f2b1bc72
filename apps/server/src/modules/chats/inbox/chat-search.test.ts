import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createTestDatabase } from '../../../database/test-database.ts';
import type { Access } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import { storeUser } from '../../../test/store-user.ts';
import type { ListedChats } from './chat-list.repository.ts';
import { searchChats } from './chat-search.ts';

const now = new Date('2026-11-20T12:00:00Z');
const botId = newId();
/** The first chat is the newest. */
const chatCount = 5_700;
const pageLimit = 50;

/**
 * Words by the chats whose only message has them.
 * More chats have `formerly` and `lately` than are looked up one by one.
 */
const spokenIn = {
  everywhere: () => true,
  often: (nth: number) => nth % 10 === 0,
  formerly: (nth: number) => nth > 5_100,
  lately: (nth: number) => nth > 200 && nth <= 900,
  rarely: (nth: number) => nth % 500 === 0,
};
const stages = ['engaged', 'engaged', 'booked'];
const stageOf = (nth: number) => stages[nth % stages.length]!;
const isNamed = (nth: number) => nth % 2_500 === 0;

let connection: Connection;
let access: Access;

beforeAll(async () => {
  connection = await createTestDatabase();
  const { database } = connection;
  access = await storeUser(database, now);
  const credentialId = newId();
  await database.execute(sql`insert into credentials (id, workspace_id, integration, account_id, username, tokens_at, status, created_at)
    values (${credentialId}, ${access.workspaceId}, 'instagram', '17841400000000017', 'coach.dana', now(), 'connected', now())`);
  await database.execute(sql`insert into bots (id, workspace_id, credential_id, channel, account_id, name, created_at)
    values (${botId}, ${access.workspaceId}, ${credentialId}, 'instagram', '17841400000000017', 'coach.dana', now())`);
  const numbers = Array.from({ length: chatCount }, (_, index) => index + 1);
  const stored = numbers.map((nth) => ({
    nth,
    stage: stageOf(nth),
    name: isNamed(nth) ? `Formerly Maple ${nth}` : `Lead ${nth}`,
    text: Object.entries(spokenIn)
      .flatMap(([word, isSpoken]) => (isSpoken(nth) ? [word] : []))
      .join(' '),
  }));
  await database.execute(sql`insert into chats (id, workspace_id, bot_id, contact_id, username, name, last_activity_at, stage, created_at)
    select gen_random_uuid(), ${access.workspaceId}, ${botId}, nth, 'lead.' || nth, name, ${now.toISOString()}::timestamptz - nth * interval '1 minute', stage, now()
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as stored (nth int, stage text, name text)`);
  await database.execute(sql`insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, status)
    select gen_random_uuid(), chats.id, ${botId}, 'mid.' || nth, 'contact', text, last_activity_at, last_activity_at, 'received'
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as stored (nth int, text text)
    join chats on chats.contact_id = nth::text`);
});
afterAll(() => connection.close());

/** Returns the numbers of all chats that a search finds, page by page. */
async function searchAll(typed: string, filter: ListedChats['filter'] = {}, max = chatCount): Promise<number[]> {
  const wanted = { access, botId, filter, now };
  const found: number[] = [];
  for (let start = null; found.length < max;) {
    const page = await searchChats(connection.database, wanted, typed, { limit: pageLimit, start });
    found.push(...page.map(({ chat }) => Number(chat.contactId)));
    const last = page.at(-1)?.chat;
    if (page.length < pageLimit || last === undefined) break;
    start = { at: last.lastActivityAt!, id: last.id };
  }
  return found;
}

const numbersOf = (isWanted: (nth: number) => boolean) =>
  Array.from({ length: chatCount }, (_, index) => index + 1).filter(isWanted);

test.each(Object.entries(spokenIn).filter(([word]) => word !== 'everywhere'))(
  'finds every chat with a word that is said %s, newest first, on whatever page',
  async (word, isSpoken) => {
    expect(await searchAll(word)).toEqual(numbersOf((nth) => isSpoken(nth) || (word === 'formerly' && isNamed(nth))));
  },
);

test('the first pages of a word that all chats have are the newest chats', async () => {
  expect(await searchAll('everywhere', {}, 200)).toEqual(numbersOf((nth) => nth <= 200));
});

test('finds in a filtered list only what is in it, of a word that many chats outside it have too', async () => {
  const expected = numbersOf((nth) => spokenIn.lately(nth) && stageOf(nth) === 'booked');
  expect(await searchAll('lately', { stage: 'booked' })).toEqual(expected);
  expect(await searchAll('lately', { stage: 'qualified' })).toEqual([]);
});

test('finds nothing by what is not the beginning of a word', async () => {
  for (const typed of ['erywhere', 'verywhere', 'ately', 'x lately']) expect(await searchAll(typed), typed).toEqual([]);
});

test('finds nothing in the account of someone else', async () => {
  const other = await storeUser(connection.database, now);
  const wanted = { access: other, botId, filter: {}, now };
  for (const word of Object.keys(spokenIn)) {
    expect(await searchChats(connection.database, wanted, word, { limit: pageLimit, start: null })).toEqual([]);
  }
});
