import { chatRoutes, userRoutes } from '@spotter/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../database/database.ts';
import { appointments } from '../modules/booking/booking.tables.ts';
import { bookInChat } from './book-in-chat.ts';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

const other = { id: '1234567890123999', username: 'leo.runs', name: 'Leo Park' };
let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  spotter.instagram.addContact(account.id, other);
});
afterAll(() => spotter.close());

const download = (path: string, { token }: { token: string } = coach) =>
  fetch(`${spotter.origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
const write = async (text: string, contactId = lead.id) => {
  spotter.writes(text, contactId);
  await spotter.settled();
};

describe("a contact's data", () => {
  test('is one file with everything of theirs and nothing of anybody else', async () => {
    await write('SHRED');
    await write('can i book a call? im in chicago');
    await write('SHRED from somebody else', other.id);
    const chat = await spotter.chat(coach);
    await bookInChat(spotter, chat._id);
    const response = await download(`/chat/${chat._id}/export`);
    expect(response.headers.get('content-disposition')).toContain(chat._id);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      chat: { username: lead.username },
      messages: [{ text: 'SHRED' }, { author: 'agent' }, { author: 'contact' }, { author: 'agent' }],
      proposals: [{ kind: 'offer', action: 'book', state: 'live' }],
      calls: [{ guestEmail: 'maya@example.test' }],
    });
    expect(text).not.toContain('somebody else');
  });

  test('is nothing for another coach', async () => {
    const stranger = await spotter.signUp();
    const { _id } = await spotter.chat(coach);
    expect((await download(`/chat/${_id}/export`, stranger)).status).toBe(404);
    await expect(stranger.client.call(chatRoutes.remove, { params: { id: _id } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('goes with the chat, also from the calls, whose times stay with the coach', async () => {
    const { _id } = await spotter.chat(coach);
    await coach.client.call(chatRoutes.remove, { params: { id: _id } });
    const rows = await spotter.connection.database
      .select()
      .from(appointments)
      .where(eq(appointments.workspaceId, coach.access.workspaceId));
    expect(rows).toMatchObject([{ guestName: 'Deleted contact', guestEmail: null, notes: null, chatId: null }]);
    const tables = await queryRows<{ name: string }>(
      spotter.connection.database,
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const held = await queryRows(
        spotter.connection.database,
        sql`select 1 from ${sql.identifier(name)} as held where held::text like ${`%${lead.id}%`} or held::text like '%maya@example.test%'`,
      );
      expect(`${name}: ${held.length}`).toBe(`${name}: 0`);
    }
  });

  test('a wish to be left alone outlives the chat in which it was said', async () => {
    await write('stop', other.id);
    const stopped = await spotter.chat(coach, other.id);
    expect(stopped.lastDecision).toMatchObject({ kind: 'opt-out' });
    await coach.client.call(chatRoutes.remove, { params: { id: stopped._id } });
    const texts = spotter.answers(other.id).length;
    await write('hey, me again', other.id);
    expect((await spotter.chat(coach, other.id)).lastDecision).toMatchObject({ reason: 'opted-out' });
    expect(spotter.answers(other.id)).toHaveLength(texts);
    // A trigger undoes it, as always.
    await write('SHRED', other.id);
    expect(spotter.answers(other.id)).toHaveLength(texts + 1);
  });
});

describe('the export of everything', () => {
  test('is written once at a time, and five times a day', async () => {
    const user = await spotter.signUp();
    const answers = await Promise.all(Array.from({ length: 3 }, () => download('/users/me/export', user)));
    const statuses = answers.map(({ status }) => status).toSorted((left, right) => left - right);
    expect(statuses[0]).toBe(200);
    for (const answer of answers) {
      if (answer.status === 200) await answer.json();
      else expect(answer.headers.get('retry-after')).toBe('60');
    }
    for (let nth = statuses.filter((status) => status === 200).length; nth < 5; nth += 1) {
      expect((await (await download('/users/me/export', user)).json()) as object).toHaveProperty('exportedAt');
    }
    const sixth = await download('/users/me/export', user);
    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toMatchObject({ code: 'too_many_requests' });
    expect(userRoutes.exportAll.path).toBe('/users/me/export');
  });
});
