import { describe, expect, test } from 'vitest';
import { characterAt, characterBefore, characters, replaceBetween } from './characters.ts';

const letters = characters(String.raw`\p{L}`);
const spaces = characters(String.raw`\s`);

describe('characters of one kind', () => {
  test('are found, gathered and replaced wherever they stand', () => {
    expect(letters.areIn('12 é')).toBe(true);
    expect(letters.areIn('12')).toBe(false);
    expect(letters.runs('año 12, sí')).toEqual(['año', 'sí']);
    expect(letters.runs('12')).toEqual([]);
    expect(letters.replace('a1b', '$&')).toBe('$&1$&');
    expect(letters.replaceRuns('ab 1 cd', (run) => run.toUpperCase())).toBe('AB 1 CD');
    expect(spaces.replaceRuns(' a \u00a0 b ', ' ')).toBe(' a b ');
  });

  test('are taken off the end and the beginning, whole', () => {
    const pictures = characters(String.raw`\p{Extended_Pictographic}`);
    expect(pictures.withoutEnd('go 💪💪')).toBe('go ');
    expect(pictures.withoutStart('💪💪 go')).toBe(' go');
    expect([pictures.withoutEnd('💪'), pictures.withoutStart('💪'), pictures.withoutEnd('')]).toEqual(['', '', '']);
  });

  test('a sign is replaced only between them', () => {
    expect(replaceBetween("don't 'quote' rock''n l'a'b", "'", letters, '')).toBe("dont 'quote' rock''n lab");
    expect(replaceBetween('-a-b-', '-', letters, ' ')).toBe('-a b-');
  });

  test('a character of two halves is one', () => {
    expect([characterAt('a💪', 1), characterBefore('💪a', 2)]).toEqual(['💪', '💪']);
    expect([characterAt('a', 1), characterBefore('a', 0)]).toEqual(['', '']);
  });

  test('no class can hold more than characters', () => {
    expect(() => characters('a]+)+[b')).toThrow('No class of characters');
    expect(characters(String.raw`\[\]`).areIn('[')).toBe(true);
  });
});
