import { expect, test } from 'vitest';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { listUnsourced, type UnsourcedClaim } from './check-claims.ts';
import { findUnsupportable, findRefused, type SentenceVerdict } from './resolve-verdicts.ts';

const session = 'The form session takes 75 minutes and costs €75. 3 sessions for €195.';
const plan = 'The plan lasts 16 weeks, counted back from your race. 21-day money-back guarantee.';
const passages = [session, plan, 'Base is €29 a month. Coached is €59 a month.'];
const contact = ['my race is on paddys day', 'i pay 200 somewhere else'];

function doubtsOf(answer: string): UnsourcedClaim[] {
  return listUnsourced(answer, {
    passages: [{ id: 'offer:form', title: 'Form', heading: '', text: '', score: 0 }],
    named: [{ source: 'offer:form', quote: 'anything' }],
    contactWords: [],
    alsoTrue: [],
    hasOffers: true,
    offerNames: ['Autumn Half'],
    closedOffers: ['Autumn Half'],
    knownNames: [],
  });
}

function refusal(answer: string, verdict: SentenceVerdict, shown: string, doubts = doubtsOf(answer)) {
  const texts = { passages, licensing: passages, contact };
  const sentences = sentencesOf(answer);
  return findRefused([{ verdict, shown }], sentences, doubts, texts)?.because ?? null;
}

test.each([
  ['a length in another unit', 'It takes an hour and a quarter.', '75 minutes'],
  ['a sum as it stands', 'A session is €75.', 'costs €75'],
  ['a difference', 'You pay €30 more.', 'Base is €29 a month … Coached is €59 a month'],
  ['what is saved', 'Treinta euros menos.', 'costs €75... 3 sessions for €195'],
  ['a promise in other words', 'You get your money back.', '"21-day money-back guarantee"'],
  ['a slip over a word', 'It is counted back.', 'the plan lasts for 16 weeks, counted back from your race'],
])('what code doubts may be said where the check shows words that carry it: %s', (_what, answer, shown) => {
  expect(refusal(answer, 'supported', shown)).toBeNull();
});

test.each([
  ['no words', 'It takes 75 minutes.', ''],
  ['words that stand nowhere', 'It takes 90 minutes.', 'the session takes 90 minutes'],
  ['another number of the kind', 'It lasts 20 weeks.', 'The plan lasts 16 weeks'],
  ['a sum that comes from nowhere', 'A session is €60.', 'costs €75'],
  ['another currency', 'A session is $75.', 'costs €75'],
  ['a promise that is not in them', 'The first session is free.', 'costs €75'],
  ['a share that is not in them', 'You save 20 percent.', '3 sessions for €195'],
  ['an offer that is over', 'The Autumn Half is for you.', '16 weeks, counted back from your race'],
])('it may not with %s', (_what, answer, shown) => {
  expect(refusal(answer, 'supported', shown)).toBe('missing');
});

test('a sentence without doubts needs words too, unless it claims nothing', () => {
  expect(refusal('We run outside.', 'supported', '', [])).toBe('missing');
  expect(refusal('We run outside.', 'supported', 'counted back from your race', [])).toBeNull();
  expect(refusal('Nice to meet you!', 'no-claim', '', [])).toBeNull();
  expect(refusal('We run outside.', 'contradicted', '', [])).toBe('contradicted');
});

test('what code doubts claims nothing only where the contact said it', () => {
  expect(refusal('March 17 is a great day.', 'no-claim', 'paddys day')).toBeNull();
  expect(refusal('March 17 is a great day.', 'no-claim', '')).toBe('missing');
  expect(refusal('It is €180.', 'no-claim', 'i pay 200 somewhere else')).toBe('missing');
});

test('what may not license carries nothing that is in doubt', () => {
  const texts = { passages: ['You get your money back.'], licensing: [], contact: [] };
  const verdicts = [{ verdict: 'supported' as const, shown: 'You get your money back' }];
  const answer = 'You get your money back.';
  expect(findRefused(verdicts, [answer], doubtsOf(answer), texts)).toEqual({ sentence: 0, because: 'missing' });
  expect(findRefused(verdicts, [answer], [], texts)).toBeNull();
});

test('no check is asked about what the sources could not carry', () => {
  const unsupportable = (answer: string, licensing: string[]) =>
    findUnsupportable(doubtsOf(answer), sentencesOf(answer), { passages, licensing, contact })?.because ?? null;
  expect(unsupportable('It is €17.', passages)).toBe('quantity');
  expect(unsupportable('It is €29.', [plan])).toBe('quantity');
  expect(unsupportable('It lasts 20 weeks.', [plan])).toBe('quantity');
  expect(unsupportable('It lasts 20 weeks.', [session])).toBeNull();
  expect(unsupportable('It lasts twenty weeks.', [plan])).toBeNull();
  expect(unsupportable('It lasts a quarter of a year.', [plan])).toBeNull();
  expect(unsupportable('Ask for SLOW10.', passages)).toBe('name');
});
