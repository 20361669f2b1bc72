import { characters } from '@spotter/language/text/characters';

const ends = '.!?…';
const spaces = characters(String.raw`\s`);

/** Returns a text cut behind its sentences and lines; joined again, the pieces are the text. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 1; at < text.length; at += 1) {
    const isCut = text[at - 1] === '\n' || (spaces.areIn(text[at - 1]!) && at > 1 && ends.includes(text[at - 2]!));
    if (!isCut || spaces.areIn(text[at]!)) continue;
    pieces.push(text.slice(start, at));
    start = at;
  }
  return start === text.length ? pieces : [...pieces, text.slice(start)];
}
