import { expect, test } from 'vitest';
import type { Passage } from '../passage.ts';
import { plantSentences, verdictsOnAnswer, type PlantedSentences } from './planted-sentences.ts';
import type { SentenceVerdict } from './resolve-verdicts.ts';

const guarantee: Passage = {
  id: 'entry:refund',
  title: 'How does the guarantee work?',
  heading: '',
  text: 'You get every dollar back within 14 days. After that you can pause for 3 weeks.',
  score: 0,
};
const door: Passage = { ...guarantee, id: 'entry:door', title: 'Which door?', text: 'Come in by the green side door.' };

function plant(answer: string, { passages = [guarantee, door], additionalTexts = [] as string[] } = {}) {
  const named = passages.slice(0, 1);
  const { before, after } = plantSentences(answer, { passages, named, additionalTexts, language: 'en' });
  return [...before, ...after];
}

function numbersIn(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

test('three false sentences are planted, with numbers that neither sources, contact nor answer have', () => {
  const additionalTexts = ['i have 28 days, or 29, or 30'];
  const planted = plant('You have 14 days. Come in by the side door.', { additionalTexts });
  expect(planted).toHaveLength(3);
  const known = numbersIn([guarantee.text, door.text, ...additionalTexts].join(' '));
  for (const sentence of planted.slice(0, 2)) {
    const unknown = numbersIn(sentence).filter((number) => !known.includes(number));
    if (numbersIn(sentence).length > 0) expect(unknown).toHaveLength(1);
  }
  expect(planted.filter((sentence) => numbersIn(sentence).length > 0)).toHaveLength(2);
});

test('one of them is a sentence of the answer with another number', () => {
  expect(plant('We give you 14 days.').some((sentence) => /^We give you (?!14)\d+ days\.$/.test(sentence))).toBe(true);
});

test('what the contact counts is not made false', () => {
  expect(plant('Two kids and 50 hours!', { additionalTexts: ['2 kids, 50 hrs'] }).join(' ')).not.toContain('kids');
});

test('another answer gets others, the same one the same', () => {
  const answers = ['Yes.', 'Yes!', 'Sure.', 'Of course.', 'You have 14 days.', 'It is 14 days.'];
  expect(new Set(answers.map((answer) => plant(answer).join('|'))).size).toBeGreaterThan(3);
  expect(plant('Yes.')).toEqual(plant('Yes.'));
});

test('where nothing has a number, facts are planted that nobody has, and none that this coach has', () => {
  const plain = { ...door, text: 'We have a sauna and a location in Singapur.' };
  const planted = plant('Come in!', { passages: [plain] });
  expect(planted).toHaveLength(3);
  expect(planted.join(' ')).not.toMatch(/sauna|singap/i);
});

test('the number in the name of an offer stays', () => {
  const offer = { ...door, id: 'offer:f', title: 'Foundations 12', text: 'Foundations 12 costs $697, and ends.' };
  expect(plant('Hi!', { passages: [offer] }).join(' ')).toMatch(/Foundations 12 costs \$(?!697)\d+, and ends\./);
});

test('years, postal codes, links and addresses are left alone', () => {
  const texts = ['Boise, ID 83706, since 2015 at https://dana.example/12 or dana12@dana.example.'];
  const passages = texts.map((text) => ({ ...door, text }));
  expect(plant('See you there!', { passages }).join(' ')).not.toContain('Boise');
});

const planted: PlantedSentences = { before: ['It lasts 91 weeks.'], after: ['There is a sauna.'] };
const spoken = (...verdicts: SentenceVerdict[]) => verdicts.map((verdict) => ({ verdict, shown: '' }));

test('the verdicts on an answer count where what was planted was seen', () => {
  expect(verdictsOnAnswer(spoken('contradicted', 'supported', 'no-claim', 'missing'), planted)).toEqual(
    spoken('supported', 'no-claim'),
  );
});

test.each([
  ['agrees with everything', spoken('supported', 'supported', 'supported')],
  ['agrees with one of them', spoken('missing', 'supported', 'supported')],
  ['sees no claim anywhere', spoken('no-claim', 'no-claim', 'no-claim')],
])('they do not where the check %s', (_what, verdicts) => {
  expect(verdictsOnAnswer(verdicts, planted)).toBeNull();
});
