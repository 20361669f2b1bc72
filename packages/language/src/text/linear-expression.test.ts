import { describe, expect, test } from 'vitest';
import { anyOf, linear, oneOf } from './linear-expression.ts';

describe('an expression that never goes back in the text', () => {
  test('finds, replaces and splits as the built-in one does, behind characters of two halves too', () => {
    const number = linear(String.raw`(?P<digits>\d+)( kg)?`);
    const text = '💪 5 kg, then 🇪🇸 12';
    expect(number.find(text)).toEqual({
      index: 3,
      text: '5 kg',
      groups: ['5', ' kg'],
      named: { digits: '5' },
    });
    expect(number.find(text, 5)).toMatchObject({ index: 19, groups: ['12', undefined] });
    expect(number.findAll(text).map((found) => text.slice(found.index, found.index + found.text.length))).toEqual([
      '5 kg',
      '12',
    ]);
    expect(number.replace(text, 'n')).toBe('💪 n, then 🇪🇸 n');
    expect(number.replace(text, ({ named }) => `<${named['digits']}>`)).toBe('💪 <5>, then 🇪🇸 <12>');
    expect(number.split(text)).toEqual(['💪 ', ', then 🇪🇸 ', '']);
    expect(linear('x').find('abc')).toBeNull();
    expect(linear('x').findAll('abc')).toEqual([]);
    expect(linear('$').find('abc', 4)).toBeNull();
  });

  test('puts a replacement in as it is written', () => {
    expect(linear('a').replace('banana', '$&')).toBe('b$&n$&n$&');
  });

  test('looks behind, and reads spaces of every kind', () => {
    expect(linear(String.raw`(?<=[.!?])\s+`).split('One. Two!\u00a0\u2003Three')).toEqual(['One.', 'Two!', 'Three']);
    expect(linear(String.raw`^[\s,]+$`).test('\u3000, \ufeff')).toBe(true);
    expect(linear(String.raw`\S`).test('\u00a0')).toBe(false);
  });

  test('knows the flags i, m and s and refuses others, and what would not be linear', () => {
    expect(linear('^É$', 'im').test('a\né')).toBe(true);
    expect(linear('a.b', 's').test('a\nb')).toBe(true);
    expect(() => linear('a', 'g').test('a')).toThrow('the flag g');
    expect(() => linear(String.raw`[\S]`).test('a')).toThrow(String.raw`\S inside of a class`);
    expect(() => linear(String.raw`(a)\1`).test('a')).toThrow();
    expect(() => linear('a(?=b)').test('a')).toThrow();
  });

  test('is refused where nobody can review it, put together of pieces too', () => {
    const words = Array.from({ length: 40 }, (_, nth) => `word${nth}`);
    expect(() => linear(anyOf(words))).toThrow('an expression of 273 characters');
    expect(() => oneOf(words)).toThrow('more than 160');
  });

  test('takes phrases as words that stand alone', () => {
    const asksForHelp = oneOf('help|rescue', ['save me']);
    expect(anyOf('a|b', ['c'])).toBe('(?:a|b|c)');
    expect(['help', 'please save me', 'helpful'].map((text) => asksForHelp.test(text))).toEqual([true, true, false]);
  });
});
