import { textLength, type PageElement } from './page-element.ts';

const maxSpan = 50;
const maxCells = 20_000;
/** Tables lay out pages too; cells with more than this are not data. */
const maxCellLength = 400;

/** Returns what an element shows as one line. */
type LineOf = (element: PageElement) => string;
type Cell = { text: string; isHeader: boolean };

/**
 * Returns the rows of a table of data as lines, each cell with the header of its column; null for what is not a
 * such table. A row that is cut off from its header still says what its numbers are.
 */
export function tableLines(table: PageElement, lineOf: LineOf): string[] | null {
  const rows = rowsOf(table);
  if (rows === null || !isOfData(table, rows)) return null;
  const grid = gridOf(rows, lineOf);
  const caption = table.querySelector('caption, [role="caption"]');
  const lines = caption === null ? [] : [lineOf(caption)];
  let headers: string[] = [];
  for (const row of grid) {
    const isHeaderRow = row.length > 1 && row.every(({ isHeader, text }) => isHeader || text === '');
    lines.push(
      row
        .map((cell, column) => labeled(cell, isHeaderRow ? '' : (headers[column] ?? ''), column))
        .filter(isFilled)
        .join(' | '),
    );
    if (isHeaderRow) headers = row.map(({ text }, column) => text || (headers[column] ?? ''));
  }
  return lines.filter(isFilled);
}

function labeled({ text, isHeader }: Cell, header: string, column: number): string {
  return text === '' || header === '' || header === text || column === 0 || isHeader ? text : `${header}: ${text}`;
}

const isFilled = (text: string) => text !== '';

function rowsOf(element: PageElement): PageElement[] | null {
  if (element.nodeName === 'TABLE') {
    if (/^(?:none|presentation)$/.test(element.getAttribute('role') ?? '')) return null;
    return element.querySelector('table') === null ? [...element.querySelectorAll('tr')] : null;
  }
  if (!/^(?:table|grid)$/.test(element.getAttribute('role') ?? '')) return null;
  return [...element.querySelectorAll('[role="row"]')];
}

function isOfData(table: PageElement, rows: PageElement[]): boolean {
  const widest = rows.reduce((max, row) => Math.max(max, cellsOf(row).length), 0);
  if (widest < 2) return false;
  if (table.querySelector('thead, th, [role="columnheader"]') !== null) return true;
  if (table.querySelector('h1, h2, h3, h4, h5, h6') !== null) return false;
  return rows.every((row) => cellsOf(row).every((cell) => textLength(cell) <= maxCellLength));
}

function cellsOf(row: PageElement): PageElement[] {
  return [...(row.childNodes as Iterable<PageElement>)].filter(
    (node) =>
      node.nodeType === 1 &&
      (/^T[DH]$/.test(node.nodeName) ||
        /^(?:cell|gridcell|columnheader|rowheader)$/.test(node.getAttribute('role') ?? '')),
  );
}

/** Puts cells that span rows or columns into each of their rows, and headers over each of their columns. */
function gridOf(rows: PageElement[], lineOf: LineOf): Cell[][] {
  const below = new Map<number, { cell: Cell; rows: number }>();
  let left = maxCells;
  return rows.map((row) => {
    const line: Cell[] = [];
    const fill = () => {
      for (let spanned = below.get(line.length); spanned !== undefined; spanned = below.get(line.length)) {
        if (spanned.rows === 1) below.delete(line.length);
        else below.set(line.length, { ...spanned, rows: spanned.rows - 1 });
        line.push(spanned.cell);
      }
    };
    for (const element of cellsOf(row)) {
      fill();
      const cell = { text: textOf(element, lineOf), isHeader: isHeaderCell(element) };
      const [columns, height] = [spanOf(element, 'colspan'), spanOf(element, 'rowspan')];
      for (let column = 0; column < columns && left > 0; column += 1, left -= 1) {
        if (height > 1) below.set(line.length, { cell, rows: height - 1 });
        line.push(column === 0 || cell.isHeader ? cell : { text: '', isHeader: false });
      }
    }
    fill();
    return line;
  });
}

function isHeaderCell(cell: PageElement): boolean {
  if (cell.getAttribute('scope') === 'row' || cell.getAttribute('role') === 'rowheader') return false;
  return cell.nodeName === 'TH' || cell.getAttribute('role') === 'columnheader' || cell.closest('thead') !== null;
}

/** A cell of a mark alone says what the mark is called. */
function textOf(cell: PageElement, lineOf: LineOf): string {
  const text = lineOf(cell);
  if (text !== '') return text;
  const mark = cell.querySelector('[alt], [aria-label]');
  return (mark?.getAttribute('alt') ?? mark?.getAttribute('aria-label') ?? '').trim().slice(0, 100);
}

function spanOf(cell: PageElement, name: string): number {
  return Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, 1), maxSpan);
}
