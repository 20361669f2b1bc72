import { rememberLatest } from '../../text/remember-latest.ts';
import { createTokenizer } from '../../text/tokens.ts';

/** A word of a text, or a sign that is not a space, and where it is. */
export type WordingToken = { word: string; isWord: boolean; start: number; end: number };

/** A text as lists of words see it: its different words, and the places of each. */
export type WordingText = {
  text: string;
  tokens: WordingToken[];
  words: WordingToken[];
  places: Map<string, number[]>;
};

/** Latin letters without accents: the lists look at folded text. */
const { tokensOf } = createTokenizer('a-zA-Z0-9_');

/** Many lists look at a text and its sentences, so the latest ones are kept. */
export const readWords = rememberLatest(
  (text: string) => text,
  (text): WordingText => {
    const tokens = tokensOf(text).map(({ kind, text: word, start, end }) => ({
      word: kind === 'word' ? word.toLowerCase() : word,
      isWord: kind === 'word',
      start,
      end,
    }));
    const places = Map.groupBy(tokens.keys(), (place) => tokens[place]!.word);
    const words = Array.from(places.values(), ([first]) => tokens[first!]!);
    return { text, tokens, words, places };
  },
  { max: 20, maxKeyLength: 20_000 },
);
