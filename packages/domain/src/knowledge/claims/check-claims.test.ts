import { expect, test } from 'vitest';
import type { Offer } from '../../offers/offer.ts';
import { offerPassage } from '../../offers/offer-passage.ts';
import type { Passage } from '../passage.ts';
import { findUnsourced } from './check-claims.ts';
import type { ClaimContext } from './claim-context.ts';

const offer = (id: string, name: string, amount: number, terms: string, more: Partial<Offer> = {}): Passage =>
  offerPassage(
    {
      id,
      name,
      terms,
      link: null,
      forWhom: '',
      validUntil: null,
      active: true,
      price: {
        amount,
        currency: 'USD',
        per: 'once',
        from: false,
      },
      ...more,
    },
    '2026-11-23',
  );
const passages: Passage[] = [
  offer('one', 'Foundations 12', 69_700, 'Or 3 x $249. 12 weeks. 14-day money-back guarantee.'),
  offer('monthly', 'Steady Monthly', 9_700, 'Cancel any time, 7 days before your billing day.', {
    price: { amount: 9_700, currency: 'USD', per: 'month', from: true },
  }),
  offer('garage', 'Garage Sessions', 8_500, '10 sessions for $750. 60 minutes, Tuesday and Thursday, 6 am to noon.', {
    price: { amount: 8_500, currency: 'USD', per: 'session', from: false },
  }),
  offer('kickoff', 'New Year Kickoff', 18_900, 'January 4 to February 14, 2027. No payment plan.'),
  offer('free', 'Kitchen Reset', 0, '5 days.'),
  offer('fall', 'Fall Challenge', 29_900, '30-day guarantee.', { validUntil: '2026-10-31' }),
  {
    id: 'entry:where',
    title: 'Where are you?',
    heading: '',
    text: '2148 Alder Creek Road, Boise. Rest 90 seconds between sets. About 1 in 5 clients is vegan.',
    score: 1,
  },
  offer('dated', 'Spring Camp', 18_900, 'Sign up by December 28. January 4 to February 14.'),
  {
    id: 'entry:all',
    title: 'What is free?',
    heading: '',
    text: 'The plan is free for all. Credits never expire.',
    score: 1,
  },
  {
    id: 'page:faq#1',
    title: 'FAQ',
    heading: 'What are the levels of Steady Monthly?',
    text: 'The Group level is $97 a month. The Plus level is $147 a month.',
    score: 1,
  },
];
const offerNames = passages.filter(({ id }) => id.startsWith('offer:')).map(({ title }) => title);

/** Names the sources with their first words, which really are in them. */
function check(text: string, sources: string[], change: Partial<ClaimContext> = {}) {
  const named = sources.map((source) => ({
    source,
    quote: passages.find(({ id }) => id === source)?.title ?? 'anything',
  }));
  return findUnsourced(text, {
    passages,
    named,
    offerNames,
    closedOffers: ['Fall Challenge'],
    hasOffers: true,
    contactWords: [],
    alsoTrue: [],
    knownNames: ['Dana'],
    ...change,
  });
}

test.each([
  ['Foundations 12 is $697 once.', ['offer:one']],
  ['It is 3 payments of $249.', ['offer:one']],
  ['Son tres pagos de $249, o $697 de contado.', ['offer:one']],
  ['Six hundred ninety-seven dollars, for twelve weeks, about three months.', ['offer:one']],
  ['Paying in full saves you $50.', ['offer:one']],
  ['A bit under $700.', ['offer:one']],
  ['Steady Monthly starts from $97 a month.', ['offer:monthly']],
  ['Desde $97 al mes.', ['offer:monthly']],
  ['Ten sessions are $750, so it works out to $75 a session.', ['offer:garage']],
  ['Martes y jueves, de 6 de la mañana al mediodía.', ['offer:garage']],
  ['It runs from January 4 to February 14.', ['offer:kickoff']],
  ['The Kitchen Reset is free.', ['offer:free']],
  ['The Fall Challenge has closed.', ['offer:fall']],
  ['It is 2148 Alder Creek Road in Boise.', ['entry:where']],
  ['Rest a minute and a half, so 90 seconds.', ['entry:where']],
  ['About one in five is vegan.', ['entry:where']],
  ['Group is $97 a month and Plus is $147.', ['page:faq#1']],
  ['Hey! 2 quick questions: where do you train, and how often?', []],
  ["I'm 100% with you, take a day or two.", []],
  ["I can't say, I'll ask Dana.", []],
  ['I don’t know whether there is a discount.', []],
  ['You can sign up until December 28, and it runs to February 14.', ['offer:dated']],
  ['The plan is free for everyone.', ['entry:all']],
  ['Your credits never expire.', ['entry:all']],
  ['With 3 days a week we can do a lot.', []],
  ['10k steps is a solid start!', []],
  ['My Tuesday evenings are open.', []],
  ['Would Monday or Wednesday at 5 pm be easier for you?', ['entry:where']],
  ['Give me 5 minutes and I am back.', ['entry:where']],
  ['Dame 10 minutos y te escribo.', ['entry:where']],
  ['On a scale of 1 to 10, how is your energy?', ['entry:where']],
])('may be said: %s', (text, sources) => {
  expect(check(text, sources)).toBeNull();
});

test.each([
  ['another sum', 'Foundations 12 is $679.', ['offer:one'], 'quantity'],
  ['another currency', 'It is 697 euros.', ['offer:one'], 'quantity'],
  ['a currency without a sum', 'You can pay in euros too.', ['offer:one'], 'currency'],
  ['one payment as the price', 'Foundations 12 is $249.', ['offer:one'], 'quantity'],
  ['another unit', 'Steady Monthly is from $97 a week.', ['offer:monthly'], 'quantity'],
  ['a unit of its own', 'It is from $97 per person.', ['offer:monthly'], 'quantity'],
  ['a lowest price as the price', 'Steady Monthly is $97 a month.', ['offer:monthly'], 'quantity'],
  ['the price of several as that of one', 'A session is $75.', ['offer:garage'], 'quantity'],
  ['the price of another offer', 'Kickoff is $697.', ['offer:one', 'offer:kickoff'], 'quantity'],
  ['swapped levels', 'Group is $147 a month and Plus is $97.', ['page:faq#1'], 'quantity'],
  ['a percentage', 'You get 20% off.', ['offer:one'], 'quantity'],
  ['a discount without a number', 'There is a discount for you.', ['offer:one'], 'promise'],
  ['another guarantee', 'You get 30 days to get your money back.', ['offer:one'], 'quantity'],
  ['a guarantee of another offer', 'Steady Monthly has a money-back guarantee.', ['offer:monthly'], 'promise'],
  ['a sale', 'There is a sale soon, stay tuned.', ['offer:one'], 'promise'],
  ['nothing to pay', "You'll feel it or you don't pay.", ['offer:monthly'], 'promise'],
  ['no end', 'Sessions never expire.', ['offer:garage'], 'promise'],
  ['no limit', 'You get unlimited sessions.', ['offer:garage'], 'promise'],
  ['for everybody what is for some', 'Graduates: it is free for everyone.', ['offer:free'], 'promise'],
  ['a first day as the last', 'You can sign up until January 4.', ['offer:kickoff'], 'quantity'],
  ['a first day as the last, in Spanish', 'Te apuntas hasta el 4 de enero.', ['offer:kickoff'], 'quantity'],
  ['something free', 'Your first month is free.', ['offer:monthly'], 'promise'],
  ['another length', 'It takes ten weeks.', ['offer:one'], 'quantity'],
  ['another unit of time', 'Rest 90 minutes.', ['entry:where'], 'quantity'],
  ['another date', 'It starts on January 14.', ['offer:kickoff'], 'quantity'],
  ['another day', 'Garage Sessions are on Monday.', ['offer:garage'], 'quantity'],
  ['another number of the street', 'It is 2184 Alder Creek Road.', ['entry:where'], 'quantity'],
  ['another street', 'It is 2148 Elder Creek Road.', ['entry:where'], 'name'],
  ['a code', 'Use the code STRONGER at checkout.', ['offer:one'], 'name'],
  ['an offer that is over', 'You can still join the Fall Challenge.', ['offer:kickoff'], 'closed'],
  ['the price of one that is over', 'The Fall Challenge, now closed, was $299.', ['offer:fall'], 'quantity'],
  ['a source that does not exist', 'Lifetime coaching is here.', ['offer:lifetime'], 'source'],
  ['a price without a source', 'It is $697.', [], 'quantity'],
])('is refused: %s', (_what, text, sources, because) => {
  expect(check(text, sources)?.because).toBe(because);
});

test('a quote has to stand in its source, whatever its case and accents', () => {
  const named = (quote: string) => check('It is $697.', [], { named: [{ source: 'offer:one', quote }] });
  expect(named('PRICE: $697 Once')).toBeNull();
  expect(named('Price … 12 weeks')).toBeNull();
  expect(named('It costs $697')?.because).toBe('quote');
});

test('a number of the contact may be repeated, and not agreed to', () => {
  const contactWords = ['my friend said its 500, i have 150 a month and 3 kids'];
  expect(check("It's not $500, it's $697.", ['offer:one'], { contactWords })).toBeNull();
  expect(check('Thanks for telling me about the $150 and 3 kids.', [], { contactWords })).toBeNull();
  expect(check('Yes, $500.', [], { contactWords })?.because).toBe('quantity');
});

test('the instructions license a price only while there are no offers', () => {
  const alsoTrue = ['The plan is $97 a month and takes 8 weeks.'];
  expect(check('It is $97 a month for 8 weeks.', [], { alsoTrue, hasOffers: false })).toBeNull();
  expect(check('It is $97 a month.', [], { alsoTrue })?.because).toBe('quantity');
});
