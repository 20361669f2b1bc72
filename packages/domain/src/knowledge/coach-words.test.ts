import { expect, test } from 'vitest';
import { coachWords } from './coach-words.ts';
import type { Passage } from './passage.ts';

const passage = (id: string, title: string, text: string): Passage => ({ id, title, heading: '', text, score: 0 });
const passages = [
  passage('offer:shred', 'Shred', 'Price: from $97 a month\nFor: busy parents\nYou train three days a week.'),
  passage('offer:fall', 'Fall Reset', 'Closed since 2026-10-31: nobody can join or buy it. Tell nothing else of it.'),
  passage('entry:door', 'Which door?', "Come in by the green side door. The dog is friendly.\nDon't ring."),
  passage('page:fall#1', 'Autumn', 'The Fall Reset costs $299.'),
  passage('page:faq#2', 'Questions', 'The session takes 75 minutes. Bring shoes. Your write-up comes within 3 days.'),
];

function wordsFor(draft: string, source: string, quote: string, language: 'en' | 'es' = 'en') {
  const named = [{ source, quote }];
  return coachWords(draft, { named, passages, closedOffers: ['Fall Reset'], language });
}

test('an answer of the coach is told whole', () => {
  expect(wordsFor('Come in by the red front door.', 'entry:door', 'green side door')).toEqual({
    text: "Come in by the green side door. The dog is friendly. Don't ring.",
    quotes: [{ source: 'entry:door', quote: "Come in by the green side door. … The dog is friendly. … Don't ring." }],
  });
});

test('of an offer, a page or a file the quoted sentences are told, an offer with its name', () => {
  expect(wordsFor('It is $17 a month.', 'offer:shred', 'Price: from $97')?.text).toBe('Shred: from $97 a month');
  expect(wordsFor('It takes an hour.', 'page:faq#2', 'takes 75 minutes. Bring shoes.')?.text).toBe(
    'The session takes 75 minutes. Bring shoes.',
  );
});

test('words in another language than the chat are told as they are, and introduced', () => {
  expect(wordsFor('Dura dos horas.', 'page:faq#2', 'The session takes 75 minutes', 'es')?.text).toBe(
    'Te lo paso tal como está escrito:\nThe session takes 75 minutes.',
  );
});

test.each([
  ['a source that does not exist', 'It is $17 a month.', 'offer:gold', 'Price: $17'],
  ['words that its source does not have', 'It is $17 a month.', 'offer:shred', 'Price: $17'],
  ['an offer that is over', 'You can still join the Fall Reset since October.', 'offer:fall', 'nobody can join'],
  ['a page about an offer that is over', 'The Fall Reset costs $299.', 'page:fall#1', 'The Fall Reset costs $299'],
  ['a source about something else', 'Yes, there is a shower.', 'offer:shred', 'For: busy parents'],
])('nothing is told of %s', (_what, draft, source, quote) => {
  expect(wordsFor(draft, source, quote)).toBeNull();
});

test('what several sources say is told line by line, the first two of them', () => {
  const named = [
    { source: 'offer:shred', quote: 'from $97 a month' },
    { source: 'page:faq#2', quote: '75 minutes' },
    { source: 'entry:door', quote: 'side door' },
  ];
  const draft = 'It is $17 a month, 60 minutes each, and you come in by the front door.';
  expect(coachWords(draft, { named, passages, closedOffers: [], language: 'en' })?.text).toBe(
    'Shred: from $97 a month\nThe session takes 75 minutes.',
  );
});
