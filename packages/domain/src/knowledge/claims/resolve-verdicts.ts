import { characters } from '@spotter/language/text/characters';
import type { UnsourcedClaim } from './check-claims.ts';
import { areShownIn, mayCarry } from './shown-words.ts';

const digits = characters('0-9');

/** What a check can say of a sentence. */
export const sentenceVerdicts = ['supported', 'contradicted', 'missing', 'no-claim'] as const;
export type SentenceVerdict = (typeof sentenceVerdicts)[number];

/** What a check says of a sentence, and the words that it shows for it; empty: none. */
export type ShownVerdict = { verdict: SentenceVerdict; shown: string };

/** What is wrong with an answer: the sentence, and whether the sources say otherwise or nothing. */
export type RefusedSentence = { sentence: number; because: 'contradicted' | 'missing' };

/** What the words shown are looked up in. */
export type Readable = {
  /** All that the check saw of what is true. */
  passages: string[];
  /**
   * What may carry what code has doubts about: the sources that the answer names;
   * where it names none, those there are.
   */
  licensing: string[];
  /** What the contact wrote, and what is known of them. */
  contact: string[];
};

/**
 * Returns the claim that is not to be asked about, because what may carry it says otherwise or nothing of it;
 * null: a check may tell. A length or a count in words may have been misread ("three quarters of an hour"), so
 * it is always for the check.
 */
export function findUnsupportable(
  claims: UnsourcedClaim[],
  sentences: string[],
  { licensing }: Readable,
): UnsourcedClaim | null {
  const isUnsupportable = (claim: UnsourcedClaim) => {
    const words = sentences[claim.sentence]!;
    return !isInWords(claim, words) && !licensing.some((text) => mayCarry(text, claim, words));
  };
  return claims.find(isUnsupportable) ?? null;
}

function isInWords(claim: UnsourcedClaim, sentence: string): boolean {
  if (claim.because !== 'quantity') return false;
  const { kind, value } = claim.quantity;
  return (kind === 'number' || kind === 'duration') && !digits.runs(sentence).map(Number).includes(value);
}

/**
 * Returns the first sentence that must not be said. A verdict counts only with the words that it rests on: a
 * sentence is supported by words that are in a passage, and one that code has doubts about claims nothing only
 * by words of the contact. Then these words have to carry what code had not found.
 */
export function findRefused(
  verdicts: ShownVerdict[],
  sentences: string[],
  doubts: UnsourcedClaim[],
  { passages, licensing, contact }: Readable,
): RefusedSentence | null {
  for (const [sentence, { verdict, shown }] of verdicts.entries()) {
    const words = sentences[sentence]!;
    const own = doubts.filter((claim) => claim.sentence === sentence);
    if (verdict === 'contradicted' || verdict === 'missing') return { sentence, because: verdict };
    if (verdict === 'no-claim' && own.length === 0) continue;
    const texts = verdict === 'no-claim' ? contact : own.length === 0 ? passages : licensing;
    if (!areShownIn(shown, texts) || !own.every((claim) => mayCarry(shown, claim, words)))
      return { sentence, because: 'missing' };
  }
  return null;
}
