import { expect, test } from 'vitest';
import { chatLanguages } from '@spotter/language/detection/chat-language';
import { askCoachWords } from '../drafts/ask-coach-words.ts';
import { promisesAgain } from './draft-repeats.ts';

const asking = { earlierReplies: [] as string[], asksNothing: false };

test('"I’ll ask" is said once in a chat, in whatever words, and only where something was asked', () => {
  const first = "Good question, I'll ask Dana and get back to you.";
  expect(promisesAgain(first, asking)).toBe(false);
  expect(promisesAgain("Let me check with the coach, I'll ask.", { ...asking, earlierReplies: [first] })).toBe(true);
  expect(promisesAgain(first, { ...asking, asksNothing: true })).toBe(true);
});

test('"I didn’t get that" is said once', () => {
  const first = "Sorry, I didn't get that. Can you say it another way?";
  expect(promisesAgain(first, asking)).toBe(false);
  expect(promisesAgain("I didn't get that, sorry.", { ...asking, earlierReplies: [first] })).toBe(true);
});

test('the product’s own words promise to ask once, in every language', () => {
  for (const language of chatLanguages) {
    const first = askCoachWords(language, []);
    const second = askCoachWords(language, [first]);
    expect(second, language).not.toBe(first);
    expect(promisesAgain(second, { ...asking, earlierReplies: [first] }), second).toBe(false);
  }
});
