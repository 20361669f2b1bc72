import { claimsBooking, claimsCancellation } from './booking-claim.ts';
import { claimedTimes } from './claimed-time.ts';
import { foldText } from '../../text/folded-text.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const mostSentences = 2;
const longestBeside = 240;

/**
 * The product's own statement with what of a draft may stand before it: nothing that asks, names a time, or says what was
 * or will be done with a call. What a call is and when is said by the statement alone.
 */
export function withOwnStatement(draft: string, statement: string, now: Date): string {
  const beside = Array.from(sentences.segment(draft), ({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '' && mayStandBeside(sentence, now))
    .slice(0, mostSentences)
    .join(' ');
  return beside === '' || beside.length > longestBeside ? statement : `${beside} ${statement}`;
}

function mayStandBeside(sentence: string, now: Date): boolean {
  if (sentence.includes('?') || Array.from(sentence).some((sign) => sign >= '0' && sign <= '9')) return false;
  if (claimsBooking(sentence, [], now) || claimsCancellation(sentence)) return false;
  return Object.values(claimedTimes(foldText(sentence))).every((said) => said.length === 0);
}
