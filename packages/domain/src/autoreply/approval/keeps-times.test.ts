import { expect, test } from 'vitest';
import { keepsTimes } from './keeps-times.ts';

const proposed = 'Great goal! I have Monday 2:00 PM or Tuesday 3:00 PM. Which one suits you?';

test.each([
  [true, 'Love it! I have Monday 2:00 PM or Tuesday 3:00 PM. Which one suits you?'],
  [false, 'Great goal! I have Monday 2:00 PM. Which one suits you?'],
  [false, 'Great goal! I have Wednesday 2:00 PM or Tuesday 3:00 PM. Which one suits you?'],
  [false, 'Let me look at my week first.'],
])('the buttons go with the coach’s words: %s for “%s”', (kept, edited) => {
  expect(keepsTimes(proposed, edited)).toBe(kept);
});
