import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchCalls, TooManyWaiting } from './batch-calls.ts';

test('calls that come one after the other in the same turn share a run', async () => {
  const runs: number[][] = [];
  const call = batchCalls(async (items: number[]) => {
    runs.push(items);
    return items;
  }, 10);
  const first = call(1);
  await Promise.resolve();
  await Promise.all([first, call(2)]);
  expect(runs).toEqual([[1, 2]]);
});

test('more calls than may wait are refused at once, and those that wait are served', async () => {
  const gate = Promise.withResolvers<void>();
  const call = batchCalls(
    async (items: number[]) => {
      await gate.promise;
      return items.map((item) => item * 2);
    },
    1,
    2,
  );
  const first = call(1);
  await nextTurn();
  const waiting = [call(2), call(3)];
  await expect(call(4)).rejects.toBeInstanceOf(TooManyWaiting);
  gate.resolve();
  expect(await Promise.all([first, ...waiting])).toEqual([2, 4, 6]);
});
