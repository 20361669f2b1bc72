import { characters } from '@spotter/language/text/characters';
import { handleColumn, handleIn, type PastedLine, readLines, type WrongLine } from './pasted-lines.ts';
import { maxTagNameLength, tagKey } from './tags.ts';

/** Max tags that one list gives, each person's counted. */
export const maxGivenTags = 50_000;

/** What a list of tags says. */
export type TagList = {
  /** The tags of each handle, as they are compared. */
  given: Map<string, Set<string>>;
  /** The name of each tag, as it is first written. */
  names: Map<string, string>;
  /** How many tags it gives, each person's counted. */
  count: number;
  wrong: WrongLine[];
};

/** Where a line has its handle and its tags. `after`: each cell from there on is a tag, too. */
type Columns = { handle: number; tags: number[]; after: number };

const plain: Columns = { handle: 0, tags: [], after: 1 };

/**
 * Returns who gets which tags by a list: a handle in each line and the tags behind it, or a table with a line of
 * names above it. A wrong line gives nothing.
 */
export function readTagList(text: string): TagList {
  const lines = readLines(text);
  const [first] = lines;
  const list: TagList = { given: new Map(), names: new Map(), count: 0, wrong: [] };
  const named = first === undefined ? null : columnsOf(first.cells);
  if (named === 'no-tag-column') {
    list.wrong.push({ line: first!.line, text: first!.text, problem: named });
    return list;
  }
  for (const line of named === null ? lines : lines.slice(1)) readLine(list, line, named ?? plain);
  return list;
}

/** Returns the columns that a table's first line names; null where it names none. */
function columnsOf(cells: string[]): Columns | 'no-tag-column' | null {
  const handle = handleColumn(cells);
  if (handle === -1) return null;
  const tags = cells.flatMap((cell, column) => (column !== handle && isTagColumn(cell) ? [column] : []));
  const filled = cells.filter((cell) => cell !== '').length;
  if (tags.length > 0) return { handle, tags, after: tags.at(-1) === cells.length - 1 ? cells.length : Infinity };
  // "maria, instagram" is someone with a tag, "username, segment" names two columns.
  if (filled === 2) return handle === 0 ? plain : null;
  return 'no-tag-column';
}

const tagWords = new Set('tag tags label labels etiqueta etiquetas'.split(' '));
const digits = characters('0-9');

/** Whether a cell names a column of tags: "Tag", "tag 2", "Etiquetas". */
function isTagColumn(cell: string): boolean {
  return tagWords.has(digits.replace(cell.toLowerCase(), '').trim());
}

function readLine(list: TagList, line: PastedLine, columns: Columns): void {
  const wrong = (problem: WrongLine['problem']) => list.wrong.push({ line: line.line, text: line.text, problem });
  if (line.isOpen) return void wrong('open-quote');
  const found = handleIn(line, line.cells[columns.handle] ?? '');
  if ('wrong' in found) return void list.wrong.push(found.wrong);
  const cells = line.cells.filter((_, column) => columns.tags.includes(column) || column >= columns.after);
  const tags = cells.map((cell) => written(cell)).filter((name) => tagKey(name) !== '');
  if (tags.length === 0) return void wrong('no-tag');
  if (tags.some((name) => name.length > maxTagNameLength)) return void wrong('tag-too-long');
  const had = list.given.get(found.handle) ?? new Set();
  list.count -= had.size;
  for (const name of tags) {
    const key = tagKey(name);
    had.add(key);
    if (!list.names.has(key)) list.names.set(key, name);
  }
  list.count += had.size;
  list.given.set(found.handle, had);
}

const formulaSigns = characters(String.raw`=+@\p{Pd}\u2212`);

/** Returns a tag's name without the apostrophe that an export puts before what a spreadsheet would run. */
function written(cell: string): string {
  return cell.startsWith("'") && formulaSigns.areIn(cell.slice(1, 2)) ? cell.slice(1) : cell;
}
