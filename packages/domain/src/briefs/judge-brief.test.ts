import { expect, test } from 'vitest';
import { type BriefAnswer, type BriefLine, type BriefPart, partsToShow } from './brief.ts';
import { judgeBrief } from './judge-brief.ts';

const chat: [BriefLine['by'], string][] = [
  ['lead', 'hey i want to lose 20 pounds before my wedding in june'],
  ['agent', 'Congratulations! What have you tried so far?'],
  ['lead', 'keto, hated it. and i cant do mornings'],
  ['agent', 'Got it. If you sign up today, I will give you 20% off.'],
  ['coach', 'I’ll send you the meal plan next Friday. It’s $97 a month for 3 months.'],
  ['lead', '¿Cuánto cuesta el grupo? tengo 2 hijos'],
  ['lead', `so ${'very '.repeat(60)}tired`],
];
const lines = chat.map(([by, text], index): BriefLine => ({ n: index + 1, id: `m${index + 1}`, by, text }));

function shown(part: BriefPart, from: number, quote: string) {
  const answer: BriefAnswer = { wants: null, promised: null, next: null, [part]: { from, quote } };
  return judgeBrief(answer, lines)?.[part] ?? null;
}

test.each<[BriefPart, number, string, string]>([
  ['wants', 1, 'lose 20 pounds', 'hey i want to lose 20 pounds before my wedding in june'],
  ['wants', 3, 'I cant do MORNINGS', 'and i cant do mornings'],
  ['wants', 6, 'cuanto cuesta', '¿Cuánto cuesta el grupo?'],
  ['promised', 4, 'I will give you 20% off', 'If you sign up today, I will give you 20% off.'],
  ['promised', 5, '97 a month', 'It’s $97 a month for 3 months.'],
  ['next', 5, 'the meal plan', 'I’ll send you the meal plan next Friday.'],
  ['next', 6, 'cuesta el grupo', '¿Cuánto cuesta el grupo?'],
])('%s: of message %d the whole sentence with “%s” is shown', (part, from, quote, text) => {
  const { by, id } = lines[from - 1]!;
  expect(shown(part, from, quote)).toEqual({ text, by, messageId: id });
});

test.each<[string, BriefPart, number, string]>([
  ['another number', 'wants', 1, 'lose 30 pounds'],
  ['the opposite', 'wants', 3, 'i can do mornings'],
  ['another message', 'wants', 3, 'lose 20 pounds'],
  ['a message that there is not', 'wants', 99, 'lose 20 pounds'],
  ['what the other side said', 'wants', 5, 'the meal plan'],
  ['what the lead said', 'promised', 1, 'lose 20 pounds'],
  ['a question of our side', 'promised', 2, 'What have you tried'],
  ['a question of our side to see to', 'next', 2, 'What have you tried'],
  ['words across two sentences', 'promised', 5, 'next Friday. It’s $97'],
  ['part of a word', 'wants', 1, 'pound'],
  ['nothing', 'wants', 1, '...'],
  ['more than a line', 'wants', 7, 'tired'],
])('%s is not shown', (_, part, from, quote) => {
  expect(shown(part, from, quote)).toBeNull();
});

test('a brief without any part does not exist', () => {
  expect(judgeBrief({ wants: null, promised: null, next: null }, lines)).toBeNull();
});

test('what two parts quote is shown once, as what to do next', () => {
  const asks = { from: 6, quote: 'cuesta el grupo' };
  const brief = judgeBrief({ wants: asks, promised: null, next: asks }, lines)!;
  expect(partsToShow(brief)).toEqual([{ part: 'next', content: brief.next }]);
  expect(partsToShow(brief, ['wants'])).toEqual([{ part: 'wants', content: brief.wants }]);
  const other = judgeBrief({ wants: { from: 1, quote: 'lose 20 pounds' }, promised: null, next: asks }, lines)!;
  expect(partsToShow(other).map(({ part }) => part)).toEqual(['wants', 'next']);
});
