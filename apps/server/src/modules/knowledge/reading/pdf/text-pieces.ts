import { areLettersApart, joinLetters } from './spaced-letters.ts';

/** What pdf.js gives of each piece of text on a page. */
export type TextItem = { str: string; transform: number[]; width: number; height: number };

/**
 * A piece of text where it stands on the page, from its left to its right edge.
 * `isApart`: a space is left of it.
 */
export type Piece = { text: string; left: number; right: number; base: number; size: number; isApart?: boolean };

/** What stands on one height of a page, from left to right. */
export type Row = { pieces: Piece[]; base: number; size: number };

/** A line as it is read, with what tells a heading. */
export type Line = { text: string; size: number; width: number };

/** In sizes of the font: more than this between two pieces is a space, and more than that may be a column. */
const spaceGap = 0.12;
const columnGap = 0.6;
/** Raised and lowered signs stand within this of their line. */
const sameLine = 0.45;
const bullets = /^(?:[^\p{L}\p{N}\s]{1,2}|[\p{N}]{1,3}[.)]|[a-z][.)])$/u;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
const leftToRight = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/gu;

/**
 * Returns the pieces of a page that stand upright, and the text of those that do not. A page that is read from
 * the right is mirrored, so that what is read first stands left on every page.
 */
export function piecesOf(items: TextItem[]): { pieces: Piece[]; turned: string[]; isMirrored: boolean } {
  const isMirrored = isRightToLeft(items.map(({ str }) => str).join(''));
  const pieces: Piece[] = [];
  const turned: string[] = [];
  for (const { str, transform, width, height } of items) {
    const [a = 0, b = 0, c = 0, d = 0, left = 0, base = 0] = transform;
    if (str === '') continue;
    if (Math.abs(b) > Math.abs(a) / 10 || Math.abs(c) > Math.abs(d))
      turned.push(...(str.trim() === '' ? [] : [str.trim()]));
    else {
      const start = isMirrored ? -left - width : left;
      const size = height || Math.abs(d) || 1;
      pieces.push({ text: letterForms(str), left: start, right: start + width, base, size });
    }
  }
  return { pieces, turned, isMirrored };
}

/** Groups pieces into rows from the top of the page, and joins those that belong together. */
export function rowsOf(pieces: Piece[], isMirrored: boolean): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((one, other) => other.base - one.base || one.left - other.left)) {
    const row = rows.at(-1);
    if (row !== undefined && row.base - piece.base <= Math.max(row.size, piece.size) * sameLine) {
      row.pieces.push(piece);
      if (piece.size > row.size) row.size = piece.size;
    } else rows.push({ pieces: [piece], base: piece.base, size: piece.size });
  }
  return rows.flatMap((row) => {
    const inOrder = withoutSpaces(row.pieces.toSorted((one, other) => one.left - other.left));
    if (inOrder.length === 0) return [];
    const isApart = areLettersApart(inOrder.map(({ text }) => text));
    const words = isApart ? inOrder.map((piece) => ({ ...piece, text: joinLetters(piece.text) })) : inOrder;
    return { ...row, pieces: joined(words, isMirrored) };
  });
}

/** Spaces that were set as text say more than a narrow gap. */
function withoutSpaces(pieces: Piece[]): Piece[] {
  const isSpace = ({ text }: Piece) => text.trim() === '';
  return pieces.flatMap((piece, index) =>
    isSpace(piece) ? [] : [{ ...piece, isApart: index > 0 && isSpace(pieces[index - 1]!) }],
  );
}

/** Joins neighbors that stand no wider apart than words do. */
function joined(pieces: Piece[], isMirrored: boolean): Piece[] {
  const gaps = pieces.map((piece, index) => (index === 0 ? Infinity : gapBetween(pieces[index - 1]!, piece)));
  const usual = letterGap(pieces, gaps);
  const groups: Piece[][] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = groups.at(-1)?.at(-1);
    if (before === undefined || (gaps[index]! > columnGap + usual * 2 && !bullets.test(before.text.trim())))
      groups.push([piece]);
    else groups.at(-1)!.push(piece);
  }
  return groups.map((group) => ({
    text: lineOf(group, isMirrored, spaceGap + usual),
    left: group[0]!.left,
    right: Math.max(...group.map(({ right }) => right)),
    base: group[0]!.base,
    size: Math.max(...group.map(({ size }) => size)),
  }));
}

/** Returns pieces of one line as text, in the order in which they are read. */
function lineOf(pieces: Piece[], isMirrored: boolean, space: number): string {
  const isRtl = isRightToLeft(pieces.map(({ text }) => text).join(''));
  const ordered = isRtl === isMirrored ? pieces : pieces.toReversed();
  let line = '';
  let before: Piece | null = null;
  for (const piece of isRtl ? withForeignWords(ordered) : ordered) {
    const hasGap =
      before !== null &&
      (gapBetween(before, piece) > space ||
        /\s$/.test(before.text) ||
        (space === spaceGap && isSpaceBetween(before, piece)));
    line += `${hasGap || (line !== '' && /^\s/.test(piece.text)) ? ' ' : ''}${piece.text.trim()}`;
    before = piece;
  }
  return line;
}

function isSpaceBetween(one: Piece, other: Piece): boolean {
  return (one.left < other.left ? other : one).isApart === true;
}

/** Returns how far apart two pieces stand, in sizes of the font. */
function gapBetween(one: Piece, other: Piece): number {
  return Math.max(other.left - one.right, one.left - other.right) / Math.max(one.size, other.size);
}

/** Returns the usual gap of letters that are set apart one by one; 0 for other text. */
function letterGap(pieces: Piece[], gaps: number[]): number {
  const single = pieces.filter(({ text }) => text.trim().length === 1).length;
  if (single < 4 || single < pieces.length * 0.8) return 0;
  const inOrder = gaps.slice(1).toSorted((one, other) => one - other);
  return Math.max(0, inOrder[Math.floor(inOrder.length / 2)]!);
}

function isRightToLeft(text: string): boolean {
  return (text.match(rightToLeft)?.length ?? 0) > (text.match(leftToRight)?.length ?? 0);
}

/** In a line that is read from the right, words of other scripts that follow each other are read from the left. */
function withForeignWords(pieces: Piece[]): Piece[] {
  const ordered: Piece[] = [];
  let foreign: Piece[] = [];
  for (const piece of pieces) {
    if (piece.text.match(rightToLeft) === null && /[\p{L}\p{N}]/u.test(piece.text)) foreign.unshift(piece);
    else {
      ordered.push(...foreign, piece);
      foreign = [];
    }
  }
  return [...ordered, ...foreign];
}

/** Fonts have a shape of its own for each place in a word; text has letters. */
function letterForms(text: string): string {
  return text.replace(/[\uFB1D-\uFDFF\uFE70-\uFEFC]+/g, (shapes) => shapes.normalize('NFKC'));
}
