import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { applyFunctions } from '../functions.ts';
import { migrationsFolder, refuseOlderDatabase } from '../migrations.ts';
import type { DatabaseLimits } from './limits.ts';

/** An arbitrary constant, the same in every server process. */
const migrationLock = 7_305_912_447;
/** The tries of a migration that does not get its locks. */
const maxAttempts = 40;
const lockNotAvailable = '55P03';

/**
 * Migrates a PostgreSQL while servers may be using it. On a connection of its own, because a migration, and
 * the wait for another process's migration, may take any time. A lock of a table is waited for only briefly,
 * because all later statements wait behind it; then the migration, which is one transaction, is tried again.
 * Returns the number of migrations that were run. Throws ConfigError where the database is too old.
 */
export async function migratePostgres(
  url: string,
  { connectMs, migrationLockMs, migrationPauseMs }: DatabaseLimits,
): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true });
  // An error of the connection fails its statements.
  client.on('error', () => {});
  await client.connect();
  try {
    const database = drizzle(client);
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await database.execute(sql.raw(`set lock_timeout = ${migrationLockMs}`));
    await refuseOlderDatabase((statement) => client.query(statement));
    const before = await countMigrations(client);
    for (let tries = 1; ; tries += 1) {
      try {
        await migrate(database, { migrationsFolder });
        await applyFunctions({
          exec: (statements) => client.query(statements),
          query: (statement) => client.query(statement),
        });
        return (await countMigrations(client)) - before;
      } catch (error) {
        if (tries === maxAttempts || !isLockTimeout(error)) throw error;
        await pause(migrationPauseMs);
      }
    }
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

async function countMigrations(client: pg.Client): Promise<number> {
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as migrated");
  if (found.rows[0].migrated !== true) return 0;
  const { rows } = await client.query('select count(*)::int as migrations from drizzle.__drizzle_migrations');
  return rows[0].migrations as number;
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === lockNotAvailable || cause?.code === lockNotAvailable;
}
