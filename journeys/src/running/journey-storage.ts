import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** The PostgreSQL that the journeys use; null when they use the embedded database. */
export const postgresUrl = process.env['TEST_DATABASE_URL'] || null;

/** A new place for a journey's data: a folder, and a database of its own where there is a PostgreSQL. */
export type JourneyStorage = {
  folder: string;
  /** The variables that make the server use it. */
  environment: Record<string, string>;
  /** Puts the database's clock forward for programs that start from now on; an embedded one has the program's. */
  moveClock(aheadMs: number): Promise<void>;
  remove(): Promise<void>;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database that was created and never used; null where a PostgreSQL is used. */
    preparedDatabase: string | null;
  }
}

/**
 * Makes a new place for data. In a `bare` one the first start has to create the embedded database itself;
 * otherwise it is migrated and empty, or all is as in a folder that it is a copy of.
 */
export async function createJourneyStorage(given: { bare?: boolean; copyOf?: string } = {}): Promise<JourneyStorage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotter-journey-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (postgresUrl === null) {
    const prepared = inject('preparedDatabase');
    if (given.copyOf !== undefined) cpSync(given.copyOf, folder, { recursive: true });
    else if (given.bare !== true && prepared !== null)
      cpSync(prepared, path.join(folder, 'database'), { recursive: true });
    return { folder, environment: { DATA_DIR: folder }, moveClock: async () => {}, remove: async () => removeFolder() };
  }
  const url = new URL(postgresUrl);
  const name = path.basename(folder).replaceAll('-', '_').toLowerCase();
  await administer(postgresUrl, `create database "${name}"`);
  url.pathname = `/${name}`;
  return {
    folder,
    environment: { DATA_DIR: folder, DATABASE_URL: url.href, APP_SECRET: 'a secret for journeys only' },
    async moveClock(aheadMs) {
      for (const clock of clocks)
        await administer(
          url.href,
          `create function public.${clock}() returns timestamptz language sql stable
            as $$ select pg_catalog.${clock}() + interval '${aheadMs} milliseconds' $$`,
        );
      // What is named first hides what the database brings.
      await administer(url.href, `alter database "${name}" set search_path to public, pg_catalog`);
    },
    async remove() {
      await administer(postgresUrl, `drop database if exists "${name}" with (force)`);
      removeFolder();
    },
  };
}

/** What the database tells the time by. */
const clocks = ['now', 'statement_timestamp', 'clock_timestamp'];

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
