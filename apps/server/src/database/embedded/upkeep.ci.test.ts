import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMigratedEmbedded } from '../test-database.ts';
import { vacuumChanged, startUpkeep } from './upkeep.ts';

let embedded: PGlite;
beforeEach(async () => {
  embedded = await openMigratedEmbedded();
});
afterEach(async () => {
  vi.useRealTimers();
  if (!embedded.closed) await embedded.close();
});

const rate_limits = 'public.rate_limits';
const store = (count: number, prefix: string) =>
  embedded.exec(`insert into rate_limits select '${prefix}' || nth, 1, now() from generate_series(1, ${count}) as nth`);

async function read(what: string): Promise<number> {
  const { rows } = await embedded.query<{ value: number }>(
    `select (${what})::float8 as value from pg_class where oid = '${rate_limits}'::regclass`,
  );
  return rows[0]!.value;
}

test('analyzes a table that has changed, and again only when a fifth of it has', async () => {
  await store(3_000, 'a');
  expect(await vacuumChanged(embedded)).toEqual([rate_limits]);
  expect(await read('reltuples')).toBe(3_000);
  await store(300, 'b');
  expect(await vacuumChanged(embedded)).toEqual([]);
  await store(900, 'c');
  expect(await vacuumChanged(embedded)).toEqual([rate_limits]);
  expect(await read('reltuples')).toBe(4_200);
});

test('a table whose rows come and go stays as large as what is in it at one time', async () => {
  await store(3_000, 'a');
  await vacuumChanged(embedded);
  const size = await read('pg_relation_size(oid)');
  for (let round = 0; round < 20; round += 1) {
    await embedded.exec('delete from rate_limits');
    await store(3_000, `${round}.`);
    await vacuumChanged(embedded);
  }
  expect(await read('pg_relation_size(oid)')).toBeLessThan(3 * size);
});

test('goes on while the database is open, is told of failures, and ends when it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = vi.fn<(error: unknown) => void>();
  const upkeep = startUpkeep(embedded, failed);
  for (const rows of [3_000, 6_000]) {
    await store(3_000, `${rows}.`);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitUntil(async () => (await read('reltuples')) === rows);
  }
  await embedded.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitUntil(() => failed.mock.calls.length > 0);
  await upkeep.stop();
  failed.mockClear();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(failed).not.toHaveBeenCalled();
});
