import { execFile } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { copyEmbedded, copyPostgres, type RunCopySession } from './backup/copy-session.ts';
import { lightCommit } from './commit-without-waiting.ts';
import { DamagedDatabase } from './damaged-database.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { closeFolder, closeTree } from '../platform/close-folder.ts';
import { sourceFolder } from '../platform/source-folder.ts';
import type { Database } from './database.ts';
import { startUpkeep } from './embedded/upkeep.ts';
import { applyFunctions } from './functions.ts';
import { migrationsFolder, refuseOlderDatabase } from './migrations.ts';
import { migratePostgres } from './postgres/migrate-postgres.ts';
import { PreparingClient } from './postgres/prepared-statements.ts';
import { openPostgresSignals } from './postgres/postgres-signals.ts';
import { limitsOf, standardLimits, type DatabaseLimits } from './postgres/limits.ts';
import { SharedConnectionPool } from './postgres/shared-connection-pool.ts';
import { setOutbox, SignalHub } from './signals.ts';
import { StatementNames } from './statement-names.ts';

/** An open, migrated database. */
export type Connection = {
  database: Database;
  signals: SignalHub;
  /** Whether other server processes may be using the same database. */
  shared: boolean;
  /** Copies whole tables, for backups. */
  copy: RunCopySession;
  close(): Promise<void>;
};

/**
 * Plans by index: every query is scoped to its owner and finds its rows by an index
 * (docs/decisions/0009-rows-by-index.md). `jit` is off too, because the estimated cost of an unavoidable full
 * read would wrongly justify compiling.
 */
const planByIndex = 'set enable_seqscan = off; set jit = off';
/**
 * Max idle time of a connection. Opening one and planning its statements takes as long as dozens of them, so
 * they stay for the next busy minute.
 */
const connectionRestMs = 10 * 60_000;

/**
 * Opens the embedded database of a data directory, creates it at the first start, and maintains it while open.
 * `onError` receives failures of the maintenance. Throws DataDirectoryInUse and DamagedDatabase.
 */
export async function connectEmbedded(dataDirectory: string, onError: (error: unknown) => void): Promise<Connection> {
  const unlock = lockDataDirectory(dataDirectory);
  const directory = join(dataDirectory, 'database');
  try {
    closeFolder(dataDirectory);
    if (isNew(directory)) await initialise(directory);
    if (!existsSync(join(directory, 'PG_VERSION'))) throw new DamagedDatabase(directory, 'PG_VERSION is missing');
    closeTree(directory);
    // Whoever has a PostgreSQL need not load another one.
    const { openExisting } = await import('./embedded/open-existing.ts');
    const embedded = await openExisting(directory);
    const connection = await useEmbedded(embedded);
    const upkeep = startUpkeep(embedded, onError);
    return {
      ...connection,
      close: async () => {
        await upkeep.stop();
        await connection.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function isNew(directory: string): boolean {
  return !existsSync(directory) || readdirSync(directory).length === 0;
}

/** Makes a database complete or not at all: a process killed meanwhile must not look like damage. */
async function initialise(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [join(sourceFolder, 'database/initialise-embedded.ts'), draft]);
  renameSync(draft, directory);
}

/** Migrates an open embedded database and makes it a connection. */
export async function useEmbedded(embedded: PGlite): Promise<Connection> {
  await embedded.exec(`${planByIndex}; ${lightCommit.embedded}`);
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const { createEmbeddedClient } = await import('./embedded/embedded-client.ts');
  const database = drizzle({ client: createEmbeddedClient(embedded) as PGlite });
  await refuseOlderDatabase((statement) => embedded.query(statement));
  await migrate(database, { migrationsFolder });
  await applyFunctions(embedded);
  const signals = new SignalHub();
  setOutbox(database, signals);
  return {
    database: database as unknown as Database,
    signals,
    shared: false,
    copy: copyEmbedded(embedded),
    close: () => embedded.close(),
  };
}

/** Connects to a PostgreSQL and migrates it; server processes that start together take turns. */
export async function connectPostgres(
  url: string,
  onError: (error: unknown) => void,
  limits: DatabaseLimits = standardLimits,
): Promise<Connection> {
  const settings = {
    connectionString: url,
    max: 20,
    idleTimeoutMillis: connectionRestMs,
    Client: PreparingClient,
    statementNames: new StatementNames(),
    pipeline: true,
    ...limitsOf(limits),
  };
  const pool = new SharedConnectionPool(settings);
  // A broken idle connection must not end the process; the next query opens another.
  pool.on('error', onError);
  // A connection that breaks during use fails its statements, which report the error.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Fails only together with the connection.
    client.query(`${planByIndex}; ${lightCommit.shared}`).catch(() => {});
  });
  await migratePostgres(url, limits);
  const { signals, close: closeSignals } = await openPostgresSignals(url, onError, limits);
  const database = drizzlePostgres(pool);
  setOutbox(database, signals);
  return {
    database: database as unknown as Database,
    signals,
    shared: true,
    copy: copyPostgres(url, limits.connectMs),
    close: async () => {
      await closeSignals();
      await pool.end();
    },
  };
}
