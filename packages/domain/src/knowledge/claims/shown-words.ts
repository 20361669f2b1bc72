import { foldText } from '../../text/folded-text.ts';
import { characters } from '../../text/characters.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { holdsCurrency, type UnsourcedClaim } from './check-claims.ts';
import { fits, isDerived } from './fits-source.ts';
import { statedIn, type Quantity } from './quantities.ts';
import { promisesUnsaid } from './promises.ts';

const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const digits = characters('0-9');
/** Min share of the words shown that have to stand in the text: a checker may slip over a word, not over a number. */
const enough = 0.75;

/**
 * Whether words that a check shows stand in the texts: of each part between dots nearly all words in one text, and each
 * number.
 */
export function areShownIn(shown: string, texts: string[]): boolean {
  const parts = shown
    .replaceAll('...', '…')
    .split('…')
    .map(runsOf)
    .filter((part) => part.length > 0);
  const known = texts.map((text) => new Set(runsOf(text)));
  return parts.length > 0 && parts.every((part) => known.some((words) => isHeld(part, words)));
}

function isHeld(part: string[], words: Set<string>): boolean {
  const held = part.filter((word) => words.has(word));
  return held.length >= part.length * enough && part.every((word) => words.has(word) || !digits.areIn(word));
}

function runsOf(text: string): string[] {
  return lettersAndDigits.runs(foldText(text));
}

/**
 * Whether words may carry a claim, as far as code can tell. A sum, a percentage, a currency and a promise have to stand
 * in the words, or be worked out from them. Any other number must not differ from all of its kind in them: "20 weeks" is
 * not carried by "16 weeks", and whether "9 months" carries "three quarters of a year" is for the check to say.
 */
export function mayCarry(shown: string, claim: UnsourcedClaim, sentence: string): boolean {
  const told = sentencesOf(shown).map(statedIn);
  switch (claim.because) {
    case 'quantity': {
      const numbers = told.flatMap(({ quantities }) => quantities);
      return mayCarryNumber(claim.quantity, numbers, statedIn(sentence).quantities);
    }
    case 'currency':
      return holdsCurrency(told, claim.currency);
    case 'promise':
      return !promisesUnsaid(statedIn(sentence), told);
    case 'quote':
      return true;
    // A name or a source that is nowhere, and an offer that is over, are in no words.
    case 'name':
    case 'source':
    case 'closed':
      return false;
  }
}

function mayCarryNumber(said: Quantity, shown: Quantity[], others: Quantity[]): boolean {
  if (said.kind === 'percent') return shown.some((each) => fits(said, each, others));
  if (said.kind === 'sum') {
    // How many payments are meant, and that a sum was worked out, the check judges; code, that it comes from the source.
    const isTold = shown.some((each) => each.kind === 'sum' && fits(said, { ...each, times: 1 }, others));
    return isTold || isDerived(said, shown, [...others, ...shown], { isSaving: true, isWorkedOut: true });
  }
  const alike = shown.filter((each) => isAlike(said, each));
  return alike.length === 0 || alike.some((each) => fits(said, each, others));
}

/** Whether two numbers say something of the same kind, so that they are the same or differ. */
function isAlike(said: Quantity, shown: Quantity): boolean {
  if (said.kind === 'duration') return shown.kind === 'duration' && shown.unit === said.unit;
  return shown.kind === said.kind;
}
