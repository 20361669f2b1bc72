import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitBubbles } from './split-bubbles.ts';
import { sizeOf, type MessageLimit } from './split-reply.ts';

const instagram: MessageLimit = { unit: 'bytes', max: 1000 };
const split = (text: string, max = 3, opening = 0) =>
  splitBubbles(text, { max, limit: instagram, language: 'en', opening });
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe('an answer as several messages', () => {
  test('is one message where the agent sends one', () => {
    expect(split('That is a great goal. I love it. What have you tried so far?', 1)).toHaveLength(1);
  });

  test('is cut at sentence ends', () => {
    expect(split('That is a really great goal, Maya. I love it! What have you tried so far?')).toEqual([
      'That is a really great goal, Maya.',
      'I love it!',
      'What have you tried so far?',
    ]);
  });

  test('joins the shortest neighbors where there are more sentences than messages', () => {
    expect(split('Hey. Nice one. That is a really great goal to have, Maya. What have you tried so far?')).toEqual([
      'Hey. Nice one.',
      'That is a really great goal to have, Maya.',
      'What have you tried so far?',
    ]);
  });

  test('stays one message where it is short', () => {
    expect(split('Nice! What is your goal?')).toEqual(['Nice! What is your goal?']);
  });

  test.each([
    [
      'offered times and the question about them',
      'I can do Monday at 3pm. Or Tuesday at 4pm. Which one suits you best?',
    ],
    ['a time and the question to book it', 'Wednesday, March 4 at 1:00 PM is still open. Shall I book it for you?'],
    ['a question and what follows it', 'Which city do you live in right now? Then I look at the times. I am curious!'],
    ['a question and what follows it', 'Which city do you live in right now? Then I look at the times. I am curious!'],
    ['a list with its line', 'Three things help most:\n- sleep long enough\n- eat enough protein\n- lift twice'],
    ['a numbered list', '1. Sleep long enough every night\n2. Eat enough protein\n3. Lift twice a week'],
    ['a link with its words', 'Here is the page with all of it:\nhttps://example.com/plan?week=2&day=3'],
    ['a link below its sentence', 'Here is the page with all of it.\nhttps://example.com/plan?week=2&day=3'],
  ])('keeps %s together', (_, text) => {
    expect(split(text)).toEqual([text]);
  });

  test('keeps an emoji with its sentence', () => {
    expect(split('That is a really great goal, Maya. 💪🔥\nWhat have you tried so far? 😊')).toEqual([
      'That is a really great goal, Maya. 💪🔥',
      'What have you tried so far? 😊',
    ]);
  });

  test('keeps the sentence that a machine writes with the message it opens', () => {
    const disclosure = 'I am the automated assistant here.';
    const [first, ...rest] = split(`${disclosure} That is a really great goal, Maya. What have you tried?`);
    expect(first).toBe(`${disclosure} That is a really great goal, Maya.`);
    expect(rest).toEqual(['What have you tried?']);
  });

  test('keeps the coach’s own opening with the message it opens, whatever it says', () => {
    const own = 'My little helper types here. I read along!';
    const text = `${own} That is a really great goal, Maya. What have you tried so far?`;
    expect(split(text, 3, own.length + 1)).toEqual([
      `${own} That is a really great goal, Maya.`,
      'What have you tried so far?',
    ]);
  });

  test('is cut by the platform’s limit alone where a bubble would be over it', () => {
    const long = `${'word '.repeat(300)}end. And a question at last?`;
    const parts = split(long);
    expect(parts.every((part) => sizeOf(part, 'bytes') <= 1000)).toBe(true);
    expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(long));
  });

  test('loses nothing, keeps the order, and keeps to the limit and the number, whatever it says', () => {
    const word = fc.constantFrom(
      'Hey',
      'goal',
      '💪',
      'https://a.co/?b=1',
      'at 5 pm',
      'Monday',
      'ña',
      '.',
      '!',
      '?',
      '\n',
    );
    const text = fc.array(word, { maxLength: 60 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 8, max: 300 }), (said, max, size) => {
        const limit: MessageLimit = { unit: 'bytes', max: size };
        const parts = splitBubbles(said, { max, limit, language: 'en' });
        expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(said));
        expect(parts.every((part) => part !== '' && sizeOf(part, 'bytes') <= size)).toBe(true);
        if (sizeOf(said.trim(), 'bytes') <= size) expect(parts.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
