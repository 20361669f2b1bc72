import { describe, expect, test } from 'vitest';
import type { RuleWording } from '../autoreply/rules/agent-rule.ts';
import { judgeCase } from './judge-case.ts';

const wrong = 'We can give you a discount of 20% if you start this week, what do you say?';

function judge(rule: RuleWording, texts: string[], handedOver = false) {
  const answers = texts.map((text, message) => ({ message, text }));
  return judgeCase({ rule, wrong }, { answers, asked: -1, handedOver }).map(({ message, sentence }) => ({
    message,
    sentence,
  }));
}

describe('words that are never said', () => {
  const rule: RuleWording = { kind: 'never', words: ['discount'] };
  test('fail where they are said again, at the message that says them', () => {
    expect(judge(rule, ['Hi!', 'There is a discount.'])).toEqual([
      { message: 1, sentence: 'The agent said “discount” again. Your rule: Never say “discount”' },
    ]);
  });
  test('pass with another answer, and where a person is called', () => {
    expect(judge(rule, ['The price is the same for all.'])).toEqual([]);
    expect(judge(rule, [], true)).toEqual([]);
  });
  test('fail without any answer', () => {
    expect(judge(rule, [])).toMatchObject([{ message: -1 }]);
  });
});

describe('words to say instead', () => {
  const priced: RuleWording = {
    kind: 'answer',
    asked: 'cost',
    text: 'It is $1,200, see https://dana.example/plans. Shall I send it?',
  };
  test.each([
    ['It costs $1,200. Details: https://dana.example/plans Shall I send it?', true],
    ['It is $1,200, see https://dana.example/plans.', false],
    ['It is $1,300, see https://dana.example/plans. Shall I send it?', false],
    ['It is $1,200. Shall I send it?', false],
  ])('have their numbers, addresses and question: %j', (text, passes) => {
    expect(judge(priced, [text]).length === 0).toBe(passes);
  });
  const worded: RuleWording = { kind: 'answer', asked: 'plans', text: 'Meal plans come with every coaching program.' };
  test.each([
    ['Every program comes with meal plans.', true],
    ['I do not know.', false],
  ])('have most of their words where there is nothing else: %j', (text, passes) => {
    expect(judge(worded, [text]).length === 0).toBe(passes);
  });
  test('are not said by a person who is called', () => {
    expect(judge(worded, [], true)).toHaveLength(1);
  });
});

describe('a rule in the coach’s own words', () => {
  const rule: RuleWording = { kind: 'free', text: 'Be less pushy.' };
  test('fails where the same answer is given again, or nearly', () => {
    expect(judge(rule, [wrong])).toHaveLength(1);
    expect(judge(rule, [`So: ${wrong.toUpperCase()}`])).toHaveLength(1);
  });
  test('passes with another answer', () => {
    expect(judge(rule, ['Happy to help. What is your goal?'])).toEqual([]);
  });
});
