import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Where this machine has a PostgreSQL, a temporary one for the tests of this process: four times as quick as the embedded
 * database. A database that TEST_DATABASE_URL names is used as it is. Answers what ends it.
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
