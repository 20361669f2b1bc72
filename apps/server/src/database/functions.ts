import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from '../platform/source-folder.ts';
import { newestMigration } from './migrations.ts';

const folder = join(sourceFolder, 'database/functions');

/** A connection that runs statements as text: PGlite, or a wrapper of pg's client. */
export type Statements = {
  /** Runs several statements, all of them or none. */
  exec(statements: string): Promise<unknown>;
  query(statement: string): Promise<{ rows: unknown[] }>;
};

/** A file of functions and triggers, with its text. */
export type FunctionFile = { name: string; text: string; checksum: string };

/**
 * Returns the files of the database's functions and triggers, with their newest text. `analytics` comes before
 * `analytics-messages`, whose triggers call its functions.
 */
export function listFunctionFiles(): FunctionFile[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const topics = files.map((name) => name.slice(0, -'.sql'.length)).toSorted();
  return topics.map((topic) => {
    const name = `${topic}.sql`;
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Applies the files with a changed text, all of them or none. The tables must be migrated before. A release that
 * is older than the database leaves them alone: it may be started again while a newer one is rolled out.
 */
export async function applyFunctions(database: Statements, files = listFunctionFiles()): Promise<void> {
  const { rows: migrated } = await database.query(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  if (Number((migrated as { newest: string }[])[0]!.newest) > newestMigration()) return;
  await database.exec(
    'create table if not exists drizzle.applied_functions (file text primary key, checksum text not null)',
  );
  const { rows } = await database.query('select file, checksum from drizzle.applied_functions');
  const applied = new Map((rows as { file: string; checksum: string }[]).map(({ file, checksum }) => [file, checksum]));
  const changed = files.filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (changed.length === 0) return;
  // In one call, which makes it one transaction: a file uses definitions of others, and servers of the release
  // before go on calling them.
  await database.exec(
    ['set local check_function_bodies = off;', ...changed.map(({ text }) => `${text};`), noteOf(changed)].join('\n'),
  );
}

function noteOf(files: FunctionFile[]): string {
  const rows = files.map(({ name, checksum }) => `('${name}', '${checksum}')`).join(', ');
  return `insert into drizzle.applied_functions (file, checksum) values ${rows}
on conflict (file) do update set checksum = excluded.checksum;`;
}
