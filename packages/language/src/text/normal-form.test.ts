import { expect, test } from 'vitest';
import { termWordsOf } from '../patterns/exact/joined-terms.ts';
import { foldText } from './folded-text.ts';
import { normalForm } from './normal-form.ts';
import { timesAsLong } from './processor-time.test-support.ts';

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
/** A letter with marks whose order changes. */
const marked: Record<string, (count: number) => string> = {
  'two that alternate': (count) => `a${'\u0301\u0316'.repeat(count / 2)}`,
  'one kind before the other': (count) => `a${'\u0301'.repeat(count / 2)}${'\u0316'.repeat(count / 2)}`,
  'of four classes': (count) => `a${'\u0301\u0327\u0316\u0334'.repeat(count / 4)}`,
  Hebrew: (count) => `א${'\u05BC\u05B0'.repeat(count / 2)}`,
  'beyond the basic plane': (count) => `a${'\u{1D165}\u{1D16D}\u{1D17B}'.repeat(count / 3)}`,
  'Japanese voicing': (count) => `か${'\uFF9E\u0301\uFF9F\u0316'.repeat(count / 4)}`,
};

test('a text of people has the normal forms of Unicode', () => {
  const texts = [
    '',
    'SHRED',
    'Café “sí” ½ ﬁ',
    'e\u0301\u0316',
    'Việt Nam',
    'שָׁלוֹם',
    'اَلسَّلامُ',
    'हिन्दी',
    'ｶﾞ ㍍',
    '𝗦𝗛𝗥𝗘𝗗',
    '한국어',
    'z̷a̵l̶g̷o̸',
    `a${'\u0301\u0316'.repeat(15)}`,
  ];
  const odd = texts.flatMap((text) => forms.filter((form) => normalForm(text, form) !== text.normalize(form)));
  expect(odd).toEqual([]);
});

test('ten times as many marks on a letter take about ten times as long', () => {
  const kinds = Object.entries(marked);
  const rows = [
    ...kinds.slice(0, 2).map(([kind, of]) => [`NFC, ${kind}`, (text: string) => normalForm(text, 'NFC'), of] as const),
    ...kinds.map(([kind, of]) => [`NFKD, ${kind}`, (text: string) => normalForm(text, 'NFKD'), of] as const),
    ['foldText', foldText, marked['Hebrew']!] as const,
    ['termWordsOf', termWordsOf, marked['two that alternate']!] as const,
  ];
  const slow = rows.flatMap(([name, read, of]) => {
    const [many, few] = [of(12_000), of(1_200)];
    const times = timesAsLong(
      (run) => read(run + many),
      (run) => read(run + few),
    );
    return times > 40 ? [`${name}: ${times.toFixed()}`] : [];
  });
  expect(slow).toEqual([]);
});

test('no mark is lost, and none beyond the first thirty changes its letter', () => {
  for (const of of Object.values(marked)) {
    const text = of(120);
    expect(normalForm(text, 'NFD').replaceAll('\u034F', '')).toHaveLength(text.normalize('NFD').length);
    expect(foldText(`${of(3_000)}b`).endsWith('b')).toBe(true);
  }
});
