import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Uses a temporary PostgreSQL for the tests of this process, if this machine has one: it is four times as fast
 * as the embedded database. A database named by TEST_DATABASE_URL is used unchanged. Returns what ends it.
 */
export async function useFastDatabase(): Promise<() => Promise<void>> {
  const nothing = async () => {};
  if ((process.env['TEST_DATABASE_URL'] ?? '') !== '') return nothing;
  const program = join(import.meta.dirname, '../../../../../scripts/temporary-postgres.mjs');
  const child = spawn(process.execPath, [program, '-c', 'fsync=off'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const address = once(createInterface(child.stdout), 'line').then(([line]) => line as string);
  const url = await Promise.race([address, ended.then(() => null)]);
  if (url === null) return nothing;
  process.env['TEST_DATABASE_URL'] = url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    child.stdin.end();
    await ended;
  };
}
