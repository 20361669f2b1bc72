import { describe, expect, test } from 'vitest';
import { openQuestions } from './open-questions.ts';

const asked = (...texts: string[]) => texts.map((text, index) => ({ id: `m${index + 1}`, text }));
const found = (texts: string[], spoken: string[]) =>
  openQuestions(asked(...texts), spoken).map(({ messageIds, question }) => [messageIds.join(' '), question]);

describe('what nothing answers', () => {
  test('has beside it the question as the model names it', () => {
    const burst = asked('hi Dana', 'SHRED do you have a shower?', 'and parking?');
    const named = openQuestions(burst, ['Do you have a shower?', 'Is there parking?']).map((each) => each.named);
    expect(named).toEqual(['Do you have a shower?', 'Is there parking?']);
    expect(openQuestions(asked('do u ship?'), []).map((each) => each.named)).toEqual([null]);
  });

  test('is the whole of one message, whatever the model calls it', () => {
    expect(found(['hey! do u ship to canada?'], ['Shipping abroad'])).toEqual([['m1', 'hey! do u ship to canada?']]);
  });

  test('is counted once for each question of a burst, without what was answered', () => {
    const burst = ['hi Dana', 'do you have a shower?', 'do you have parking?', 'and how much is it?'];
    expect(found(burst, ['Do you have parking', 'do you have a shower?'])).toEqual([
      ['m2', 'do you have a shower?'],
      ['m3', 'do you have parking?'],
    ]);
  });

  test('is one question where it was written in pieces', () => {
    expect(
      found(['do u ship', 'to canada?', 'and is there a crèche'], ['do u ship to canada?', 'Is there a crèche']),
    ).toEqual([
      ['m1 m2', 'do u ship\nto canada?'],
      ['m3', 'and is there a crèche'],
    ]);
  });

  test('is one question where the model names two of one message', () => {
    expect(
      found(['can i bring my dog and is there parking?', 'thx'], ['Can I bring my dog?', 'Is there parking?']),
    ).toEqual([['m1', 'can i bring my dog and is there parking?']]);
  });

  test('is what asks where the model names nothing, or names it in other words', () => {
    const burst = ['hola', '¿Tienen regadera?', '¿Y estacionamiento?'];
    const both = [
      ['m2', '¿Tienen regadera?'],
      ['m3', '¿Y estacionamiento?'],
    ];
    expect(found(burst, [])).toEqual(both);
    expect(found(burst, ['what they want to know'])).toEqual(both);
  });

  test('is all together where nothing looks like a question', () => {
    expect(found(['what about kids', 'mine are 4 and 6'], [])).toEqual([
      ['m1 m2', 'what about kids\nmine are 4 and 6'],
    ]);
    expect(found(['', '  '], ['anything'])).toEqual([]);
  });
});
