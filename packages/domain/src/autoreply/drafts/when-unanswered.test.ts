import { describe, expect, test } from 'vitest';
import { unansweredChoices } from './unanswered-choices.ts';
import { decideUnanswered } from './when-unanswered.ts';

const asks = "I don't have that in front of me. I'll ask and get back to you.";
const draft = { text: asks, isUnanswered: true, handsOver: false, isProposing: false };
const english = { language: 'en' as const, earlierReplies: [] };

describe('after a question that nothing answers', () => {
  test('the talk goes on with what was written where the coach chose so', () => {
    const text = `${asks} What is your goal?`;
    expect(decideUnanswered({ ...draft, text }, 'go-on', english)).toEqual({ choice: 'go-on', text });
  });

  test.each([
    [asks, asks],
    [
      'Shred is $97 a month. The shower I have to ask about. What is your goal?',
      'Shred is $97 a month. The shower I have to ask about.',
    ],
    ['Lo pregunto y te aviso.\n¿Cuál es tu meta?', 'Lo pregunto y te aviso.'],
    ['What is your goal?', asks],
    ['你的目标是什么？', asks],
  ])('the chat is handed over without a question: %s', (text, spoken) => {
    expect(decideUnanswered({ ...draft, text }, 'hand-over', english)).toEqual({ choice: 'hand-over', text: spoken });
  });

  test('times that were proposed are not, because nobody would book them', () => {
    const text = 'I have Tuesday at 5 PM or Wednesday at 6 PM.';
    expect(decideUnanswered({ ...draft, text, isProposing: true }, 'hand-over', english)?.text).toBe(asks);
  });

  test('what was said before is said in other words, in the language of the chat', () => {
    const spanish = {
      language: 'es' as const,
      earlierReplies: ['Ese dato no lo tengo a la mano. Lo pregunto y te aviso.'],
    };
    expect(decideUnanswered({ ...draft, text: '¿Y tu meta?' }, 'hand-over', spanish)?.text).toBe(
      'Eso tampoco lo tengo a la mano. No quiero decirte algo que no sea.',
    );
  });

  test.each(unansweredChoices)(
    'nothing is decided where all is answered, or another reason hands over: %s',
    (choice) => {
      expect(decideUnanswered({ ...draft, isUnanswered: false }, choice, english)).toBeNull();
      expect(decideUnanswered({ ...draft, handsOver: true }, choice, english)).toBeNull();
    },
  );
});
