import { expect, test } from 'vitest';
import type { Passage } from '../../knowledge/passage.ts';
import { findAnswering, usesPassage } from './unused-source.ts';

const passage = (id: string, title: string, text: string): Passage => ({ id, title, heading: '', text, score: 1 });
const passages = [
  passage('offer:1', 'Busy Strong 12', 'Price: $249 a month\nTwelve weeks of coaching.'),
  passage('entry:1', 'What equipment do I need?', 'A pair of dumbbells and a bench are enough for the first months.'),
  passage('entry:2', 'Do you write meal plans?', 'No. You get simple habits, and we look at your food together.'),
  passage('page:1#1', 'About', 'Our refund policy: you get the money back within 14 days of the first payment.'),
  passage('page:2#1', 'Slow Strong Twelve', 'For people with jobs, kids or shifts.'),
];

test('of what was found it is known whether it answers, and whether a draft uses it', () => {
  const cases: [string, string, string | null, boolean][] = [
    ['what equipment do i need', "I don't have that in front of me, I'll ask.", 'entry:1', false],
    ['what equipment do i need', 'Two dumbbells and a bench will do.', 'entry:1', true],
    ['do you write meal plans', 'Good one! What is your main goal right now?', 'entry:2', false],
    ['do you write meal plans', 'No, you get simple habits, and your food is looked at together.', 'entry:2', true],
    ['can i get a refund of the money?', 'Let me ask about that one.', 'page:1#1', false],
    ['how mch is it', "I don't have that in front of me.", 'offer:1', false],
    ['how mch is it', 'Busy Strong 12 is $249 a month.', 'offer:1', true],
    // The title of a page asks nothing.
    ['what do you think of Slow Strong Twelve', 'I like it.', null, false],
    ['do you like dogs?', 'Love them!', null, false],
  ];
  const found = cases.map(([asked, draft]) => {
    const answering = findAnswering(asked, passages);
    return [asked, draft, answering?.passage.id ?? null, answering !== null && usesPassage(draft, answering)];
  });
  expect(found).toEqual(cases);
});
