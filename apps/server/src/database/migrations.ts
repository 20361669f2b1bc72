import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../platform/config-error.ts';
import { sourceFolder } from '../platform/source-folder.ts';

export const migrationsFolder = join(sourceFolder, 'database/migrations');

/** Returns the times of this release's migrations, as its journal and the database have them. */
function migrationTimes(): number[] {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return entries.map(({ when }) => when);
}

export function newestMigration(): number {
  return Math.max(...migrationTimes());
}

/**
 * Whether a database stands at a migration before the baseline, which has the time of the last migration that
 * it replaces: a database that has run that one is at the baseline.
 */
export function isBeforeBaseline(newest: number): boolean {
  return newest < Math.min(...migrationTimes());
}

export const beforeBaseline =
  'The database was last used by an old 0.1.0. Start the last version before 0.2.0 with it once, then this one.';

/** Throws ConfigError for a database that this release cannot migrate. */
export async function refuseOlderDatabase(query: (statement: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows: tables } = await query("select to_regclass('drizzle.__drizzle_migrations') is not null as migrated");
  if (!(tables as { migrated: boolean }[])[0]!.migrated) return;
  const { rows } = await query('select max(created_at)::text as newest from drizzle.__drizzle_migrations');
  const { newest } = (rows as { newest: string | null }[])[0]!;
  if (newest !== null && isBeforeBaseline(Number(newest))) throw new ConfigError(beforeBaseline);
}
