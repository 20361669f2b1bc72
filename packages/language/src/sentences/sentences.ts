import { characters, isDigit } from '../text/characters.ts';
import { anyOf, linear } from '../text/linear-expression.ts';
import { rememberLatest } from '../text/remember-latest.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const spaces = characters(String.raw`\s`);
// "a.com/?b=1" does not end a sentence:
// a sentence ends at a space, or at a full-width sign of scripts without spaces.
const endings = characters(String.raw`\s。！？`);
/** Cut behind also before a small letter, which the segmenter takes for the same sentence. */
const marks = '.!?…';
const signsOfEnds = characters(String.raw`.!?…\n\r\u2028\u2029\u0085。！？｡．؟।`);

// A full stop after these ends no sentence: "Dr. Smith", "5 p.m. Central", the "2." before an item of a list.
const shortened = [
  String.raw`dr|mrs?|ms|st|vs|e\.g|i\.e|approx`,
  String.raw`sr|sra|srta|dra|ud|uds|aprox|ej`,
  String.raw`[ap]\. ?m`,
];
const abbreviation = linear(String.raw`(?:^|[^\p{L}\p{N}])${anyOf(shortened)}\.$`, 'i');
/** "5 p. m.", "z. B.": a letter with a full stop, and another one. */
const initial = linear(String.raw`(?:^|[^\p{L}\p{N}])\p{L}\.$`);
const initialBehind = linear(String.raw`^\p{L}\.`);
const pointOfList = linear(String.raw`^\s*\d{1,2}[.)]$`);
/** They end no sentence where a number follows. */
const beforeNumber = linear(String.raw`(?:^|\s)(?:s?fr|nr|ca)\.$`, 'i');
const question = linear(String.raw`[^.!?…\n]+\?`);
/** Enough of a piece's end to see what it ends with. */
const maxEndLength = 20;

/**
 * Returns a text cut behind its sentences and lines; joined again, the pieces are the text. `alsoBehind` has
 * more signs behind which, where a space follows, a sentence ends.
 */
export function sentencePieces(text: string, alsoBehind = ''): string[] {
  if (!signsOfEnds.areIn(text) && !Array.from(alsoBehind).some((sign) => text.includes(sign))) return [text];
  return [...cutSentences(text, alsoBehind)];
}

const cutSentences = rememberLatest((text: string, alsoBehind: string) => `${alsoBehind}\u0000${text}`, findPieces);

function findPieces(text: string, alsoBehind: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of segmenter.segment(text))
    for (const part of cutBehind(segment, marks + alsoBehind)) {
      if (piece !== '' && isEnd(piece, part)) {
        pieces.push(piece);
        piece = '';
      }
      piece += part;
    }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Returns the sentences of a text, and its lines, without the spaces around them. */
export function sentencesOf(text: string, alsoBehind = ''): string[] {
  return sentencePieces(text, alsoBehind)
    .map((piece) => piece.trim())
    .filter((sentence) => sentence !== '');
}

/** Returns what is between signs of a text, wherever they stand: also in numbers and addresses. */
export function partsBetween(text: string, signs: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!signs.includes(text[at]!)) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)];
}

/** Returns the questions of a text, each with its mark. */
export function questionsIn(text: string): string[] {
  return question.findAll(text).map((found) => found.text);
}

/** Returns a segment of the standard cut behind the spaces after signs too. */
function cutBehind(segment: string, signs: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let last = '';
  let isAfterSpace = false;
  for (let at = 0; at < segment.length; at += 1) {
    const character = segment[at]!;
    if (spaces.areIn(character)) {
      isAfterSpace = true;
      continue;
    }
    if (isAfterSpace && signs.includes(last) && last !== '') {
      parts.push(segment.slice(start, at));
      start = at;
    }
    last = character;
    isAfterSpace = false;
  }
  return [...parts, segment.slice(start)];
}

/** Whether a sentence ends with a piece that another one follows. */
function isEnd(piece: string, next: string): boolean {
  if (!endings.areIn(piece.slice(-1)) || next.trim() === '') return false;
  const end = piece.slice(-maxEndLength);
  const written = spaces.withoutEnd(end);
  if (end.slice(written.length).includes('\n')) return true;
  if (!written.endsWith('.') && !written.endsWith(')')) return true;
  if (beforeNumber.test(written) && isDigit(next.trimStart().charAt(0))) return false;
  if (initial.test(written) && initialBehind.test(next.slice(0, 4))) return false;
  return !abbreviation.test(written) && !(piece.length < maxEndLength && pointOfList.test(written));
}
