import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { connectPostgres, useEmbedded, type Connection } from './connect.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import { openEmptyEmbedded } from './test-database.ts';

/** A database in the state of an older server, and its upgrade by the present one. */
export type OlderDatabase = {
  database: Database;
  /** Opens another connection of the older server, which stays open during the upgrade. */
  connectAgain(): Promise<{ database: Database; close(): Promise<void> }>;
  upgrade(): Promise<Connection>;
};

/** Makes the tables of an older database. */
type Fill = {
  embedded(database: PGlite): Promise<unknown>;
  postgres(client: pg.Client): Promise<unknown>;
};

/** Returns a database from a dump of PostgreSQL: embedded, or in the PostgreSQL of TEST_DATABASE_URL. */
export function restoreOlderDatabase(dump: string): Promise<OlderDatabase> {
  return makeOlderDatabase({
    embedded: (database) => database.exec(dump),
    postgres: (client) => client.query(dump),
  });
}

/** Returns an empty database after this migration: embedded, or in the PostgreSQL of TEST_DATABASE_URL. */
export async function createOlderDatabase(lastMigration: string): Promise<OlderDatabase> {
  const folder = migrationsUpTo(lastMigration);
  try {
    return await makeOlderDatabase({
      embedded: (database) => migrateEmbedded(drizzleEmbedded(database), { migrationsFolder: folder }),
      postgres: (client) => migratePostgres(drizzlePostgres(client), { migrationsFolder: folder }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeOlderDatabase(fill: Fill): Promise<OlderDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? embeddedWith(fill) : postgresWith(url, fill);
}

function migrationsUpTo(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'spotter-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag) + 1);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

async function embeddedWith(fill: Fill): Promise<OlderDatabase> {
  const embedded = await openEmptyEmbedded();
  await fill.embedded(embedded);
  const older = drizzleEmbedded(embedded) as unknown as Database;
  return {
    database: older,
    // It has one session.
    connectAgain: async () => ({ database: older, close: async () => {} }),
    upgrade: () => useEmbedded(embedded),
  };
}

async function postgresWith(url: string, fill: Fill): Promise<OlderDatabase> {
  const name = `spotter_older_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  await fill.postgres(client);
  return {
    database: drizzlePostgres(client) as unknown as Database,
    async connectAgain() {
      const another = new pg.Client({ connectionString: own.href });
      await another.connect();
      return { database: drizzlePostgres(another) as unknown as Database, close: () => another.end() };
    },
    async upgrade() {
      await client.end();
      const connection = await connectPostgres(own.href, () => {});
      return {
        ...connection,
        async close() {
          await connection.close();
          await administer(`drop database ${name} with (force)`);
        },
      };
    },
  };
}
