import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * What a slow phone may have to load before a coach's first account, compressed. At 50 kB/s and 400 ms for each
 * answer: the page comes while the scripts are being asked for (20 kB would fit in there), and the scripts are
 * 3.5 of the 5 seconds.
 */
const limits = { pageKilobytes: 18.6, scriptKilobytes: 178, scripts: 12 };
const preloads = /<link rel="modulepreload" href="\/assets\/([\w.-]+)"/g;
const staticImports = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/**
 * Refuses a build whose first screen is too much for a slow phone;
 * `npm run bench -- slow-phone` says what that costs.
 */
export function limitFirstScreen(folder: string): void {
  const html = readFileSync(path.join(folder, '__spa-fallback.html'), 'utf8');
  const scripts = Array.from(html.matchAll(preloads), ([, file]) => ({
    file: file!,
    kilobytes: statSync(path.join(folder, 'assets', `${file}.br`)).size / 1000,
  })).toSorted((one, other) => other.kilobytes - one.kilobytes);
  const list = scripts.map(({ file, kilobytes }) => `${kilobytes.toFixed(1)} kB ${file}`).join('\n');
  const refuse = (problem: string) => {
    throw new Error(
      `The first screen of the signed-in ${problem}:\n${list}\nWhat goes into which file: build-steps/chunk-groups.ts`,
    );
  };

  const names = new Set(scripts.map(({ file }) => file));
  for (const { file } of scripts) {
    const script = readFileSync(path.join(folder, 'assets', file), 'utf8');
    const late = Array.from(script.matchAll(staticImports), ([, imported]) => imported!).find((one) => !names.has(one));
    // Found only when the script has come: one more trip.
    if (late !== undefined) refuse(`needs ${late}, which its page does not name`);
  }
  if (/<link rel="stylesheet"(?![^>]* disabled)/.test(html)) refuse('waits for a style sheet');
  const page = brotliCompressSync(html).length / 1000;
  if (page > limits.pageKilobytes) refuse(`has a page of ${page.toFixed(1)} kB, more than ${limits.pageKilobytes}`);
  const total = scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  if (total > limits.scriptKilobytes) refuse(`is ${total.toFixed(1)} kB, more than ${limits.scriptKilobytes}`);
  if (scripts.length > limits.scripts) refuse(`has ${scripts.length} scripts, more than ${limits.scripts}`);
}
