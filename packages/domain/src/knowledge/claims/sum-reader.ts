import { characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { statedIn, type Quantity } from './quantities.ts';
import { currencyWords } from './unit-words.ts';
import { letterWordsOf } from '@spotter/language/text/tokens';

export type Sum = Extract<Quantity, { kind: 'sum' }>;

/** Reads the sums of sentences, as long as characters are left. */
export type SumReader = {
  /** Returns the sums of a sentence; none where nothing is left to read it with. */
  read(sentence: string): Sum[];
  /** Whether a sentence was not read, or not to its end. */
  hasStopped(): boolean;
};

/** Of a longer sentence the beginning is read. */
const maxSentenceLength = 400;
/** A few signs stand for a whole phrase when folded; no ordinary sentence doubles. */
const maxGrowth = 2;
const currencySigns = characters(String.raw`\p{Sc}`);
/** Also other words, where no price follows. */
const francs = new Set(['fr', 'sfr']);

/**
 * Returns a reader with characters to spend. Only sentences that name a currency cost any, counted as they are
 * compared: folded.
 */
export function createSumReader(maxCharacters: number): SumReader {
  let left = maxCharacters;
  let stopped = false;
  return {
    read(sentence) {
      const beginning = sentence.slice(0, maxSentenceLength).toWellFormed();
      const isCut = beginning.length < sentence.length && currencySigns.areIn(sentence);
      if (left <= 0 || isCut) stopped = true;
      if (left <= 0) return [];
      const folded = foldText(beginning);
      if (folded.length > beginning.length * maxGrowth) {
        left -= folded.length;
        stopped = true;
        return [];
      }
      if (!namesCurrency(beginning, folded)) return [];
      left -= folded.length;
      return statedIn(beginning).quantities.filter((quantity): quantity is Sum => quantity.kind === 'sum');
    },
    hasStopped: () => stopped,
  };
}

function namesCurrency(sentence: string, folded: string): boolean {
  return (
    currencySigns.areIn(sentence) || letterWordsOf(folded).some((word) => currencyWords.has(word) || francs.has(word))
  );
}
