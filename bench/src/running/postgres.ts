import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A PostgreSQL for measurements, with empty databases. */
export type Postgres = {
  url: string;
  /** Makes an empty database; returns its address. */
  createDatabase(name: string): Promise<string>;
  /**
   * Lets a database count what its tables hold, as every database does within its first minute. Before, it plans
   * each statement as for tables that are nearly empty.
   */
  analyze(databaseUrl: string): Promise<void>;
  /** Drops the databases it made, and ends a server of its own. */
  stop(): Promise<void>;
};

/**
 * Uses the server that BENCH_DATABASE_URL names, else starts one of its own from the system's programs, with
 * these settings.
 */
export async function openPostgres(settings: string[] = []): Promise<Postgres> {
  const given = process.env['BENCH_DATABASE_URL'] ?? '';
  const server = given === '' ? await startOwn(settings) : { url: given, stop: async () => {} };
  const made: string[] = [];

  const asAdministrator = (statement: string) => run(server.url, statement);

  return {
    url: server.url,
    async createDatabase(name) {
      const database = `spotter_bench_${process.pid}_${name}`;
      await asAdministrator(`create database ${database}`);
      made.push(database);
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      return url.href;
    },
    analyze: (databaseUrl) => run(databaseUrl, 'analyze'),
    async stop() {
      for (const database of made) await asAdministrator(`drop database ${database} with (force)`);
      await server.stop();
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startOwn(settings: string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const program = fileURLToPath(new URL('../../../scripts/temporary-postgres.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, ...settings.flatMap((setting) => ['-c', setting])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = once(createInterface(child.stdout), 'line').then(([line]) => line as string);
  const url = await Promise.race([address, ended.then(() => null)]);
  if (url === null) throw new Error('No PostgreSQL could be started; BENCH_DATABASE_URL may name a running one.');
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
