import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const source = join(import.meta.dirname, '..');
const setup = join(import.meta.dirname, '../../../../scripts/setup');
const options = ['quick-imports', 'compile-cache'].flatMap((name) => ['--import', join(setup, `${name}.mjs`)]);

/**
 * Runs a command of operators in a process of its own, as `npm run` does. Rejects where it ends with another
 * code than 0.
 */
export function runCommand(name: string, words: string[], env: NodeJS.ProcessEnv) {
  return promisify(execFile)(process.execPath, [...options, join(source, 'commands', `${name}.ts`), ...words], { env });
}
