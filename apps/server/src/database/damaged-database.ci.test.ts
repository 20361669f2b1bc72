import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { examineEmbedded } from '../operations/doctor/embedded.ts';
import { storeUser } from '../test/store-user.ts';
import { connectEmbedded } from './connect.ts';
import { queryRows } from './database.ts';

const folder = mkdtempSync(join(tmpdir(), 'spotter-damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a data directory with a damaged database. */
function damaged(name: string, damage: (database: string) => void): string {
  const directory = join(folder, name);
  cpSync(inject('preparedDatabase')!, join(directory, 'database'), { recursive: true });
  damage(join(directory, 'database'));
  return directory;
}

const sentence = /^The embedded database in .+ is damaged and cannot be opened: .* restore a backup/;

test.skipIf(inject('preparedDatabase') === null)('a damaged database is said to be, in one sentence', async () => {
  const cases = {
    'pg_control cut': (at: string) => truncateSync(join(at, 'global/pg_control'), 100),
    'pg_control empty': (at: string) => truncateSync(join(at, 'global/pg_control')),
    'half-made folder': (at: string) => {
      rmSync(at, { recursive: true });
      mkdirSync(join(at, 'base'), { recursive: true });
      writeFileSync(join(at, 'postgresql.conf'), '');
    },
    'no version': (at: string) => rmSync(join(at, 'PG_VERSION')),
    'no log': (at: string) => rmSync(join(at, 'pg_wal'), { recursive: true }),
    'no tables': (at: string) => rmSync(join(at, 'base'), { recursive: true }),
  };
  const spoken: Record<string, string> = {};
  for (const [name, damage] of Object.entries(cases)) {
    spoken[name] = await connectEmbedded(damaged(name, damage), () => {}).then(
      () => 'opened',
      (error: Error) => error.message,
    );
  }
  const wrong = Object.entries(spoken).filter(([, message]) => !sentence.test(message));
  expect(wrong).toEqual([]);
});

test.skipIf(inject('preparedDatabase') === null)('the doctor finds a table whose file was cut', async () => {
  const directory = damaged('cut', () => undefined);
  expect(await examineEmbedded(directory)).toMatchObject([{ state: 'advice' }, { state: 'ok', what: 'tables' }]);
  const connection = await connectEmbedded(directory, () => {});
  for (let nth = 0; nth < 200; nth += 1) await storeUser(connection.database, new Date());
  const [file] = await queryRows<{ path: string }>(
    connection.database,
    sql`select pg_relation_filepath('users') as path`,
  );
  expect(await examineEmbedded(directory)).toMatchObject([{}, { state: 'advice', what: 'tables' }]);
  await connection.close();
  const path = join(directory, 'database', file!.path);
  truncateSync(path, Math.floor(statSync(path).size / 2 / 8192) * 8192);
  expect((await examineEmbedded(directory))[1]).toMatchObject({
    state: 'problem',
    text: expect.stringMatching(/^users.* restore a backup/),
  });
});
