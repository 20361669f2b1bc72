import { type HandleProblem, readHandle } from './handle.ts';

/** Max lines of one list. */
export const maxHandleLines = 20_000;

/** Words that name the column with the handles in a table's first line, and names of other columns. */
const columnWords = new Set('handle handles username user usuario account instagram ig'.split(' '));
const otherColumnWords = new Set(['name', 'de']);

/** A line that names nobody, and why. Lines count from 1. */
export type WrongLine = { line: number; text: string; problem: HandleProblem | 'several-columns' };

/** What a pasted or exported list says. `handles`: each once, in their order. */
export type HandleList = { handles: string[]; repeated: number; wrong: WrongLine[] };

/**
 * Returns the handles of a list: one per line, or a table with a line of names above it. Without that line, of
 * several cells only those count that begin with an @ or are an address: a city must not become a handle.
 */
export function readHandleList(text: string): HandleList {
  const lines = linesOf(text);
  const handles = new Set<string>();
  const wrong: WrongLine[] = [];
  let column: number | null = null;
  let isFirst = true;
  let repeated = 0;
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.every((cell) => cell === '')) continue;
    if (isFirst) {
      isFirst = false;
      const named = cells.findIndex(isColumnName);
      if (named !== -1) {
        column = named;
        continue;
      }
    }
    const wanted = wantedCells(cells, column);
    if (wanted === null) {
      wrong.push({ line: index + 1, text: excerpt(line), problem: 'several-columns' });
      continue;
    }
    for (const cell of wanted) {
      const found = readHandle(cell);
      if ('problem' in found) wrong.push({ line: index + 1, text: excerpt(line), problem: found.problem });
      else if (handles.has(found.handle)) repeated += 1;
      else handles.add(found.handle);
    }
  }
  return { handles: [...handles], repeated, wrong };
}

/** Whether a list has more lines than are read at once. */
export function isHandleListTooLong(text: string): boolean {
  return linesOf(text).length > maxHandleLines;
}

/** Returns the lines of a text, up to one more than are read. */
function linesOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n', maxHandleLines + 1);
}

/** Returns the cells that name people; null where nothing says which do. */
function wantedCells(cells: string[], column: number | null): string[] | null {
  if (column !== null) return [cells[column] ?? ''];
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 1) return filled;
  const marked = filled.filter((cell) => cell.startsWith('@') || isAddress(cell));
  return marked.length === 0 ? null : marked;
}

/** Returns the cells of a line of a table, separated by a comma, a semicolon or a tab; quotes hold them together. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === ',' || sign === ';' || sign === '\t')) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.replace('\ufeff', '').trim());
}

function isColumnName(cell: string): boolean {
  const words = cell.toLowerCase().split(' ');
  return (
    words.some((word) => columnWords.has(word)) &&
    words.every((word) => columnWords.has(word) || otherColumnWords.has(word))
  );
}

function isAddress(cell: string): boolean {
  const plain = cell.toLowerCase();
  return plain.includes('instagram.com/') || plain.includes('ig.me/');
}

const excerptLength = 60;

function excerpt(line: string): string {
  const text = line.trim();
  return text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text;
}

const problems: Record<WrongLine['problem'], string> = {
  'no-handle': 'isn’t a handle: it has letters, digits, dots and underscores only',
  'too-long': 'is too long for a handle: 30 characters are the most',
  'mail-address': 'is a mail address, not a handle',
  'not-a-profile': 'is no address of a profile',
  'several-columns': 'has several columns: put “username” above the one with the handles, or an @ before each handle',
};

/** Returns what is wrong with a line, naming it: "line 17: “maria lopez” isn't a handle". */
export function wrongLineSentence({ line, text, problem }: WrongLine): string {
  return `Line ${line}: “${text}” ${problems[problem]}.`;
}
