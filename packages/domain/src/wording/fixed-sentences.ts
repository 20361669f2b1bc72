import { characters } from '@spotter/language/text/characters';

const blanks = characters(String.raw`\s`);
const quotes = characters(String.raw`"”»'’)\]`);
const letters = characters(String.raw`\p{L}`);
const marks = '.!?…';
/** Signs of scripts without spaces. */
const wideMarks = '。！？';
/** A full stop after these ends no sentence. */
const shortened = new Set('a.m p.m dr mr mrs ms st vs e.g i.e approx sr sra srta ud uds aprox'.split(' '));
/** Enough of what comes before a space to see whether it ends a sentence. */
const maxEndLength = 20;

/**
 * Returns a coach's text cut behind its sentences and lines; joined again, the pieces are the text. The web app,
 * which has no engine for expressions, cuts like the server.
 */
export function sentencesIn(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    const isEnd =
      sign === '\n' ||
      wideMarks.includes(sign) ||
      (blanks.areIn(sign) && endsSentence(text.slice(Math.max(start, at - maxEndLength), at)));
    if (!isEnd) continue;
    pieces.push(text.slice(start, at + 1));
    start = at + 1;
  }
  return start === text.length ? pieces : [...pieces, text.slice(start)];
}

function endsSentence(end: string): boolean {
  const bare = quotes.withoutEnd(end);
  const last = bare.slice(-1);
  if (last === '' || !marks.includes(last)) return false;
  const word = (blanks.split(bare.slice(0, -1)).at(-1) ?? '').toLowerCase();
  return last !== '.' || !((word.length === 1 && letters.areIn(word)) || shortened.has(word));
}
