import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from './embedded.ts';

let embedded: PGlite;
beforeAll(async () => {
  embedded = await openEmbedded('memory');
});
afterAll(() => embedded.close());

test('under a flood of statements and transactions the rest of the process has its turns', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const work = Array.from({ length: 1_000 }, (_, index) =>
    index % 2 === 0
      ? embedded.query('select count(*) from generate_series(1, 1000)')
      : embedded.transaction((tx) => tx.query('select count(*) from generate_series(1, 1000)')),
  );
  setImmediate(count);
  await Promise.all(work);
  isOver = true;
  expect(turns).toBeGreaterThan(5);
});
