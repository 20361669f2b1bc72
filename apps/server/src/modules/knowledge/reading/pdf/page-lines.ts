import { isGoingOn } from './going-on.ts';
import { aligned, crosses, tableRows } from './table-rows.ts';
import { piecesOf, rowsOf, type Line, type Piece, type Row, type TextItem } from './text-pieces.ts';

/** What stands between the left and the right part of rows that follow each other. */
type Gutter = { from: number; to: number; at: number; score: number };

/** In sizes of the font: what is free beside a column, and how far its lines may begin apart. */
const exactlyAligned = 0.15;
const wideGap = 0.9;
/** Rows further apart than this begin something else. */
const maxLineHeight = 2.2;
const maxPieces = 6_000;

/** Returns the lines of a page in the order in which they are read: columns one after another, tables row by row. */
export function linesOfPage(items: TextItem[]): Line[] {
  const { pieces, turned, isMirrored } = piecesOf(items);
  const rows = rowsOf(pieces, isMirrored);
  const lines = pieces.length > maxPieces ? rows.map(asLine) : linesOf(rows);
  return [...lines, ...turned.map((text) => ({ text, size: 0, width: 0 }))];
}

function linesOf(rows: Row[]): Line[] {
  const gutter = findGutter(rows);
  if (gutter === null) return rows.map(asLine);
  const before = rows.slice(0, gutter.from);
  const within = rows.slice(gutter.from, gutter.to);
  const after = rows.slice(gutter.to);
  return [...linesOf(before), ...linesWithin(within, gutter.at), ...linesOf(after)];
}

/** Two columns of text are read one after the other, the cells of a table row by row. */
function linesWithin(rows: Row[], at: number): Line[] {
  const sides = [side(rows, ({ left }) => left < at), side(rows, ({ left }) => left >= at)];
  return sides.every(isProse) ? sides.flatMap(linesOf) : tableRows(rows);
}

function side(rows: Row[], isIn: (piece: Piece) => boolean): Row[] {
  return rows.map((row) => ({ ...row, pieces: row.pieces.filter(isIn) })).filter(({ pieces }) => pieces.length > 0);
}

/** Returns the longest place in which rows leave something free between two parts; null where none does. */
function findGutter(rows: Row[]): Gutter | null {
  let best: Gutter | null = null;
  const edges = new Set(rows.flatMap(({ pieces }) => pieces.map(({ left }) => Math.round(left))));
  for (const edge of edges) {
    for (const run of hasAdjacentRun(rows, edge)) {
      const found = gutterIn(rows, run, edge);
      if (found !== null && (best === null || found.score > best.score)) best = found;
    }
  }
  return best;
}

/** Returns the rows in a row that nothing crosses left of an edge. */
function hasAdjacentRun(rows: Row[], edge: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index];
    const before = rows[index - 1];
    const isFar = row !== undefined && before !== undefined && before.base - row.base > row.size * maxLineHeight * 1.5;
    if (row !== undefined && !crosses(row, edge) && !isFar) continue;
    if (index - from > 1) runs.push({ from, to: index });
    from = row === undefined || crosses(row, edge) ? index + 1 : index;
  }
  return runs;
}

function gutterIn(rows: Row[], run: { from: number; to: number }, edge: number): Gutter | null {
  const isLeft = (row: Row) => row.pieces.some(({ left }) => left < edge - row.size * aligned);
  const isRight = (row: Row) => row.pieces.some(({ left }) => left >= edge - row.size * aligned);
  let { from, to } = run;
  // What stands above and below both parts is not part of either, unless it goes on without a gap.
  const parts = rows.slice(from, to);
  const first = Math.max(parts.findIndex(isLeft), parts.findIndex(isRight));
  const last = Math.min(parts.findLastIndex(isLeft), parts.findLastIndex(isRight));
  if (parts.findIndex(isLeft) < 0 || parts.findIndex(isRight) < 0 || last < first) return null;
  const overlap = parts.slice(first, last + 1);
  const score = Math.min(overlap.filter(isLeft).length, overlap.filter(isRight).length);
  const right = overlap.flatMap(({ pieces, size }) =>
    pieces.filter(({ left }) => left >= edge - size * aligned).slice(0, 1),
  );
  const begins = right.filter(({ left, size }) => Math.abs(left - edge) <= size * exactlyAligned);
  if (score < 2 || begins.length < 2 || begins.length < right.length * 0.5) return null;
  // Wide gaps between words may stand above each other by chance.
  if (score < 3 && overlap.some((row) => isNarrow(row, edge))) return null;
  let [top, bottom] = [from + first, from + last + 1];
  const isNear = (upper: number) => rows[upper]!.base - rows[upper + 1]!.base <= rows[upper]!.size * maxLineHeight;
  while (top > from && isNear(top - 1)) top -= 1;
  while (bottom < to && isNear(bottom - 1)) bottom += 1;
  [from, to] = [top, bottom];
  return { from, to, at: edge - rows[from]!.size * aligned, score };
}

function isNarrow({ pieces, size }: Row, edge: number): boolean {
  const next = pieces.find(({ left }) => left >= edge - size * aligned);
  const before = pieces.findLast(({ left }) => left < edge - size * aligned);
  return next !== undefined && before !== undefined && next.left - before.right < size * wideGap;
}

/** Whether the lines of a column go on from one to the next, as those of a text do. */
function isProse(rows: Row[]): boolean {
  const lines = rows.map(asLine);
  if (lines.length < 3) return false;
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length;
  const widest = Math.max(...lines.map(({ width }) => width));
  const full = lines.filter(({ width }) => width > widest * 0.7).length / lines.length;
  const goingOn = lines.slice(1).filter(({ text }, index) => isGoingOn(lines[index]!.text, text)).length;
  return letters >= 12 && (goingOn >= (lines.length - 1) * 0.3 || (letters >= 22 && full >= 0.6));
}

function asLine({ pieces, size }: Row): Line {
  const width = Math.max(...pieces.map(({ right }) => right)) - Math.min(...pieces.map(({ left }) => left));
  return { text: pieces.map(({ text }) => text).join(' '), size, width };
}
