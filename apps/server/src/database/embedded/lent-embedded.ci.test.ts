import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { openMigratedEmbedded } from '../test-database.ts';
import { lendEmbedded } from './lent-embedded.ts';

const opened: PGlite[] = [];
async function open(): Promise<PGlite> {
  const embedded = await openMigratedEmbedded();
  opened.push(embedded);
  return embedded;
}
const lend = lendEmbedded(open);

async function count(embedded: PGlite): Promise<number> {
  const { rows } = await embedded.query<{ count: number }>('select count(*)::int as count from rate_limits');
  return rows[0]!.count;
}
const store = (embedded: PGlite) => embedded.exec(`insert into rate_limits values ('a', 1, now())`);

test('a database that is given back is lent again without rows and settings, and no longer serves whoever gave it back', async () => {
  const first = await lend();
  await store(first);
  await first.exec(`set enable_seqscan = off; prepare known as select 1`);
  await first.close();
  const before = opened.length;
  const second = await lend();
  expect(opened.length).toBe(before);
  expect(await count(second)).toBe(0);
  expect((await second.query('show enable_seqscan')).rows).toEqual([{ enable_seqscan: 'on' }]);
  await expect(second.exec('execute known')).rejects.toThrow('does not exist');
  await expect(async () => store(first)).rejects.toThrow('closed');
  expect(await count(second)).toBe(0);
  await second.close();
});

test.each([
  ['a table', 'create table own (id int)'],
  ['a column', 'alter table rate_limits add column own text'],
  ['a function', `create function own() returns int language sql as 'select 1'`],
  ['a trigger', 'alter table agents disable trigger all'],
  ['what is known of how rows are spread', `insert into rate_limits values ('b', 1, now()); analyze rate_limits`],
])('a test that changes %s is the last one of its database', async (_what, statements) => {
  const changed = await lend();
  await changed.exec(statements);
  await changed.close();
  const before = opened.length;
  const next = await lend();
  expect(opened.length).toBe(before + 1);
  await next.close();
});

test('two tests at the same time have two databases', async () => {
  const [one, other] = await Promise.all([lend(), lend()]);
  await store(one);
  expect(await count(other)).toBe(0);
  await Promise.all([one.close(), other.close()]);
});
