import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Found in re2js and nowhere else. */
const engineMark = 'translateRegExp';

/**
 * Refuses a build that holds the engine for expressions: 150 kB that run on servers alone. It comes along when
 * the web app imports something whose file has expressions, too; then that something needs a file of its own.
 */
export function leaveEngineOut(folder: string): void {
  for (const name of globSync('assets/*.js', { cwd: folder })) {
    if (!readFileSync(path.join(folder, name), 'utf8').includes(engineMark)) continue;
    throw new Error(`${name} holds the engine for expressions (re2js): the web app has to do without`);
  }
}
