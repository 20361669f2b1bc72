import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmptyEmbedded } from '../test-database.ts';
import { createEmbeddedClient, type EmbeddedClient } from './embedded-client.ts';

let embedded: PGlite;
let client: EmbeddedClient;
beforeAll(async () => {
  embedded = await openEmptyEmbedded();
  client = createEmbeddedClient(embedded);
});
afterAll(() => embedded.close());
beforeEach(() => embedded.exec('drop table if exists things; create table things (nth int primary key, word text)'));

const add = 'insert into things (nth, word) values ($1, $2)';
const find = 'select word from things where nth = $1';

/** Runs a statement until the database has it by name. */
async function becomeFrequent(statement: string, values: unknown[]): Promise<void> {
  for (let run = 0; run < 5; run += 1) await client.query(statement, values).catch(() => {});
}

test('a frequent statement fails while its table is away, and answers again when it is back', async () => {
  await client.query(add, [1, 'one']);
  await becomeFrequent(find, [1]);
  await embedded.exec('alter table things rename to things_away');
  await expect(client.query(find, [1])).rejects.toMatchObject({ code: '42P01' });
  await embedded.exec('alter table things_away rename to things');
  expect(await client.query(find, [1])).toMatchObject({ rows: [{ word: 'one' }] });
});

test('a frequent statement that fails takes nothing with it but its transaction', async () => {
  await client.query(add, [1, 'one']);
  await becomeFrequent(add, [1, 'again']);
  const failing = client.transaction(async (tx) => {
    await tx.query(add, [2, 'two']);
    await tx.query(add, [1, 'again']);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' });
  await client.transaction((tx) => tx.query(add, [3, 'three']));
  expect(await client.query('select nth from things order by nth')).toEqual({ rows: [{ nth: 1 }, { nth: 3 }] });
});

test('a transaction that goes on after a failed statement is not said to be committed', async () => {
  const swallowing = client.transaction(async (tx) => {
    await tx.query(add, [1, 'one']);
    await tx.query('select 1 / 0').catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await client.query('select nth from things')).toEqual({ rows: [] });
});

test('a statement that cannot be parsed keeps its transaction from storing, and no later one from running', async () => {
  const failing = client.transaction((tx) => tx.query('select from where $1', [1]));
  await expect(failing).rejects.toMatchObject({ code: '42601' });
  expect(await client.query('select $1::int as one', [1], { rowMode: 'array' })).toEqual({ rows: [[1]] });
});

test('values of every kind come back as they were given', async () => {
  const values = [null, true, 7, 'seven', { nothing: null }, ['a', 'b,"c"'], '0192d7e4-0000-7000-8000-000000000000'];
  const { rows } = await client.query(
    "select $1::text, $2::bool, $3::int, $4::text, $5::jsonb, $6::text[], $7::uuid, 'null'::jsonb, '1.50'::numeric",
    values,
    { rowMode: 'array' },
  );
  expect(rows).toEqual([[...values, null, '1.50']]);
});

test('what one transaction sends waits for the other to end', async () => {
  await Promise.all(
    [1, 2, 3].map((nth) =>
      client.transaction(async (tx) => {
        const { rows } = await tx.query('select count(*)::int as count from things');
        await tx.query(add, [nth, String((rows as { count: number }[])[0]!.count)]);
      }),
    ),
  );
  const { rows } = await client.query('select word from things order by word');
  expect(rows).toEqual([{ word: '0' }, { word: '1' }, { word: '2' }]);
});

test('a byte order mark before a text stays, also after a statement has failed', async () => {
  await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  await expect(embedded.exec('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  const marked = '\uFEFFone';
  expect(await client.query('select $1::text as word', [marked])).toMatchObject({ rows: [{ word: marked }] });
});
