import type { DecisionRecord } from '@spotter/contract';
import { dollarsSentence } from '../../../components/model-cost.ts';

/** Returns how long the voice notes are that were heard, and what that cost. */
export function heardSentence({ seconds, costDollars }: NonNullable<DecisionRecord['heard']>): string {
  const length = `${seconds} ${seconds === 1 ? 'second' : 'seconds'} of voice notes`;
  return `${length}, ${costDollars === null ? 'no price set for hearing' : dollarsSentence(costDollars)}`;
}
