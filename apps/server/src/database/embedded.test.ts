import { readFile } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openEmptyEmbedded } from './test-database.ts';

let embedded: PGlite;
beforeAll(async () => {
  embedded = await openEmptyEmbedded();
});
afterAll(() => embedded.close());

/** How often the event loop comes round while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test('under a flood of statements and transactions the rest of the process has its turns', async () => {
  const work = Array.from({ length: 1_000 }, (_, index) =>
    index % 2 === 0
      ? embedded.query('select count(*) from generate_series(1, 1000)')
      : embedded.transaction((tx) => tx.query('select count(*) from generate_series(1, 1000)')),
  );
  expect(await turnsDuring(() => Promise.all(work))).toBeGreaterThan(5);
});

test('statements of one transaction that are sent together let the rest of the process have its turns too', async () => {
  const turns = await embedded.transaction((tx) =>
    turnsDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => tx.query('select count(*) from generate_series(1, 200000)'))),
    ),
  );
  expect(turns).toBeGreaterThan(10);
});

test('timers have their turn between two long statements, also where a connection asked for them', async () => {
  const long = 'select count(*) from generate_series(1, 300000)';
  const ticks: number[] = [];
  const ticking = setInterval(() => ticks.push(performance.now()), 1);
  const ends: number[] = [];
  await new Promise<void>((resolve, reject) => {
    // What reads a file goes on where what a connection says does.
    readFile(import.meta.filename, () => {
      const all = Array.from({ length: 6 }, async () => {
        await embedded.query(long);
        ends.push(performance.now());
      });
      Promise.all(all).then(() => resolve(), reject);
    });
  });
  clearInterval(ticking);
  const without = ends.slice(1).filter((end, nth) => !ticks.some((tick) => tick > ends[nth]! && tick < end));
  expect(without).toEqual([]);
});
