import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../connect.ts';
import { queryRows } from '../database.ts';
import { createTestDatabase } from '../test-database.ts';
import { preparedSql } from '../prepared-query.ts';

/** More often than a statement is run before the connection prepares it. */
const often = Array.from({ length: 25 }, (_, nth) => nth);

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await connection.database.execute(
    sql`create table things_under_test (nth int primary key, word text, at timestamptz, tags jsonb)`,
  );
});
afterAll(() => connection.close());

const add = preparedSql<{ nth: number; word: string | null }, object>(
  ({ nth, word }) => sql`insert into things_under_test (nth, word, at, tags)
    values (${nth}::int, ${word}::text, '2026-03-10T12:00:00Z', '["a"]') returning nth, word, at, tags`,
);
const find = preparedSql<{ nth: number }, object>(
  ({ nth }) => sql`select tags, word, nth from things_under_test where nth = ${nth}::int`,
);
const raise = preparedSql<{ nth: number }, object>(
  ({ nth }) => sql`update things_under_test set tags = '["b"]' where nth = ${nth}::int`,
);

describe('a statement that is run often', () => {
  test('answers each time as at first: with rows, with none, and with what is null', async () => {
    const at = expect.anything() as unknown;
    for (const nth of often) {
      expect(await add(connection.database, { nth, word: `w${nth}` })).toEqual([
        { nth, word: `w${nth}`, at, tags: ['a'] },
      ]);
    }
    for (const nth of often) {
      expect(await find(connection.database, { nth })).toEqual([{ tags: ['a'], word: `w${nth}`, nth }]);
      expect(await find(connection.database, { nth: -nth - 1 })).toEqual([]);
      expect(await raise(connection.database, { nth })).toEqual([]);
    }
    expect(await find(connection.database, { nth: 3 })).toEqual([{ tags: ['b'], word: 'w3', nth: 3 }]);
  });

  test('gets each answer to whoever asked, also where many ask at once and some fail', async () => {
    const outcomes = await Promise.allSettled(
      often.flatMap((nth) => [find(connection.database, { nth }), add(connection.database, { nth, word: 'again' })]),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (index % 2 === 0) expect(outcome).toMatchObject({ value: [{ nth: index / 2 }] });
      else expect(outcome).toMatchObject({ status: 'rejected', reason: { cause: { code: '23505' } } });
    }
  });
});

test('rows are found by an index, also in a table that is small', async () => {
  const plan = await queryRows<{ 'QUERY PLAN': string }>(
    connection.database,
    sql`explain select word from things_under_test where nth = 5`,
  );
  expect(plan[0]!['QUERY PLAN']).toContain('Index Scan');
});
