import { expect, test } from 'vitest';
import { splitBehind } from './split-behind.ts';

test('a text is cut at its lines, and at spaces behind the signs that end a sentence', () => {
  expect(splitBehind('One. Two!  Three 4.5\n\nFive; six', '.!')).toEqual(['One.', 'Two!', 'Three 4.5', 'Five; six']);
  expect(splitBehind('', '.')).toEqual(['']);
  expect(splitBehind('End. ', '.')).toEqual(['End.', '']);
});
