import { rememberLatest } from '../../text/remember-latest.ts';
import { createTokenizer } from '../../text/tokens.ts';
import { Symbols, type WordSymbol } from '../engine/symbols.ts';
import type { TextReading } from '../engine/walk.ts';

/** A word of a text, or a sign that is not a space, and where it is. */
export type WordingToken = { word: string; isWord: boolean; start: number; end: number };

/** A text as lists of words see it: its different words with what they stand for, and the places of each. */
export type WordingText = {
  tokens: WordingToken[];
  words: { symbols: WordSymbol[]; places: number[] }[];
  symbols: Set<WordSymbol>;
  reading: TextReading;
};

/** The words of all lists, so that a text is read once for all of them. */
export const symbols = new Symbols();

/** Latin letters without accents: the lists look at folded text. */
const { tokensOf } = createTokenizer('a-zA-Z0-9_');
const nothing: number[] = [];

function readText(text: string): WordingText {
  const tokens = tokensOf(text).map(({ kind, text: word, start, end }) => ({
    word: kind === 'word' ? word.toLowerCase() : word,
    isWord: kind === 'word',
    start,
    end,
  }));
  const steps = tokens.map((): number[] => nothing);
  const words = Array.from(Map.groupBy(tokens.keys(), (place) => tokens[place]!.word).values(), (places) => {
    const { word, isWord } = tokens[places[0]!]!;
    const found = new Set<WordSymbol>();
    symbols.collect(word, isWord, found);
    for (const place of places) steps[place] = Array.from(found, (symbol) => [symbol, place + 1]).flat();
    return { symbols: [...found], places };
  });
  const startOf = (place: number) => tokens[place]?.start ?? text.length;
  const endBefore = (place: number) => tokens[place - 1]?.end ?? 0;
  const reading: TextReading = {
    places: tokens.length + 1,
    stepsAt: (place) => steps[place] ?? nothing,
    behindFiller: () => null,
    isEdge: (place, kind) =>
      (kind !== 'end' && place === 0) ||
      (kind !== 'start' && place === tokens.length) ||
      (kind === 'edge' && !(tokens[place - 1]!.isWord && tokens[place]!.isWord)),
    lengthAt(place, unit) {
      const token = tokens[place];
      if (token === undefined) return Infinity;
      if (unit === 'characters') return startOf(place + 1) - token.start;
      return token.isWord ? 1 : Infinity;
    },
    spaceBefore: (place, unit) => (unit === 'characters' ? startOf(place) - endBefore(place) : 0),
  };
  return { tokens, words, symbols: new Set(words.flatMap((word) => word.symbols)), reading };
}

/** Many lists look at a text and its sentences, so the latest ones are kept, until a list brings further words. */
const remembered = rememberLatest(
  (text: string) => text,
  (text: string) => ({ of: symbols.count, read: readText(text) }),
  { max: 20, maxKeyLength: 20_000 },
);

export function readWords(text: string): WordingText {
  const known = remembered(text);
  if (known.of !== symbols.count) Object.assign(known, { of: symbols.count, read: readText(text) });
  return known.read;
}
