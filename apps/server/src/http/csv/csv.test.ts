import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('a line ends as RFC 4180 has it, and quotes what needs quoting', () => {
  expect(csvLine(['plain', 'with "quotes"', 'with, comma', 'two\nlines', 3, null])).toBe(
    'plain,"with ""quotes""","with, comma","two\nlines",3,\r\n',
  );
});

test('a spreadsheet runs no text as a formula, in whatever form its sign is written', () => {
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '﹦',
    '﹢',
    '﹣',
    '﹫',
    '⁺',
    '⁼',
    '₊',
    '₌',
    '﬩',
    '−',
    '–',
    '‐',
    '—',
  ];
  const before = [
    '',
    ' ',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '\u00A0',
    '\u3000',
    '\u200B',
    '\uFEFF',
    '\u202E',
    '\u00AD',
    '\u2066 ',
    '\0',
    '\u3164',
  ];
  const hardlySeen = [
    '\v',
    '\f',
    '\u0085',
    '\u061C',
    '\u034F',
    '\u115F',
    '\u1680',
    '\u180E',
    '\u2028',
    '\u2060',
    '\uFE0F',
    '\uD83D',
    '\u{1D173}',
    '\u{E0020}',
  ];
  const texts = before
    .flatMap((start) => signs.map((sign) => `${start}${sign}1+1`))
    .concat(['\tcmd', '\rcmd', '\ncmd'])
    .concat(['=HYPERLINK("http://x.example")', '@SUM(1)', "-2+3+cmd|' /C calc'!A0", '+1 555 0100', '\u3000\u200B\t=1'])
    .concat(hardlySeen.map((start) => `${start}=1+1`));
  const runs = texts.filter((text) => !csvLine([text]).replace(/^"/, '').startsWith("'"));
  expect(runs.map((text) => JSON.stringify(text))).toEqual([]);
});

test('a text starts no cell where a spreadsheet divides by semicolon or tab', () => {
  const texts = [
    'Mia;=1+1',
    'Mia\t=1+1',
    ';@SUM(1)',
    'Mia; =1+1',
    'a;;=1',
    'Mia;＝1+1',
    'Mia\n=1+1',
    'Mia;\t-2',
    'a;b;+1',
  ];
  const runs = texts.filter((text) => /[;\t\n][\s"']*[=+\-@＝]/.test(csvLine(['x', text]).trimEnd()));
  expect(runs).toEqual([]);
  expect(csvLine(['Mia; Ana;\tBo'])).toBe('Mia; Ana;\tBo\r\n');
});

test('ordinary texts and numbers stay as they are', () => {
  const texts = ['Mia', ' 2 = 2', '“hi”', '¿=?', '（＝）', 'a=b', '#1', '1-2', 'محمد', '🙂 =1'];
  expect(texts.map((text) => csvLine([text]))).toEqual(texts.map((text) => `${text}\r\n`));
  expect(csvLine([-3, 0.5])).toBe('-3,0.5\r\n');
});
