import { expect, test } from 'vitest';
import { PhraseBook } from './phrase-book.ts';

const now = new Date('2026-11-20T12:00:00Z');
const classes = {
  filler: ['really'],
  'opens-clause': ['and', 'but'],
  courtesy: ['please', 'ok'],
  others: ['everyone', 'my family'],
};

function finds(phrase: string, text: string): boolean {
  const list = { category: 'self-harm', language: 'en', severity: 'severe', hinted: false, phrases: [phrase] } as const;
  return new PhraseBook([{ ...list, phrases: [phrase] }], classes).find(text, now).length > 0;
}

test.each<[string, string, string, boolean]>([
  ['words in a row', 'end it all', 'I want to END it all!', true],
  ['words in another order are another phrase', 'end it all', 'it all will end', false],
  ['words of two sentences are no phrase', 'end it all', 'this will end. it all works', false],
  ['words of two messages are no phrase', 'end it all', 'end\nit all', false],
  ['the start of a word', 'kill* time', 'killing time', true],
  ['a slip in a word', '~suicidal', 'i feel sucidal', true],
  ['a slip has the word as its start', '~suicidal', 'social', false],
  ['one of several words', 'kill/hurt myself', 'i hurt myself', true],
  ['one of several word sequences', '(end it/stop living) soon', 'i stop living soon', true],
  ['words that may be missing', 'kill [all the] time', 'kill all the time', true],
  ['words that are missing', 'kill [all the] time', 'kill time', true],
  ['a class of words', '{others} hates me', 'everyone hates me', true],
  ['a class with several words', '{others} hates me', 'my family hates me', true],
  ['up to three words between', 'want .. die', 'want to maybe just die', true],
  ['four are too many', 'want .. die', 'want to go home first and die', false],
  ['fillers count nowhere', 'want to die', 'want to really die', true],
  ['what may not follow', 'live !with', 'i live with you', false],
  ['nor after a filler', 'live !with', 'i live really with you', true],
  ['something else may', 'live !with', 'i live on', true],
  ['what may not stand before', '!dont hurt myself', 'i dont want hurt myself', false],
  ['an edge at the end', 'be here |', 'i will be here', true],
  ['an edge at a comma', 'be here |', 'be here, please', true],
  ['an edge before a word that opens a clause', 'be here |', 'be here and go', true],
  ['no edge', 'be here |', 'be here tomorrow', false],
  ['thoughts in any order', 'better & without me', 'without me it is better', true],
  ['a thought that is missing', 'better & without me', 'better without you', false],
  ['a thought that explains it away', 'die & want unless gym', 'i want to die at the gym', false],
  ['explained in another sentence', 'die & want unless gym', 'love the gym. i want to die', true],
  ['a whole message', '= stop', 'ok STOP please', true],
  ['no whole message', '= stop', 'stop eating', false],
  ['letters drawn out', 'kill time', 'killll timeeee', true],
  ['letters of a fancy alphabet', 'kill time', '𝗸𝗶𝗹𝗹 𝘁𝗶𝗺𝗲', true],
])('%s', (_name, phrase, text, found) => {
  expect(finds(phrase, text)).toBe(found);
});

test.each<[string, string, boolean]>([
  ['{thin}', "im 5'7 and 95 lbs", true],
  ['{thin}', 'im 1.70 and 70 kg', false],
  ['{thin}', 'mido 170 cm y peso 42 kilos', true],
  ['{low-bmi}', 'my bmi is 15', true],
  ['{low-bmi}', 'my bmi is 25', false],
  ['{crash-rate}', 'lose 12kg in 3 weeks', true],
  ['{crash-rate}', 'lose 12 kg in three months', false],
  ['{crash-rate}', 'lose thirty pounds in a week', true],
  ['im {minor-age}', 'im fifteen', true],
  ['im {minor-age}', 'im 15 minutes away', false],
  ['im {minor-age}', 'im 1 5', true],
  ['{minor-year}', 'born 2011', true],
  ['{minor-year}', 'born 1990', false],
  ['{few-calories}', '500 kcal', true],
  ['{few-calories}', '1.500 kcal', false],
  ['{tiny-weight}', 'i weigh 38,5 kilos', true],
  ['{days}', '60 hours', true],
  ['{days}', '16 hours', false],
])('%s in "%s": %s', (phrase, text, found) => {
  expect(finds(phrase, text)).toBe(found);
});

test('a class that nobody wrote is an error, not a phrase that never fits', () => {
  expect(() => finds('{nobody-knows}', 'x')).toThrow('No class of words is called {nobody-knows}.');
});

test('the work on a sentence grows with its words and no faster', () => {
  const book = new PhraseBook(
    [
      {
        category: 'anger',
        language: 'en',
        severity: 'other',
        hinted: false,
        phrases: ['a .. a .. a .. a .. b', 'a ..8 a ..8 c'],
      },
    ],
    classes,
  );
  const steps = (words: number) => {
    let read = 0;
    book.find('a '.repeat(words), now, () => (read += 1));
    return read / words;
  };
  expect(steps(8000)).toBeLessThan(steps(500) * 1.1);
});
