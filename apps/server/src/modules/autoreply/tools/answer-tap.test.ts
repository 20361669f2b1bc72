import { expect, test } from 'vitest';
import { freshTimes } from './answer-tap.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

test.each([
  ['all that are open', [9, 10, 11], [], false, [9, 10, 11]],
  ['none that was just offered', [9, 10, 11], [10], false, [9, 11]],
  ['later ones where those are wanted', [9, 10, 11, 12], [10], true, [11, 12]],
  ['earlier ones where none is later', [9, 10], [10, 11], true, [9]],
  ['nothing where nothing else is open', [10], [10], true, []],
])('%s', (_, open, offered, wantsLater, expected) => {
  expect(freshTimes(open.map(at), offered.map(at), wantsLater)).toEqual(expected.map(at));
});
