import { describe, expect, test } from 'vitest';
import { matchKeyword } from './keyword-match.ts';

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
    ['across two flags', '🇫🇪🇸🇪', ['🇪🇸']],
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

test('of two spellings of one keyword the first in the list is recorded', () => {
  expect(matchKeyword('metodo', ['Método', 'METODO'])).toBe('Método');
});
