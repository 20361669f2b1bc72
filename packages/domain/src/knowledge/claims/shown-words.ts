import { characters } from '@spotter/language/text/characters';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { holdsCurrency, type UnsourcedClaim } from './check-claims.ts';
import { fits, isDerived } from './fits-source.ts';
import { statedIn, type Quantity } from './quantities.ts';
import { promisesUnsaid } from './promises.ts';
import { foldedWordsOf } from '@spotter/language/text/folded-words';

const digits = characters('0-9');
/** Min share of the words shown that have to be in the text: a checker may slip over a word, not over a number. */
const enough = 0.75;

/**
 * Whether words that a check shows are in the texts: of each part between dots nearly all words in one text, and
 * each number.
 */
export function areShownIn(shown: string, texts: string[]): boolean {
  const parts = shown
    .replaceAll('...', '…')
    .split('…')
    .map(foldedWordsOf)
    .filter((part) => part.length > 0);
  const known = texts.map((text) => new Set(foldedWordsOf(text)));
  return parts.length > 0 && parts.every((part) => known.some((words) => isHeld(part, words)));
}

function isHeld(part: string[], words: Set<string>): boolean {
  const held = part.filter((word) => words.has(word));
  return held.length >= part.length * enough && part.every((word) => words.has(word) || !digits.areIn(word));
}

/**
 * Whether words may support a claim, as far as code can tell. A sum, a percentage, a currency and a promise must
 * be in the words, or be computed from them. Any other number must not differ from all of its kind in them: "16
 * weeks" does not support "20 weeks"; whether "three quarters of a year" supports "9 months" is for the check to
 * say.
 */
export function mayCarry(shown: string, claim: UnsourcedClaim, sentence: string): boolean {
  const reported = sentencesOf(shown).map(statedIn);
  switch (claim.because) {
    case 'quantity': {
      const numbers = reported.flatMap(({ quantities }) => quantities);
      return mayCarryNumber(claim.quantity, numbers, statedIn(sentence).quantities);
    }
    case 'currency':
      return holdsCurrency(reported, claim.currency);
    case 'promise':
      return !promisesUnsaid(statedIn(sentence), reported);
    case 'quote':
      return true;
    // A name or a source that is nowhere, and an offer that is over, are in no words.
    case 'name':
    case 'source':
    case 'closed':
      return false;
  }
}

function mayCarryNumber(claimed: Quantity, shown: Quantity[], others: Quantity[]): boolean {
  if (claimed.kind === 'percent') return shown.some((each) => fits(claimed, each, others));
  if (claimed.kind === 'sum') {
    // How many payments are meant, and that a sum was worked out, the check judges;
    // code, that it comes from the source.
    const isReported = shown.some((each) => each.kind === 'sum' && fits(claimed, { ...each, times: 1 }, others));
    return isReported || isDerived(claimed, shown, [...others, ...shown], { isSaving: true, isWorkedOut: true });
  }
  const alike = shown.filter((each) => isAlike(claimed, each));
  return alike.length === 0 || alike.some((each) => fits(claimed, each, others));
}

/** Whether two numbers say something of the same kind, so that they are the same or differ. */
function isAlike(claimed: Quantity, shown: Quantity): boolean {
  if (claimed.kind === 'duration') return shown.kind === 'duration' && shown.unit === claimed.unit;
  return shown.kind === claimed.kind;
}
