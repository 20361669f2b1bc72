import { expect, test } from 'vitest';
import { askedQuestion, findSameQuestion } from './asked-question.ts';

test('of a message is kept what it asks, without greeting and keyword', () => {
  const spoken: [string, string][] = [
    ['SHRED hey! do u ship to canada?', 'do u ship to canada?'],
    ['Hi there, is there bike parking? thanks', 'is there bike parking?'],
    ['Hola! back on it ¿Tienen regadera?', '¿Tienen regadera?'],
    ['I start on Monday. What do I bring', 'What do I bring'],
    ['gibt es Parkplätze für Fahrräder', 'gibt es Parkplätze für Fahrräder'],
    ['shred', ''],
    ['u up? cant sleep lol', ''],
    ['maybe 3 days? mornings after my shift', ''],
    ['tengo 38 y quiero bajar unos 10 kilos', ''],
    ['I hurt my knee last year and want to get back', ''],
    ['hey how are you?', ''],
  ];
  expect(spoken.map(([text]) => [text, askedQuestion(text, ['SHRED', 'back on it'], false)])).toEqual(spoken);
  expect(askedQuestion('SHRED shipping abroad', ['SHRED'], true)).toBe('shipping abroad');
});

test('questions about the same are one, and those about another thing are not', () => {
  const pairs: [string, string, boolean][] = [
    ['do you have bike parking?', 'is there a place to park my bike?', true],
    ['can i park my bikes there', 'where do I park the bike', true],
    ['¿Hay estacionamiento para bicicletas?', 'donde esta el estacionamiento de bicicletas', true],
    ['Do you ship to Canada?', 'shiping to canada??', true],
    ['parking?', 'do you have parking', true],
    ['how much is a session?', 'how long is a session?', false],
    ['can i bring my dog?', 'can i bring my kids?', false],
    ['do you ship to Canada?', 'do you ship to Mexico?', false],
    ['do you have a shower?', 'do you have parking?', false],
  ];
  const found = pairs.map(([one, other]) => [one, other, findSameQuestion(one, [{ question: other }]) !== null]);
  expect(found).toEqual(pairs);
});
