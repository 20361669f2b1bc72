import { normalForm } from '../text/normal-form.ts';
import { createTokenizer } from '../text/tokens.ts';
import { ownWords } from './words-of-language.ts';

/** How many places the table of weights has: a power of two. */
export const languagePlaces = 2 ** 14;
const maxPieceLength = 4;
const maxWordLength = 30;
const { wordsOf } = createTokenizer(String.raw`\p{L}'`);

/** Returns the places of the words of a text and of their pieces, each once. */
export function languagePieces(text: string): Set<number> {
  const places = new Set<number>();
  for (const word of wordsOf(normalForm(ownWords(text), 'NFC').toLowerCase())) {
    const bordered = `<${word.slice(0, maxWordLength)}>`;
    places.add(placeOf(bordered));
    for (let length = 1; length <= maxPieceLength; length += 1)
      for (let from = 0; from + length <= bordered.length; from += 1)
        places.add(placeOf(bordered.slice(from, from + length)));
  }
  return places;
}

/** Returns FNV-1a over a piece, mixed once more so that its low bits are good. */
function placeOf(piece: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (languagePlaces - 1);
}
