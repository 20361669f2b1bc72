import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from './connect.ts';
import { queryRows } from './database.ts';
import { applyFunctions, listFunctionFiles, type FunctionFile } from './functions.ts';
import { openEmptyEmbedded } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

/** What the files make, in the order of the files. */
function listMade(kind: 'function' | 'trigger'): string[] {
  const made = new RegExp(`^create or replace ${kind} (\\w+)`, 'gim');
  return listFunctionFiles().flatMap(({ text }) => [...text.matchAll(made)].map(([, name]) => name!));
}

const names = async (statement: ReturnType<typeof sql>) =>
  (await queryRows<{ name: string }>(connection.database, statement)).map(({ name }) => name).toSorted();

test('every function of the database stands in a file, once', async () => {
  const inDatabase = await names(sql`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  expect(listMade('function').toSorted()).toEqual(inDatabase);
});

test('every trigger of the database stands in a file, once', async () => {
  const inDatabase = await names(sql`select tgname as name from pg_trigger where not tgisinternal`);
  expect(listMade('trigger').toSorted()).toEqual(inDatabase);
});

test('a file is applied when its text has changed, all of it or nothing, and never by an older release', async () => {
  const embedded = await openEmptyEmbedded();
  await embedded.exec(
    'create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint); create table runs (n int)',
  );
  const file = (text: string, name = 'answer.sql'): FunctionFile => ({ name, text, checksum: text.length.toString() });
  const answering = (answer: number) =>
    `create or replace function answer() returns int language sql as 'select ${answer}'; insert into runs values (${answer})`;
  const runs = async () => (await embedded.query<{ n: number }>('select n from runs')).rows.map(({ n }) => n);
  const answer = async () => (await embedded.query<{ answer: number }>('select answer()')).rows[0]!.answer;

  await applyFunctions(embedded, [file(answering(1))]);
  await applyFunctions(embedded, [file(answering(1))]);
  expect(await runs()).toEqual([1]);

  await applyFunctions(embedded, [file(answering(12))]);
  expect([await answer(), await runs()]).toEqual([12, [1, 12]]);

  await expect(applyFunctions(embedded, [file(`${answering(123)}; select nothing`)])).rejects.toThrow();
  expect([await answer(), await runs()]).toEqual([12, [1, 12]]);

  // A file may call what another one makes, so neither is there without the other.
  const broken = file('select nothing', 'question.sql');
  await expect(applyFunctions(embedded, [file(answering(123)), broken])).rejects.toThrow();
  expect([await answer(), await runs()]).toEqual([12, [1, 12]]);

  await applyFunctions(embedded, [file(answering(123))]);
  expect(await answer()).toBe(123);

  // An older release that is started again beside a newer one.
  await embedded.exec(`insert into drizzle.__drizzle_migrations values (${Date.UTC(2999, 0)})`);
  await applyFunctions(embedded, [file(answering(9999))]);
  expect(await answer()).toBe(123);
  await embedded.close();
});

test('a long text is folded as it was, and ten times as many marks on a letter take about ten times as long', async () => {
  const fold = async (text: string) => {
    const before = performance.now();
    const [row] = await queryRows<{ folded: string }>(connection.database, sql`select search_fold(${text}) as folded`);
    return { folded: row!.folded, took: performance.now() - before };
  };
  const texts = ['Mañana, ¿cuánto? ', '早上好我想了解', 'שָׁלוֹם ', '  é  \n', 'ｶﾞ ﬁ ½ '].map((text) => text.repeat(200));
  for (const text of texts) {
    const plain = text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
    expect((await fold(text)).folded).toBe(plain);
  }
  for (const marks of ['\u0301\u0316', '\u05BC\u05B0', '\u1DC0\u1DC2']) {
    const folded = (count: number) => fold(`á${marks[0]!.repeat(count)}${marks[1]!.repeat(count)}`);
    const quickest = async (count: number) =>
      Math.min(...[await folded(count), await folded(count), await folded(count)].map(({ took }) => took));
    expect((await quickest(10_000)) / (await quickest(1_000)), marks).toBeLessThan(40);
  }
});
