import { expect, test } from 'vitest';
import { boundText } from './bounded-text.ts';

test('a text of 2,000 characters is judged as a whole', () => {
  const text = 'a'.repeat(2000);
  expect(boundText(text)).toEqual({ text, cut: false });
  expect(boundText('')).toEqual({ text: '', cut: false });
});

test('a longer text is judged by its first and last 1,000 characters, and says that it was cut', () => {
  const bounded = boundText('a'.repeat(1000) + 'x' + 'b'.repeat(1000));
  expect(bounded).toEqual({ text: `${'a'.repeat(1000)}\n${'b'.repeat(1000)}`, cut: true });
});

test('a cut through a picture leaves no half of it', () => {
  const bounded = boundText(`x${'💪'.repeat(3000)}y`);
  expect(bounded.text.isWellFormed()).toBe(true);
  expect(boundText(`${'a'.repeat(999)}💪${'b'.repeat(999)}💪${'c'.repeat(999)}`).text.isWellFormed()).toBe(true);
});
