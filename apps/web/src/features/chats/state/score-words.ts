import type { Score } from '@spotter/contract';

type Reason = Score['reasons'][number];

const words: Record<Reason, string> = {
  fits: 'Fits what you offer',
  'told-much': 'Told you a lot',
  'told-little': 'Told you little so far',
  'came-to-call': 'Came to a call',
  'call-booked': 'Has a call booked',
  'asks-about-paying': 'Asks how to pay',
  'call-offered': 'Was offered a call',
  'missed-call': 'Missed a call',
  keyword: 'Came by your keyword',
  'no-sign': 'No sign of buying yet',
  'wrote-today': 'Wrote in the last day',
  'wrote-lately': 'Wrote in the last 3 days',
  'wrote-this-week': 'Wrote in the last week',
  silent: 'Silent for a week',
  'window-open': 'Can be answered now',
  'only-coach-writes': 'Only you can write now',
  'window-closed': 'Can’t be written to',
  'source-books-more': 'Leads from there book more often',
  'source-books-as-usual': 'Leads from there book as often as others',
  'source-books-less': 'Leads from there book less often',
  closed: 'Not someone to win now',
  severe: 'Not scored: they may be in danger or under age',
};

/** Returns why a lead has their score, the weightiest reason first. */
export const scoreReasonsOf = ({ reasons }: Score): string[] => reasons.map((reason) => words[reason]);

export const scoreMessages = {
  title: 'Score',
  of: 'of 100',
  none: 'Comes a minute after they write.',
};
