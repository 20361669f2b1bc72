import { describe, expect, test } from 'vitest';
import { findKeyword, matchKeyword } from './keyword-match.ts';
import type { KeywordMatch } from './keyword-matches.ts';

describe('a keyword is met', () => {
  test.each([
    ['in any case', 'i want SHRED pls', ['shred'], 'shred'],
    ['without its accent', 'cuentame del METODO', ['método'], 'método'],
    ['with an accent that the coach left out', '¿el MÉTODO?', ['metodo'], 'metodo'],
    ['with an accent typed as a separate mark', 'me\u0301todo', ['método'], 'método'],
    ['as a phrase over repeated spaces and lines', 'send me the free \n  guide', ['Free  Guide'], 'Free  Guide'],
    ['as a hashtag', '#shred', ['Shred'], 'Shred'],
    ['between punctuation', '"shred"!!', ['shred'], 'shred'],
    ['in letters of a mathematical alphabet', '𝗦𝗛𝗥𝗘𝗗', ['shred'], 'shred'],
    ['with an invisible space inside', 'sh\u200Bred', ['shred'], 'shred'],
    ['as an emoji', 'ready 🔥🔥🔥', ['🔥'], '🔥'],
    ['as an emoji glued to a word', 'hola🔥', ['🔥'], '🔥'],
    ['as a word glued to an emoji', 'hola🔥', ['hola'], 'hola'],
    ['as an emoji with another skin tone', 'lets go 💪🏿', ['💪🏽'], '💪🏽'],
    ['as an emoji without its variation selector', '❤', ['❤️'], '❤️'],
    ['as a flag', 'soy de 🇪🇸', ['🇪🇸'], '🇪🇸'],
    ['inside a language without spaces', 'ダイエットしたいです', ['ダイエット'], 'ダイエット'],
    ['with signs of its own', 'do you know c++?', ['C++'], 'C++'],
    ['after a first place inside another word', 'outfit or fit', ['fit'], 'fit'],
    ['in sharp s or double s', 'GROSSE', ['große'], 'große'],
    ['as a joined emoji with a skin tone', 'me 👩🏽‍💻', ['👩‍💻'], '👩‍💻'],
    ['as a flag that is a joined emoji', '🏳️‍🌈!', ['🏳️‍🌈'], '🏳️‍🌈'],
    ['as a keycap', '1️⃣', ['1'], '1'],
    ['twice in another skin tone', '💪🏽💪🏿', ['💪💪'], '💪💪'],
    ['without its apostrophe', 'im in', ["I'm in"], "I'm in"],
    ['with an apostrophe that the coach left out', 'let’s go', ['lets go'], 'lets go'],
    ['before an apostrophe', "dan's plan", ['dan'], 'dan'],
    ['with a space for its hyphen', 'pre workout?', ['pre-workout'], 'pre-workout'],
    ['with a hyphen for its space', 'pre-workout?', ['pre workout'], 'pre workout'],
    ['in a dash of another kind', 'pre–workout', ['pre-workout'], 'pre-workout'],
    ['after a hyphen', 'pre-workout', ['workout'], 'workout'],
    ['without the sign that the coach put behind it', 'SHRED', ['shred!'], 'shred!'],
    ['without its hash', 'shred', ['#shred'], '#shred'],
    ['without its quotes', 'shred', ['"SHRED"'], '"SHRED"'],
    ['with a price', 'the $97 deal', ['$97'], '$97'],
    ['as a number at the end of a sentence', 'number 1. or 2', ['1'], '1'],
    ['as a number before a comma', 'option 1, please', ['1'], '1'],
    ['over a space that does not break', 'free\u00a0guide', ['free guide'], 'free guide'],
    ['in full-width letters', 'ｓｈｒｅｄ　ｐｌａｎ', ['shred plan'], 'shred plan'],
    ['with a ligature', 'ﬁt', ['fit'], 'fit'],
    ['with a joiner hidden in it', 'sh\u200Dred', ['shred'], 'shred'],
    ['in Turkish capitals with a dot', 'BİLGİ', ['bilgi'], 'bilgi'],
    ['in Turkish without a dot', 'INFO', ['ınfo'], 'ınfo'],
    ['with a stroke for an accent', 'lodz', ['Łódź'], 'Łódź'],
    ['in Greek with its final letter', 'ΟΔΟΣ', ['οδος'], 'οδος'],
    ['in Arabic with vowel marks', 'مَرْحَبًا', ['مرحبا'], 'مرحبا'],
    ['in Hindi', 'हिंदी में', ['हिंदी'], 'हिंदी'],
    ['in Chinese', '我想要减肥计划', ['减肥'], '减肥'],
    ['in Thai', 'อยากลดน้ำหนักค่ะ', ['ลดน้ำหนัก'], 'ลดน้ำหนัก'],
    ['in Korean with a particle', '다이어트를 하고 싶어요', ['다이어트'], '다이어트'],
  ])('%s', (_name, text, keywords, expected) => {
    expect(matchKeyword(text, keywords)).toBe(expected);
  });
});

describe('a keyword is not met', () => {
  test.each([
    ['inside a longer word', 'nice outfit', ['fit']],
    ['at the start of a longer word', 'fitness', ['fit']],
    ['inside a word with accents', 'él corrió', ['corri']],
    ['next to a digit', 'fit2go', ['fit']],
    ['when only a part of the phrase stands there', 'free tips', ['free guide']],
    ['as one person of a family emoji', '👨‍👩‍👧', ['👨']],
    ['with another sound in Japanese', 'パン', ['ハン']],
    ['as a part of a joined emoji', '❤️‍🔥', ['🔥']],
    ['as the black flag in the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', ['🏴']],
    ['when it is spelled apart', 's h r e d', ['shred']],
    ['next to an underscore', 'shred_plan', ['shred']],
    ['when its own sign is missing', 'vitamin c', ['c#']],
    ['in the middle of a Korean word', '무다이어트', ['다이어트']],
    ['in the middle of an Arabic word', 'كيف', ['كي']],
    ['in letters of another alphabet that look the same', 'shr\u0435d', ['shred']],
    ['across two flags', '🇫🇪🇸🇪', ['🇪🇸']],
    ['inside a number', 'I lost 1.5 kg', ['1']],
    ['after the point of a number', 'a 2.5k run', ['5k']],
    ['before the thousands of a number', '10,000 steps', ['10']],
    ['when the price goes on', 'it says $97.50', ['$97']],
    ['when the keyword is blank', 'anything', ['', '  ', '\uFE0F']],
    ['when there is no text', '', ['shred']],
    ['when the coach has none', 'shred', []],
  ])('%s', (_name, text, keywords) => {
    expect(matchKeyword(text, keywords)).toBeNull();
  });
});

test('the longest keyword wins, whatever the order of the list', () => {
  expect(matchKeyword('i want the shred plan', ['shred', 'SHRED PLAN', 'plan'])).toBe('SHRED PLAN');
  expect(matchKeyword('i want the shred plan', ['SHRED PLAN', 'plan', 'shred'])).toBe('SHRED PLAN');
});

test('signs for show make no keyword longer', () => {
  expect(matchKeyword('i want the shred plan', ['#shred!!!!!!', 'shred plan'])).toBe('shred plan');
});

test('of two spellings of one keyword the first in the list is recorded', () => {
  expect(matchKeyword('metodo', ['Método', 'METODO'])).toBe('Método');
});

test.each<[string, KeywordMatch, string, string, string | null]>([
  ['the word alone', 'exact', 'shred', ' SHRED!! 🔥', 'shred'],
  ['more than the word', 'exact', 'shred', 'shred please', null],
  ['an emoji that is all', 'exact', '🔥', '🔥', '🔥'],
  ['an emoji twice', 'exact', '🔥', '🔥🔥', null],
  ['a phrase without its apostrophe', 'exact', "I'm in", 'im in!', "i'm in"],
  ['a sentence of the coach', 'exact', 'Send it to me', 'send it to me please', null],
  ['a part of a word', 'contains', 'shred', 'I got shredded!', 'shredded!'],
  ['a part of a hash tag', 'contains', '#SHRED', '#shredweek', '#shredweek'],
  ['a part without the sign for show', 'contains', 'shred!', 'unshredded', 'unshredded'],
  ['a phrase across words', 'contains', 'fat loss', 'afat lossless', 'afat lossless'],
  ['no part', 'contains', 'shred', 'sherd', null],
  ['a blank keyword', 'contains', ' ', 'anything', null],
  ['a blank keyword for a blank text', 'exact', '', '', null],
  ['the right spelling', 'fuzzy', 'SHRED', 'shred please', 'shred'],
  ['two letters swapped', 'fuzzy', 'SHRED', 'sherd please', 'sherd'],
  ['the first two letters swapped', 'fuzzy', 'SHRED', 'HSRED', 'hsred'],
  ['a letter lost', 'fuzzy', 'SHRED', 'the shrd thing', 'shrd'],
  ['a letter added', 'fuzzy', 'SHRED', 'shreed!!', 'shreed'],
  ['a letter replaced', 'fuzzy', 'SHRED', 'shrad', 'shrad'],
  ['two slips in five letters', 'fuzzy', 'SHRED', 'shada', null],
  ['two slips in nine letters', 'fuzzy', 'challenge', 'chalenje', 'chalenje'],
  ['three slips in nine letters', 'fuzzy', 'challenge', 'chalanje', null],
  ['a slip in four letters', 'fuzzy', 'plan', 'paln', null],
  ['a part of a word, which is no slip', 'fuzzy', 'shred', 'shredding', null],
  ['a slip in one word of a phrase', 'fuzzy', 'free guide', 'FREE giude pls', 'free giude'],
  ['a slip in the short word of a phrase', 'fuzzy', 'free guide', 'fre guide', null],
  ['a phrase with other words between', 'fuzzy', 'free guide', 'free big giude', null],
  ['a slip in accents', 'fuzzy', 'método', 'METDO', 'metdo'],
  ['a number that is another', 'fuzzy', '12345', '12346', null],
  ['a code that is another', 'fuzzy', 'FIT2026', 'fit2025', null],
  ['a slip in Korean', 'fuzzy', '다이어트챌린지', '다이어트첼린지', '다이어트첼린지'],
  ['a short word in Korean', 'fuzzy', '다이어트', '다이어드', null],
  ['a language without spaces', 'fuzzy', '减肥计划套餐', '减肥计划套饭', null],
])('%s (%s)', (_, match, word, text, written) => {
  const found = findKeyword(text, [{ word, match }]);
  expect(found).toEqual(written === null ? null : { word, match, written: written.normalize('NFKD') });
});

test('a keyword without a typo wins over a longer one with a typo', () => {
  const keywords = [
    { word: 'shreds', match: 'fuzzy' as const },
    { word: 'shred', match: 'word' as const },
  ];
  expect(findKeyword('shred', keywords)?.word).toBe('shred');
  expect(findKeyword('shred', keywords.toReversed())?.word).toBe('shred');
  expect(findKeyword('shrads', keywords)?.word).toBe('shreds');
});

test('the longest keyword wins, however each is looked for', () => {
  const keywords = [
    { word: 'shred', match: 'contains' as const },
    { word: 'plan', match: 'word' as const },
    { word: 'shred plan', match: 'exact' as const },
  ];
  expect(findKeyword('shred plan', keywords)?.word).toBe('shred plan');
  expect(findKeyword('my shred plan', keywords)?.word).toBe('shred');
});

/** The processor time of looking for a full list of the longest keywords of one kind, in ms. */
function msFor(match: KeywordMatch, part: string, length: number): number {
  const word = part.repeat(100).slice(0, 98);
  const keywords = Array.from({ length: 200 }, (_, at) => ({ word: `${word}${at % 10}x`, match }));
  const text = part.repeat(length).slice(0, length);
  const before = process.cpuUsage();
  findKeyword(text, keywords);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(['exact', 'contains', 'fuzzy'] as const)(
  'no text takes ever longer, as a list of %s keywords reads its two ends alone',
  (match) => {
    for (const part of ['a', 'aaaaa ', 'abcdefghi ', 'ab-', 'a’', '🔥', '각', 'ﷺ']) {
      const short = Math.min(msFor(match, part, 2_000), msFor(match, part, 2_000));
      const long = Math.min(msFor(match, `${part}b`, 100_000), msFor(match, `${part}c`, 100_000));
      expect(long, part).toBeLessThan(10 * Math.max(short, 20));
    }
  },
);
