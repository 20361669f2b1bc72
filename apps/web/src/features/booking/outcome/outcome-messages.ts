import type { CallResult, CoachCall } from '@spotter/contract';
import { currencyDigits, sayMoney } from '@spotter/domain/money';
import type { MoneyProblem } from './parse-money.ts';
import { lostReasonNames } from '../../../components/words/lost-reasons.ts';

/** Every sentence about the outcome of a call. */
export const outcomeMessages = {
  title: 'Last call',
  outcome: 'Did they show up?',
  shown: 'Shown',
  noShow: 'No-show',
  result: 'What came of it?',
  won: 'Won',
  lost: 'Lost',
  followUp: 'Follow up',

  wonTitle: 'Won',
  amount: 'Sum',
  amountHint: 'Such as 1,200.50 or 1.200,50',
  currency: 'Currency',
  offer: 'What did they buy?',
  noOffer: 'Not said',
  saveWon: 'Mark as won',
  lostTitle: 'Why is it lost?',
  followUpTitle: 'When do you follow up?',
  day: 'Day',
  dayWrong: 'Choose a day from today on.',
  saveFollowUp: 'Follow up then',
  tomorrow: 'Tomorrow',
  inThreeDays: 'In 3 days',
  nextWeek: 'In a week',
  cancel: 'Cancel',
  saving: 'Saving…',

  shownDone: 'Marked as shown',
  noShowDone:
    'Marked as no-show. They get a kind message with open times in two minutes. You can change it until then.',
  failed: 'That didn’t save. Please try again.',
  undoFailed: 'That couldn’t be taken back.',
  readOnly: 'Not marked yet',
};

const problemSentences: Record<MoneyProblem, (currency: string) => string> = {
  empty: () => 'Write the sum that they pay.',
  unreadable: (currency) =>
    currencyDigits(currency) === 3
      ? 'Write one sum without marks between the thousands, such as 1200 or 97.500,0.'
      : 'Write one sum, such as 1,200.50 or 1.200,50.',
  zero: () => 'A sum is more than 0. If they paid nothing, mark the call as shown.',
  negative: () => 'A sum can’t be negative. After a refund, take the mark back.',
  decimals: (currency) =>
    currencyDigits(currency) === 0
      ? `${currency} has no decimal places.`
      : `${currency} has ${currencyDigits(currency)} decimal places at most.`,
  'other-currency': (currency) => `This names another currency than ${currency}. Choose that one beside it.`,
  'too-large': () => 'That is more than can be counted.',
};

/** Returns what is wrong with a typed sum. */
export function sayMoneyProblem(problem: MoneyProblem, currency: string): string {
  return problemSentences[problem](currency);
}

/** Returns a note where an offer is sold in another currency than its own; null where it is not. */
export function currencyNote(offer: { name: string; price: { currency: string } | null }, currency: string) {
  if (offer.price === null || offer.price.currency === currency) return null;
  return `${offer.name} is priced in ${offer.price.currency}. This counts in ${currency}; nothing is converted.`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns a day in words: `Tue, Dec 1`. */
export function sayDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** Returns what came of a call: `Won $1,200 · Busy Strong`. */
export function sayResult(result: CallResult): string {
  switch (result.kind) {
    case 'won':
      return `Won ${sayMoney(result)}${result.offer === null ? '' : ` · ${result.offer.name}`}`;
    case 'lost':
      return `Lost · ${lostReasonNames[result.reason]}`;
    case 'follow-up':
      return `Follow up on ${sayDay(result.on)}`;
  }
}

/** Returns what was recorded, once it was. */
export function sayDone({ outcome, result }: Pick<CoachCall, 'outcome' | 'result'>): string {
  if (outcome === null) return 'The mark is taken back';
  if (outcome === 'no-show') return outcomeMessages.noShowDone;
  return result === null ? outcomeMessages.shownDone : sayResult(result);
}
