import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('a bounded map forgets what was set longest ago, and never holds more than it may', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('maya', 1).set('noor', 2).set('maya', 3).set('omar', 4);
  expect([...map]).toEqual([
    ['maya', 3],
    ['omar', 4],
  ]);
});
