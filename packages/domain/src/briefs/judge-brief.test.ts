import { expect, test } from 'vitest';
import type { BriefAnswer, BriefLine, BriefPart } from './brief.ts';
import { judgeBrief } from './judge-brief.ts';

const chat: [BriefLine['by'], string][] = [
  ['lead', 'hey i want to lose 20 pounds before my wedding in june'],
  ['agent', 'Congratulations! What have you tried so far?'],
  ['lead', 'keto, hated it. and i cant do mornings'],
  ['lead', 'my sister is diabetic so no sugar at home'],
  ['agent', 'Got it. If you sign up today, I will give you 20% off.'],
  ['coach', 'I’ll send you the meal plan next Friday. It’s $97 a month for 3 months.'],
  ['lead', 'how much is the group? do you have payment plans'],
  ['agent', 'Please send me a photo of your kitchen.'],
  ['agent', 'Dana has Tuesday at 6:30 am or Wednesday at 9 pm.'],
  ['agent', 'Group is $97 a month and Plus is $147 a month.'],
];
const lines = chat.map(([by, text], index): BriefLine => ({ n: index + 1, id: `m${index + 1}`, by, text }));

function shown(part: BriefPart, sentence: string, from: number[], quote = '') {
  const answer: BriefAnswer = { wants: null, promised: null, next: null, [part]: { sentence, from, quote } };
  return judgeBrief(answer, lines, 'Maya Torres')?.[part] ?? null;
}

test.each<[BriefPart, string, number[], string[]]>([
  ['wants', 'Wants to lose 20 pounds before the wedding in June.', [1], ['m1']],
  ['wants', 'Maya wants to lose twenty pounds.', [1, 3], ['m1']],
  ['wants', 'She hated keto.', [3], ['m3']],
  ['wants', 'Asks about the price of the group.', [7], ['m7']],
  ['promised', 'Promised to send the meal plan next Friday.', [6], ['m6']],
  ['promised', 'Promised 20% off if they sign up today.', [5], ['m5']],
  ['promised', 'She was told it costs $97 a month.', [6], ['m6']],
  ['next', 'Send them the meal plan next Friday.', [6], ['m6']],
  ['next', 'Tell her how much the group is.', [7], ['m7']],
])('%s: “%s” is shown, with the messages it rests on', (part, sentence, from, messageIds) => {
  expect(shown(part, sentence, from)).toMatchObject({ text: sentence, kind: 'sentence', messageIds });
});

test.each<[string, BriefPart, string, number[]]>([
  ['another number', 'wants', 'Wants to lose 30 pounds.', [1]],
  ['another message', 'wants', 'Wants to lose 20 pounds.', [3]],
  ['a message that there is not', 'wants', 'Wants to lose 20 pounds.', [99]],
  ['what is done already', 'wants', 'Lost 20 pounds.', [1]],
  ['what the other side said', 'wants', 'Wants the meal plan next Friday.', [6]],
  ['a lost “hated”', 'wants', 'Wants keto.', [3]],
  ['a lost “can’t”', 'wants', 'She can do mornings.', [3]],
  ['somebody else’s illness', 'wants', 'She is diabetic.', [4]],
  ['what is only asked', 'wants', 'She has payment plans.', [7]],
  ['a lost condition', 'promised', 'Promised 20% off.', [5]],
  ['another day', 'promised', 'Promised to send the meal plan on Friday.', [6]],
  ['another period', 'promised', 'She was told it costs $97 a week.', [6]],
  ['another currency', 'promised', 'She was told it costs 97 euros.', [6]],
  ['a request', 'promised', 'Promised to send a photo of the kitchen.', [8]],
  ['a question', 'promised', 'Promised what they tried so far.', [2]],
  ['what the lead would do', 'promised', 'She sends the meal plan next Friday.', [6]],
  ['one out of two', 'promised', 'The call is on Wednesday at 9 pm.', [9]],
  ['the price of something else', 'promised', 'Group costs $147 a month.', [10]],
  ['a word that nobody said', 'next', 'Send them the contract next Friday.', [6]],
  ['no move', 'next', 'The meal plan next Friday.', [6]],
  ['two sentences', 'wants', 'Wants to lose 20 pounds. Wants a refund.', [1]],
])('%s is not shown', (_, part, sentence, from) => {
  expect(shown(part, sentence, from)).toBeNull();
});

test('in place of a sentence the message itself is quoted, whole, by whose words may stand there', () => {
  const invented = 'Wants a refund of $450.';
  expect(shown('wants', invented, [3], 'do mornings')).toMatchObject({
    text: 'and i cant do mornings',
    kind: 'quote',
    by: 'lead',
  });
  expect(shown('wants', invented, [3], 'i can do mornings')).toBeNull();
  expect(shown('wants', invented, [6], 'the meal plan')).toBeNull();
  expect(shown('promised', invented, [1], 'lose 20 pounds')).toBeNull();
  expect(shown('promised', invented, [2], 'what have you tried so far')).toBeNull();
  expect(shown('promised', invented, [6], '97 a month')).toMatchObject({
    text: 'It’s $97 a month for 3 months.',
    by: 'coach',
  });
});

test('a brief without any part does not exist', () => {
  expect(judgeBrief({ wants: null, promised: null, next: null }, lines, null)).toBeNull();
});
