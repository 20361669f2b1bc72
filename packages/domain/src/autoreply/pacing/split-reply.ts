import { characters } from '@spotter/language/text/characters';
import { anyOf, linear } from '@spotter/language/text/linear-expression';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Max length of one message, in UTF-8 bytes or in UTF-16 characters. */
export type MessageLimit = { unit: 'bytes' | 'characters'; max: number };

/**
 * Returns the answer as messages within the limit. It cuts at sentence ends; too long sentences at word ends;
 * too long words between what a reader sees as characters. Only spaces at the cuts are dropped.
 */
export function splitReply(text: string, limit: MessageLimit): string[] {
  return pack(text, limit, [sentencesOf, wordsOf, graphemesOf, codePointsOf]);
}

/** Fills parts with pieces of the first cutter; the next cutter cuts a piece that is too long alone. */
function pack(text: string, limit: MessageLimit, [cut, ...finer]: ((text: string) => string[])[]): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  if (sizeOf(whole, limit.unit) <= limit.max || cut === undefined) return [whole];
  const parts: string[] = [];
  let part = '';
  for (const piece of cut(whole)) {
    if (sizeOf((part + piece).trim(), limit.unit) <= limit.max) {
      part += piece;
      continue;
    }
    parts.push(part);
    const pieces = pack(piece, limit, finer);
    part = pieces.pop() ?? '';
    // What follows in the same part still needs the space that the cut removed.
    part += piece.slice(spaces.withoutEnd(piece).length);
    parts.push(...pieces);
  }
  parts.push(part);
  return parts.map((each) => each.trim()).filter((each) => each !== '');
}

// A full stop after these ends no sentence: "Dr. Smith", "5 p.m. Central", the "2." before an item of a list.
const shortened = [
  String.raw`dr|mrs?|ms|st|vs|e\.g|i\.e|approx`,
  String.raw`sr|sra|srta|dra|ud|uds|aprox|ej`,
  String.raw`[ap]\. ?m`,
];
const abbreviation = linear(String.raw`(?:^|[^\p{L}\p{N}])${anyOf(shortened)}\.\s+$`, 'i');
const pointOfList = linear(String.raw`^\s*\d{1,2}[.)]\s+$`);
const spaces = characters(String.raw`\s`);
// "a.com/?b=1" does not end a sentence:
// a sentence ends at a space, or at a full-width sign of scripts without spaces.
const endings = characters(String.raw`\s。！？`);
const word = linear(String.raw`\S+\s*`);

function sentencesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of sentences.segment(text)) {
    piece += segment;
    if (!endings.areIn(segment.slice(-1)) || isNoEnd(segment)) continue;
    pieces.push(piece);
    piece = '';
  }
  return piece === '' ? pieces : [...pieces, piece];
}

function isNoEnd(segment: string): boolean {
  return abbreviation.test(segment) || pointOfList.test(segment);
}

function wordsOf(text: string): string[] {
  return word.findAll(text).map((found) => found.text);
}

function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function codePointsOf(text: string): string[] {
  return Array.from(text);
}

function sizeOf(text: string, unit: MessageLimit['unit']): number {
  if (unit === 'characters') return text.length;
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
