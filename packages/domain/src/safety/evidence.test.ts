import { expect, test } from 'vitest';
import { PhraseBook } from './matching/phrase-book.ts';

const now = new Date('2026-11-20T12:00:00Z');
const list = { category: 'abuse', language: 'en', severity: 'severe', enough: 10 } as const;
const signs = ['5 he checks my phone', '4 afraid', '6 permission', '-5 kidding'];
const book = new PhraseBook([], { filler: ['really'] }, [{ ...list, signs }]);
const found = (text: string) => book.find(text, now).map(({ phrase }) => phrase);

test('signs add up over the sentences and lines of a text', () => {
  expect(found('he checks my phone. do you have\na plan? need his permission')).toEqual([
    '6 permission + 5 he checks my phone',
  ]);
});

test('one sign is not enough, nor the same one many times', () => {
  expect(found('afraid')).toEqual([]);
  expect(found('afraid. afraid. afraid. afraid')).toEqual([]);
  expect(found('he checks my phone, afraid')).toEqual([]);
});

test('a counter-sign explains others away', () => {
  expect(found('he checks my phone, i need permission, kidding')).toEqual([]);
  expect(found('he checks my phone, i need permission, afraid, kidding')).toHaveLength(1);
});

test('signs of different lists are not added', () => {
  const apart = new PhraseBook([], { filler: [] }, [
    { ...list, signs: ['6 permission'] },
    { ...list, category: 'anger', signs: ['6 afraid'] },
    { ...list, language: 'es', signs: ['6 phone'] },
  ]);
  expect(apart.find('permission phone afraid', now)).toEqual([]);
});

test('a sign without a weight is an error', () => {
  expect(() => new PhraseBook([], {}, [{ ...list, signs: ['afraid'] }])).toThrow('The sign "afraid" has no weight.');
});
