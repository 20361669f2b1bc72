import { claimsBooking, claimsCancellation } from './claims/booking-claim.ts';
import { namedTimes } from '@spotter/language/times/named-times';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { foldText } from '@spotter/language/text/folded-text';

const maxSentences = 2;
const maxGapLength = 240;

/**
 * Returns the product's own statement after the allowed part of a draft: the part has no question, names no
 * time, and does not say what was or will be done with a call. Only the statement says what a call is and when.
 */
export function withOwnStatement(draft: string, statement: string, now: Date): string {
  const adjacent = sentencesOf(draft)
    .filter((sentence) => mayBeAdjacent(sentence, now))
    .slice(0, maxSentences)
    .join(' ');
  return adjacent === '' || adjacent.length > maxGapLength ? statement : `${adjacent} ${statement}`;
}

function mayBeAdjacent(sentence: string, now: Date): boolean {
  if (sentence.includes('?') || Array.from(sentence).some((sign) => sign >= '0' && sign <= '9')) return false;
  if (claimsBooking(sentence, [], now) || claimsCancellation(sentence)) return false;
  return Object.values(namedTimes(foldText(sentence), 'en')).every((times) => times.length === 0);
}
