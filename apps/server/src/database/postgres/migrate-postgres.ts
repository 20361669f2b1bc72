import { setTimeout as pause } from 'node:timers/promises';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { applyFunctions } from '../functions.ts';
import { migrationsFolder, refuseOlderDatabase } from '../migrations.ts';
import type { DatabaseLimits } from './limits.ts';

/** An arbitrary constant, the same in every server process. */
const migrationLock = 7_305_912_447;
/** Max tries of a transaction that does not get its locks. */
const maxAttempts = 40;
const lockNotAvailable = '55P03';

/**
 * Migrates a PostgreSQL while servers may be using it. On a connection of its own, because a migration, and
 * the wait for another process's migration, may take any time. A lock of a table is waited for only briefly,
 * because all later statements wait behind it; then the migration is tried again. Each is a transaction of its
 * own: the fewer locks one holds while it waits for the next, the fewer servers it stops.
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
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = ${migrationLockMs}`);
    const statements = {
      exec: (text: string) => client.query(text),
      query: (text: string) => client.query(text),
    };
    await refuseOlderDatabase(statements.query);
    const pending = await listPending(client);
    const dialect = new PgDialect();
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    const steps = [
      ...pending.map((migration) => () => dialect.migrate([migration], session, { migrationsFolder })),
      () => applyFunctions(statements),
    ];
    for (const step of steps) await withLocks(step, migrationPauseMs);
    return pending.length;
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

async function listPending(client: pg.Client) {
  const all = readMigrationFiles({ migrationsFolder });
  const found = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as migrated");
  if (found.rows[0].migrated !== true) return all;
  const { rows } = await client.query('select max(created_at)::text as newest from drizzle.__drizzle_migrations');
  return all.filter(({ folderMillis }) => folderMillis > Number(rows[0].newest));
}

/** Runs a transaction again until it gets its locks. */
async function withLocks(run: () => Promise<unknown>, pauseMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (attempt === maxAttempts || !isLockTimeout(error)) throw error;
      await pause(pauseMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return code === lockNotAvailable || cause?.code === lockNotAvailable;
}
