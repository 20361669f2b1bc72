// For tests with a database: creating and migrating an embedded one takes longer than most of them, so it is
// done once for each state of the code, and they begin with a copy of it.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './packages.mjs';

const cache = path.join(root, 'node_modules/.cache/prepared-databases');
const program = 'apps/server/src/test/programs/prepare-database.ts';
/** What it compiles is kept, as by the servers that tests start. */
const options = ['quick-imports', 'compile-cache'].flatMap((name) => [
  '--import',
  new URL(`${name}.mjs`, import.meta.url).href,
]);
const madeFrom = [
  program,
  'package-lock.json',
  'apps/server/src/database/{,postgres/}*.ts',
  'apps/server/src/database/{migrations,functions}/**',
];

/** Provides tests with the folder of a database that they may copy; null where they use a PostgreSQL. */
export default async function setup({ provide }) {
  provide('preparedDatabase', process.env.TEST_DATABASE_URL ? null : await prepareDatabase());
}

// scripts/test.mjs runs this file too, beside other preparations.
if (import.meta.main) await prepareDatabase();

/** Returns the folder of the prepared database, which is made where it is missing. */
async function prepareDatabase() {
  const folder = path.join(cache, hashOf(madeFrom));
  const database = path.join(folder, 'database');
  if (existsSync(database)) return database;
  // Those of other states of the code are no longer needed.
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  await promisify(execFile)(process.execPath, [...options, path.join(root, program), draft], { cwd: root });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(database)) throw error;
  }
  return database;
}

function hashOf(patterns) {
  const files = globSync(patterns, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
