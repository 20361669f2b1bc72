import { eq, gte, inArray, sql } from 'drizzle-orm';
import { alias, pgTable, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from './connect.ts';
import { inTransaction, type Database } from './database.ts';
import { createTestDatabase } from './test-database.ts';
import { preparedSql, preparedQuery } from './prepared-query.ts';

const notes = pgTable('notes_under_test', {
  id: integer('id').primaryKey(),
  words: text('words').default('none'),
  tags: jsonb('tags').$type<string[]>(),
  at: timestamp('at', { withTimezone: true }),
});
type Note = typeof notes.$inferInsert;

let connection: Connection;
let writings = 0;
beforeAll(async () => {
  connection = await createTestDatabase();
  await connection.database.execute(
    sql`create table notes_under_test (id int primary key, words text default 'none', tags jsonb, at timestamptz)`,
  );
});
beforeEach(async () => {
  await connection.database.delete(notes);
  writings = 0;
});
afterAll(() => connection.close());

const insert = preparedQuery((database, { rows }: { rows: Note[] }) => {
  writings += 1;
  return database.insert(notes).values(rows).returning();
});

test('rows of any shape are stored as they are given: what is null stays null, what is missing gets its default', async () => {
  const at = new Date('2026-03-10T12:00:00Z');
  const rows: Note[][] = [
    [{ id: 1, words: 'a', tags: ['x', 'y'], at }],
    [{ id: 2, words: null, tags: null, at: null }],
    [{ id: 3 }],
    [
      { id: 4, words: 'b' },
      { id: 5, tags: [], at },
    ],
    [{ id: 6, words: 'a', tags: ['z'], at }],
  ];
  for (const given of rows) await insert(connection.database, { rows: given });
  expect(await connection.database.select().from(notes).orderBy(notes.id)).toEqual([
    { id: 1, words: 'a', tags: ['x', 'y'], at },
    { id: 2, words: null, tags: null, at: null },
    { id: 3, words: 'none', tags: null, at: null },
    { id: 4, words: 'b', tags: null, at: null },
    { id: 5, words: 'none', tags: [], at },
    { id: 6, words: 'a', tags: ['z'], at },
  ]);
  // The sixth has the shape of the first.
  expect(writings).toBe(4);
});

test('it runs in the transaction that it is given, and is undone with it', async () => {
  const undone = inTransaction(connection.database, async (tx) => {
    await insert(tx, { rows: [{ id: 7, words: 'gone' }] });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await connection.database.select().from(notes)).toEqual([]);
});

test('one row, lists of any length and single values are values too', async () => {
  await insert(connection.database, { rows: [1, 2, 3].map((id) => ({ id, words: `w${id}` })) });
  const change = preparedQuery((database, given: { ids: number[]; change: Partial<Note> }) =>
    database.update(notes).set(given.change).where(inArray(notes.id, given.ids)).returning({ id: notes.id }),
  );
  expect(await change(connection.database, { ids: [1, 3], change: { words: 'new' } })).toHaveLength(2);
  expect(await change(connection.database, { ids: [2], change: { words: null } })).toEqual([{ id: 2 }]);
  const find = preparedQuery((database, { id }: { id: number }) =>
    database.select({ words: notes.words }).from(notes).where(eq(notes.id, id)),
  );
  expect(await Promise.all([1, 2, 4].map((id) => find(connection.database, { id })))).toEqual([
    [{ words: 'new' }],
    [{ words: null }],
    [],
  ]);
});

test('a join answers as it does when it is written anew each time: what is missing is null', async () => {
  const at = new Date('2026-03-10T12:00:00Z');
  await insert(connection.database, { rows: [{ id: 1, words: 'a', tags: ['x'], at }] });
  await insert(connection.database, { rows: [{ id: 2, words: null }] });
  const later = alias(notes, 'later');
  const select = (database: Database, from: number) =>
    database
      .select({
        note: notes,
        id: notes.id,
        later,
        mixed: { own: notes.words, other: later.words, sum: sql<number>`notes_under_test.id + 1` },
        day: sql<string>`to_char(notes_under_test.at, 'DD')`.as('day'),
      })
      .from(notes)
      .leftJoin(later, eq(later.id, sql`notes_under_test.id + 1`))
      .where(gte(notes.id, from))
      .orderBy(notes.id);
  const find = preparedQuery((database, { from }: { from: number }) => select(database, from));
  const found = await find(connection.database, { from: 1 });
  expect(found).toEqual(await select(connection.database, 1));
  expect(found).toMatchObject([
    { note: { id: 1, at }, later: { id: 2, words: null }, day: '10' },
    { note: { id: 2, at: null }, later: null, day: null },
  ]);
});

test('a statement written by hand answers its rows', async () => {
  const double = preparedSql<{ numbers: number[] }, { doubled: number }>(
    ({ numbers }) =>
      sql`select n * 2 as doubled from (values ${sql.join(
        numbers.map((number) => sql`(${number}::int)`),
        sql`, `,
      )}) as given (n)`,
  );
  expect(await double(connection.database, { numbers: [1, 2] })).toEqual([{ doubled: 2 }, { doubled: 4 }]);
  expect(await double(connection.database, { numbers: [5] })).toEqual([{ doubled: 10 }]);
});
