import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Kilobytes, compressed, of all that comes before a coach's first account: 4 of the 5 seconds at 50 kB/s. */
const limit = 192;

/** Refuses a build whose first screen is too much for a slow phone; `npm run bench -- slow-phone` says what that costs. */
export function limitFirstScreen(folder: string): void {
  const html = readFileSync(path.join(folder, '__spa-fallback.html'), 'utf8');
  const sizes = Array.from(new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g)), (file) => ({
    file,
    kilobytes: statSync(path.join(folder, `${file}.br`)).size / 1000,
  })).toSorted((one, other) => other.kilobytes - one.kilobytes);
  const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  if (total <= limit) return;
  const list = sizes.map(({ file, kilobytes }) => `${kilobytes.toFixed(1)} kB ${file}`).join('\n');
  throw new Error(`The first screen of the signed-in is ${total.toFixed(1)} kB, more than ${limit}:\n${list}`);
}
