import { expect, test } from 'vitest';
import { mixDown } from './mix-down.ts';

test('two channels become one', () => {
  expect([...mixDown([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.25]);
});
