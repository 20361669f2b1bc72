import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Returns the content of a file that may be packed. A plain one comes first: somebody is editing it. */
export function readPacked(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : gunzipSync(readFileSync(`${file}.gz`)).toString();
}

/** Returns the objects of a file that may be packed, one a line. */
export function readLabeledLines(file: string): unknown[] {
  return readPacked(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);
}
