import { handleColumn, handleIn, isMarkedHandle, readLines, type WrongLine } from './pasted-lines.ts';

/** What a pasted or exported list says. `handles`: each once, in their order. */
export type HandleList = { handles: string[]; repeated: number; wrong: WrongLine[] };

/**
 * Returns the handles of a list: one per line, or a table with a line of names above it. Without that line, of
 * several cells only those count that begin with an @ or are an address: a city must not become a handle.
 */
export function readHandleList(text: string): HandleList {
  const lines = readLines(text);
  const column = handleColumn(lines[0]?.cells ?? []);
  const handles = new Set<string>();
  const wrong: WrongLine[] = [];
  let repeated = 0;
  for (const line of column === -1 ? lines : lines.slice(1)) {
    const wanted = wantedCells(line.cells, column);
    if (wanted === null) wrong.push({ line: line.line, text: line.text, problem: 'several-columns' });
    for (const cell of wanted ?? []) {
      const found = handleIn(line, cell);
      if ('wrong' in found) wrong.push(found.wrong);
      else if (handles.has(found.handle)) repeated += 1;
      else handles.add(found.handle);
    }
  }
  return { handles: [...handles], repeated, wrong };
}

/** Returns the cells that name people; null where nothing says which do. */
function wantedCells(cells: string[], column: number): string[] | null {
  if (column !== -1) return [cells[column] ?? ''];
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 1) return filled;
  const marked = filled.filter(isMarkedHandle);
  return marked.length === 0 ? null : marked;
}
