import { plainText } from '../reading/plain-text.ts';

/** A row near a text, with the cosine of both. */
export type Near<Row> = { row: Row; likeness: number };
export type GramIndex<Row> = { nearest(text: string, count: number): Near<Row>[] };

const places = 2 ** 18;
const lengths = [3, 4, 5];

/**
 * Returns an index of rows by the letters of their texts, word by word and in pairs of words: a typo changes few
 * of a text's pieces, so it stays near. A piece counts more, the fewer rows have it.
 */
export function createGramIndex<Row extends { text: string }>(rows: readonly Row[]): GramIndex<Row> {
  const pieces = rows.map(({ text }) => [...piecesOf(text)]);
  const counts = new Uint32Array(places);
  for (const piece of pieces.flat()) counts[piece]! += 1;
  const weightOf = (piece: number) => Math.log((rows.length + 1) / Math.max(1, counts[piece]!));
  const lengthOf = (of: number[]) => Math.hypot(...of.map(weightOf)) || 1;
  const starts = new Uint32Array(places + 1);
  for (let piece = 0; piece < places; piece += 1) starts[piece + 1] = starts[piece]! + counts[piece]!;
  const having = new Uint32Array(starts[places]!);
  const next = starts.slice();
  pieces.forEach((own, nth) => own.forEach((piece) => (having[next[piece]!++] = nth)));
  const rowLengths = Float64Array.from(pieces, lengthOf);
  return {
    nearest(text, count) {
      const asked = [...piecesOf(text)];
      const length = lengthOf(asked);
      const likeness = new Float64Array(rows.length);
      for (const piece of asked) {
        const weight = weightOf(piece) ** 2 / length;
        for (let at = starts[piece]!; at < starts[piece + 1]!; at += 1) likeness[having[at]!]! += weight;
      }
      return rows
        .map((row, nth) => ({ row, likeness: likeness[nth]! / rowLengths[nth]! }))
        .filter((near) => near.likeness > 0)
        .toSorted((one, other) => other.likeness - one.likeness)
        .slice(0, count);
    },
  };
}

function piecesOf(text: string): Set<number> {
  const words = plainText(text)
    .replaceAll("'", '')
    .replace(/\d+/g, (number) => (isAgeOfMinor(number) ? ' teens ' : ' 0 '))
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .match(/[\p{L}0]+|[?!]/gu);
  const found = new Set<number>();
  for (const [nth, word] of (words ?? []).entries()) {
    const bordered = ` ${word} `;
    found.add(placeOf(bordered));
    for (const size of lengths)
      for (let from = 0; from + size <= bordered.length; from += 1)
        found.add(placeOf(bordered.slice(from, from + size)));
    if (nth > 0) found.add(placeOf(`${words![nth - 1]}_${word}`));
  }
  return found;
}

/** Of all numbers this one is distinguished, because it decides. */
function isAgeOfMinor(number: string): boolean {
  return Number(number) >= 10 && Number(number) < 18;
}

function placeOf(piece: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (places - 1);
}
