import { type HandleProblem, readHandle } from './handle.ts';
import { maxTagNameLength } from './tags.ts';

/** Max lines of one list. */
export const maxHandleLines = 20_000;

/** Why a line of a list cannot be used. */
export type LineProblem =
  | HandleProblem
  | 'several-columns'
  | 'no-tag'
  | 'no-tag-column'
  | 'open-quote'
  | 'tag-too-long';

/** A line that cannot be used, and why. Lines count from 1. */
export type WrongLine = { line: number; text: string; problem: LineProblem };

/** A line with something in it. `isOpen`: a quote in it is never closed. */
export type PastedLine = { line: number; text: string; cells: string[]; isOpen: boolean };

/** Returns the lines of a pasted or exported list that have something in them, up to one more than are read. */
export function readLines(text: string): PastedLine[] {
  return linesOf(text)
    .map((line, index) => ({ line: index + 1, text: excerpt(line), ...cellsOf(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Whether a list has more lines than are read at once. */
export function isHandleListTooLong(text: string): boolean {
  return linesOf(text).length > maxHandleLines;
}

function linesOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n', maxHandleLines + 1);
}

/**
 * Returns the cells of a line of a table, separated by a comma, a semicolon or a tab. Quotes hold a cell
 * together, and two in it are one.
 */
function cellsOf(line: string): Pick<PastedLine, 'cells' | 'isOpen'> {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  // Whether the sign before was a quote that closed the cell: a second one belongs to it.
  let isJustClosed = false;
  for (const sign of line.replace('\ufeff', '')) {
    const wasClosed = isJustClosed;
    isJustClosed = false;
    if (isQuoted && sign === '"') {
      isQuoted = false;
      isJustClosed = true;
    } else if (isQuoted) cell += sign;
    else if (sign === '"' && wasClosed) {
      cell += sign;
      isQuoted = true;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === ',' || sign === ';' || sign === '\t') {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return { cells: [...cells, cell].map((one) => one.trim()), isOpen: isQuoted };
}

const excerptLength = 60;

function excerpt(line: string): string {
  const text = line.trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text;
}

/** Words that name the column with the handles in a table's first line, and words that may. */
const columnWords = new Set('handle handles username usuario'.split(' '));
const possibleWords = new Set('user account instagram ig'.split(' '));
const otherColumnWords = new Set(['name', 'de']);

/** Returns the column with the handles that a table's first line names; -1 where it names none. */
export function handleColumn(cells: string[]): number {
  if (cells.some(isMarkedHandle)) return -1;
  const sure = cells.findIndex((cell) => isNamedBy(columnWords, cell));
  return sure === -1 ? cells.findIndex((cell) => isNamedBy(possibleWords, cell)) : sure;
}

function isNamedBy(wanted: ReadonlySet<string>, cell: string): boolean {
  const words = cell.toLowerCase().split(' ');
  const known = (word: string) => columnWords.has(word) || possibleWords.has(word) || otherColumnWords.has(word);
  return words.some((word) => wanted.has(word)) && words.every(known);
}

/** Whether a cell is marked as a handle: it has an @, or is the address of a profile. */
export function isMarkedHandle(cell: string): boolean {
  const plain = cell.toLowerCase();
  return plain.startsWith('@') || plain.includes('instagram.com/') || plain.includes('ig.me/');
}

/** Returns the handle of a cell, or what is wrong with its line. */
export function handleIn({ line, text }: PastedLine, cell: string): { handle: string } | { wrong: WrongLine } {
  const found = readHandle(cell);
  return 'problem' in found ? { wrong: { line, text, problem: found.problem } } : found;
}

const problems: Record<LineProblem, string> = {
  'no-handle': 'isn’t a handle: it has letters, digits, dots and underscores only',
  'too-long': 'is too long for a handle: 30 characters are the most',
  'mail-address': 'is a mail address, not a handle',
  'not-a-profile': 'is no address of a profile',
  'several-columns': 'has several columns: put “username” above the one with the handles, or an @ before each handle',
  'no-tag': 'has no tag: write it after the handle and a comma',
  'no-tag-column': 'names no column of tags: put “tag” above it',
  'open-quote': 'has a quote that is not closed: close it, or leave it out',
  'tag-too-long': `has a tag that is too long: ${maxTagNameLength} characters are the most`,
};

/** Returns what is wrong with a line, naming it: "line 17: “maria lopez” isn't a handle". */
export function wrongLineSentence({ line, text, problem }: WrongLine): string {
  return `Line ${line}: “${text}” ${problems[problem]}.`;
}
