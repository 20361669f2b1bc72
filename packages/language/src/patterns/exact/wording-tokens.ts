import { isDigit } from '../../text/characters.ts';
import { rememberLatest } from '../../text/remember-latest.ts';

/** A word of a text, or a sign that is not a space, and where it is. */
export type WordingToken = { word: string; start: number; end: number };

/** A text as lists of words see it: its different words, and the places of each. */
export type WordingText = {
  text: string;
  tokens: WordingToken[];
  words: WordingToken[];
  places: Map<string, number[]>;
};

/** Many lists look at a text and its sentences, so the latest ones are kept. */
export const readWords = rememberLatest(
  (text: string) => text,
  (text): WordingText => {
    const tokens = tokensOf(text);
    const places = Map.groupBy(tokens.keys(), (place) => tokens[place]!.word);
    const words = Array.from(places.values(), ([first]) => tokens[first!]!);
    return { text, tokens, words, places };
  },
  { max: 20, maxKeyLength: 20_000 },
);

function tokensOf(text: string): WordingToken[] {
  const tokens: WordingToken[] = [];
  let wordStart = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (isOfWord(character)) {
      if (wordStart === -1) wordStart = at;
      continue;
    }
    if (wordStart !== -1) tokens.push({ word: text.slice(wordStart, at).toLowerCase(), start: wordStart, end: at });
    wordStart = -1;
    if (character.trim() !== '') tokens.push({ word: character, start: at, end: at + 1 });
  }
  return tokens;
}

/** Whether a character is a Latin letter without accents: the lists look at folded text. */
function isOfWord(character: string): boolean {
  return (
    (character >= 'a' && character <= 'z') ||
    (character >= 'A' && character <= 'Z') ||
    isDigit(character) ||
    character === '_'
  );
}

export function isWord({ word }: WordingToken): boolean {
  return isOfWord(word.charAt(0));
}
