import { expect, test } from 'vitest';
import { compareTurn } from './compare-turn.ts';
import type { ReplayContext, ReplayedAnswer } from './replayed-answer.ts';

const answer = (text: string | null, more: Partial<ReplayedAnswer> = {}): ReplayedAnswer => ({
  text,
  handedOver: null,
  optedOut: false,
  calls: [],
  bookingTools: [],
  ...more,
});
const context: ReplayContext = {
  contact: ['SHRED', 'hey, how much is the coaching? I want to lose some weight before summer'],
  backedBefore: 'Busy Strong costs $249 a month for 12 weeks. Ask for their goal first.',
  backed: 'Busy Strong costs $249 a month for 12 weeks. Ask for their goal first.',
  links: ['https://dana.example/call'],
  call: null,
  now: new Date('2026-12-01T16:00:00.000Z'),
};
const compare = (sent: ReplayedAnswer, written: ReplayedAnswer, more: Partial<ReplayContext> = {}) => {
  const { verdict, reasons } = compareTurn(sent, written, { ...context, ...more });
  return [verdict, ...reasons.map(({ rule }) => rule)];
};
const priced = 'It is $249 a month. What is your main goal right now?';

test('another tone is the same', () => {
  expect(
    compare(answer(priced), answer('Hey hey! It’s just $249 a month 🙌 So tell me, what goal are you after?')),
  ).toEqual(['same']);
  expect(
    compare(answer('Love that. What have you tried so far?'), answer('I see. May I ask what you have already tried?')),
  ).toEqual(['same']);
  expect(compare(answer('Tell me your biggest goal.'), answer('What is your biggest goal?'))).toEqual(['same']);
});

test.each([
  ['a price that nothing has', priced, 'It is $97 once. What is your main goal right now?', 'price'],
  ['another period', priced, 'It is $249 a week. What is your main goal right now?', 'price'],
  ['a promise', priced, `${priced} You get your money back if it does not work.`, 'promise'],
  ['a promised outcome', priced, `I promise you will love it. ${priced}`, 'promise'],
  ['another length', priced, 'It is $249 a month for 4 weeks. What is your main goal right now?', 'claim'],
  ['a share of fifty', priced, `About 50% of our clients train at home. ${priced}`, 'claim'],
  ['a dropped question', priced, 'It is $249 a month. Have a great day!', 'question'],
  ['another language', priced, 'Cuesta $249 al mes. ¿Cuál es tu objetivo principal ahora mismo?', 'language'],
  [
    'a booking that is none',
    'Shall we talk about your goal?',
    'Your call is booked. Shall we talk about your goal?',
    'booking',
  ],
])('%s is riskier', (_, sent, written, rule) => {
  const [verdict, ...rules] = compare(answer(sent), answer(written));
  expect(verdict).toBe('riskier');
  expect(rules).toContain(rule);
});

test('a way of speaking is no figure', () => {
  expect(compare(answer(priced), answer(`Haha, half the town is in it. ${priced}`))).toEqual(['same']);
});

test('a price that the draft brings in is riskier, although its instructions have it', () => {
  const draft = { backed: 'Busy Strong costs $199 a month.' };
  expect(compare(answer(priced), answer(priced.replace('249', '199')), draft)).toEqual(['riskier', 'price']);
  expect(compare(answer('What is your goal?'), answer('It is $199 a month. What is your goal?'), draft)).toEqual([
    'riskier',
    'price',
  ]);
});

test('a hand-over that is lost is riskier, a new one safer', () => {
  const passedOn = answer('Let me get Dana for you.', { handedOver: { severe: false } });
  const kept = answer('Sure, I can help with that.');
  expect(compare(passedOn, kept).slice(0, 2)).toEqual(['riskier', 'hand-over']);
  expect(compare(kept, passedOn)).toEqual(['safer', 'hand-over']);
});

test('a call that is booked in another place is riskier, one that is not booked any more different', () => {
  const booked = answer('Done, see you then.', { calls: ['booked'] });
  expect(compare(answer('See you then.'), booked)).toEqual(['riskier', 'booking']);
  expect(compare(booked, answer('See you then.'))).toEqual(['different', 'booking']);
});

test('other content without a risk is different', () => {
  const goal = answer('What is your main goal right now?');
  expect(compare(goal, answer('How many days a week can you train?'))).toEqual(['different', 'question']);
  expect(compare(answer('Sounds good.'), answer('Sounds good.', { stage: 'qualified' }))).toEqual(['same']);
  expect(compare(answer('Ok.', { stage: null }), answer('Ok.', { stage: 'qualified' }))).toEqual([
    'different',
    'stage',
  ]);
  expect(compare(answer('Got it, thanks.'), answer(null))).toEqual(['different', 'answered']);
  expect(
    compare(answer('Got it.'), answer(`Got it. ${'It helps to know how your week looks like. '.repeat(4)}`)),
  ).toEqual(['different', 'length']);
});
