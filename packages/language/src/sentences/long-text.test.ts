import { expect, test } from 'vitest';
import { linesOfLong } from './long-text.ts';

test('a text that a rule can read is not cut', () => {
  expect(linesOfLong('')).toBeNull();
  expect(linesOfLong('One. Two.')).toBeNull();
});

test('a longer one is cut where sentences end, and nothing of it is lost', () => {
  const sentences = Array.from({ length: 300 }, (_, at) => `This is sentence ${at}.`);
  expect(linesOfLong(sentences.join(' '))).toEqual(sentences);
});

test('words across a cut without a sentence are whole in one of the lines', () => {
  for (let before = 1_700; before < 2_100; before += 37) {
    const text = `${'la '.repeat(before / 3)}I want to die ${'la '.repeat(600)}`;
    expect(linesOfLong(text)!.filter((line) => line.includes('I want to die')).length).toBeGreaterThan(0);
  }
});

test('of what nobody says at one time the two ends are read', () => {
  expect(linesOfLong('word '.repeat(100_000))!.length).toBeLessThanOrEqual(52);
  const sentences = Array.from({ length: 1_000 }, (_, at) => `Word ${at}.`);
  expect(linesOfLong(sentences.join(' '))).toEqual([...sentences.slice(0, 150), ...sentences.slice(-150)]);
});
