import { isGoingOn } from './going-on.ts';
import type { Line, Row } from './text-pieces.ts';

/** In sizes of the font: how far the lines of a column may begin apart, and what is free beside them. */
export const aligned = 0.4;
const gutterWidth = 0.5;

type TableRow = { row: Row; cells: string[] };

/** Returns the rows of a table as lines. Lines of a cell above and below the others of its row belong to it. */
export function tableRows(rows: Row[]): Line[] {
  const edges = columnEdges(rows);
  return entriesOf(rows.map((row) => ({ row, cells: cellsOf(row, edges) }))).map((entry) => {
    const cells = edges.map((_, column) =>
      entry
        .map((line) => line.cells[column] ?? '')
        .filter(isText)
        .join(' '),
    );
    return { text: cells.filter(isText).join(' | '), size: entry[0]!.row.size, width: Infinity };
  });
}

/** Whether something stands across the place left of an edge. */
export function crosses({ pieces, size }: Row, edge: number): boolean {
  return pieces.some(({ left, right }) => left < edge - size * aligned && right > edge - size * gutterWidth);
}

function cellsOf({ pieces, size }: Row, edges: number[]): string[] {
  return edges.map((edge, column) => {
    const next = edges[column + 1] ?? Infinity;
    const isIn = (left: number) => (column === 0 || left >= edge - size * aligned) && left < next - size * aligned;
    return pieces
      .filter(({ left }) => isIn(left))
      .map(({ text }) => text)
      .join(' ');
  });
}

const isText = (text: string) => text !== '';

/** Groups the lines of a table by what they belong to: each group has one line that begins in the first column. */
function entriesOf(lines: TableRow[]): TableRow[][] {
  const entries: TableRow[][] = [];
  let loose: TableRow[] = [];
  for (const [index, line] of lines.entries()) {
    const entry = entries.at(-1);
    if (!beginsEntry(line, lines[index - 1])) loose.push(line);
    else {
      const cut = entry === undefined ? 0 : widestGap([entry.at(-1)!, ...loose, line]);
      entry?.push(...loose.slice(0, cut));
      entries.push([...loose.slice(cut), line]);
      loose = [];
    }
  }
  if (entries.length === 0) return lines.map((line) => [line]);
  entries.at(-1)!.push(...loose);
  return entries;
}

function beginsEntry({ cells }: TableRow, above: TableRow | undefined): boolean {
  const [first = ''] = cells;
  if (first === '') return false;
  const isAlone = cells.slice(1).every((cell) => cell === '');
  return !(isAlone && above !== undefined && isGoingOn(above.cells[0] ?? '', first));
}

/** Returns behind which of some lines the widest gap is, the last one of several. */
function widestGap(lines: TableRow[]): number {
  let [widest, at] = [0, lines.length - 2];
  for (let index = 0; index + 1 < lines.length; index += 1) {
    const gap = lines[index]!.row.base - lines[index + 1]!.row.base;
    if (gap >= widest * 0.95) [widest, at] = [Math.max(gap, widest), index];
  }
  return at;
}

/** Returns where the columns of a table begin: where several of its rows have something, with nothing across it. */
function columnEdges(rows: Row[]): number[] {
  const size = rows[0]!.size;
  const lefts = rows.flatMap(({ pieces }) => pieces.map(({ left }) => left)).toSorted((one, other) => one - other);
  const edges: number[] = [];
  for (const left of lefts) {
    const isNew = edges.length === 0 || left - edges.at(-1)! > size * aligned * 2;
    const isCrossed = rows.filter((row) => crosses(row, left)).length > 0;
    if (isNew && (edges.length === 0 || !isCrossed)) edges.push(left);
  }
  return edges;
}
