import { expect, test } from 'vitest';
import { asksPolicy } from './policy-question.ts';

const now = new Date('2026-11-24T16:00:00Z');

test.each([
  '¿me devuelven el dinero?',
  'do i get my money back if i quit?',
  'what if it doesnt work for me, do i get my money back?',
  'est-ce que je peux être remboursé ?',
])('what holds for everybody is asked: %s', (text) => {
  expect(asksPolicy(text, now)).toBe(true);
});

test.each([
  'where is my refund?',
  'can i get my money back? i paid last week',
  'i was charged twice, can i get a refund?',
  'is there a refund? i paid yesterday and hate it',
  'give me my money back',
  'ya pagué, ¿me devuelven el dinero?',
  'j’ai payé, est-ce que je peux être remboursé ?',
])('their own payment is in question: %s', (text) => {
  expect(asksPolicy(text, now)).toBe(false);
});

test('danger and anger are no policy, whatever is asked beside them', () => {
  for (const text of ['i want to kill myself, do i get my money back?', 'do you have a gym?'])
    expect(asksPolicy(text, now), text).toBe(false);
});
