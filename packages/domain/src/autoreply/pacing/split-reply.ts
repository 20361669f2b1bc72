import { sentencePieces } from '@spotter/language/sentences/sentences';
import { characters } from '@spotter/language/text/characters';
import { chunkPieces } from '@spotter/language/text/tokens';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Max length of one message, in UTF-8 bytes or in UTF-16 characters. */
export type MessageLimit = { unit: 'bytes' | 'characters'; max: number };

/** The shortest limit of any platform, for what goes out in one message. */
export const oneMessageLimit: MessageLimit = { unit: 'bytes', max: 1000 };

/**
 * Returns the answer as messages within the limit. It cuts at sentence ends; too long sentences at word ends;
 * too long words between what a reader sees as characters. Only spaces at the cuts are dropped.
 */
export function splitReply(text: string, limit: MessageLimit): string[] {
  return pack(text, limit, [(whole: string) => sentencePieces(whole), chunkPieces, graphemesOf, codePointsOf]);
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

const spaces = characters(String.raw`\s`);

function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

function codePointsOf(text: string): string[] {
  return Array.from(text);
}

/** Returns the size of a text as a platform measures it. */
export function sizeOf(text: string, unit: MessageLimit['unit']): number {
  if (unit === 'characters') return text.length;
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
