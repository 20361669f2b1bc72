import { expect, test } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

test('a result is told again without judging again, null too, and the oldest are forgotten', () => {
  const judged: number[] = [];
  const half = rememberLatest(String, (number: number) => {
    judged.push(number);
    return number % 2 === 0 ? number / 2 : null;
  });
  expect([half(4), half(4), half(3), half(3)]).toEqual([2, 2, null, null]);
  expect(judged).toEqual([4, 3]);
  for (let number = 1_000; number < 1_300; number += 1) half(number);
  expect(half(4)).toBe(2);
  expect(judged.filter((number) => number === 4)).toHaveLength(2);
});

test('what is very long is judged each time', () => {
  let times = 0;
  const length = rememberLatest(
    (text: string) => text,
    (text) => {
      times += 1;
      return text.length;
    },
  );
  const long = 'a'.repeat(5_000);
  expect([length(long), length(long)]).toEqual([5_000, 5_000]);
  expect(times).toBe(2);
});
