import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { connectPostgres, useEmbedded, type Connection } from './connect.ts';
import type { Database } from './database.ts';
import { openEmptyEmbedded } from './test-database.ts';

/** A database in the state of an older server, and its upgrade by the present one. */
export type OlderDatabase = {
  database: Database;
  /** Opens another connection of the older server, which stays open during the upgrade. */
  connectAgain(): Promise<{ database: Database; close(): Promise<void> }>;
  upgrade(): Promise<Connection>;
};

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Returns an empty database after this migration: embedded, or in the PostgreSQL of TEST_DATABASE_URL. */
export async function createOlderDatabase(lastMigration: string): Promise<OlderDatabase> {
  const folder = migrationsUpTo(lastMigration);
  const url = process.env['TEST_DATABASE_URL'];
  try {
    return await (url === undefined || url === '' ? embeddedAt(folder) : postgresAt(url, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

async function embeddedAt(folder: string): Promise<OlderDatabase> {
  const embedded = await openEmptyEmbedded();
  const database = drizzleEmbedded(embedded);
  await migrateEmbedded(database, { migrationsFolder: folder });
  const older = database as unknown as Database;
  return {
    database: older,
    // It has one session.
    connectAgain: async () => ({ database: older, close: async () => {} }),
    upgrade: () => useEmbedded(embedded),
  };
}

async function postgresAt(url: string, folder: string): Promise<OlderDatabase> {
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
  const database = drizzlePostgres(client);
  await migratePostgres(database, { migrationsFolder: folder });
  return {
    database: database as unknown as Database,
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
