import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { reportMachine, shown } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { signUp } from '../running/sign-up.ts';
import { type SpotterServer, startSpotter } from '../running/spotter-server.ts';
import { type AccountSize, fillAccount, type Query } from './inbox-account.ts';

/** A server whose one user has an account with many chats. */
export type Inbox = { server: SpotterServer; origin: string; session: Session; token: string; botId: string };
type Session = Awaited<ReturnType<typeof signUp>>;
type Database = { environment: Record<string, string>; fill(work: (query: Query) => Promise<string>): Promise<string> };

/**
 * Starts servers with filled accounts: on the PostgreSQL that BENCH_DATABASE_URL names, else each on an embedded
 * database.
 */
export async function openInboxes() {
  const isEmbedded = (process.env['BENCH_DATABASE_URL'] ?? '') === '';
  const stops: (() => Promise<void>)[] = [];
  const postgres = isEmbedded ? null : await openPostgres();
  if (postgres !== null) stops.push(() => postgres.stop());
  await reportMachine(postgres?.url ?? null);

  async function open(name: string): Promise<Database> {
    if (postgres !== null) return usePostgres(await postgres.createDatabase(name));
    const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    return useEmbedded(folder);
  }

  return {
    isEmbedded,
    async start(name: string, size: AccountSize): Promise<Inbox & { restart(): Promise<void> }> {
      const database = await open(name);
      const first = await startSpotter(database.environment);
      const session = await signUp(first.origin);
      // The embedded database belongs to one process at a time.
      await first.stop();
      const startedAt = performance.now();
      const botId = await database.fill((query) => fillAccount(query, session.user._id, size));
      const seconds = shown((performance.now() - startedAt) / 1000);
      console.log(`${size.chats.toLocaleString('en')} chats written in ${seconds} s`);
      const server = await startSpotter(database.environment);
      const inbox = { server, origin: server.origin, session, token: session.token, botId };
      stops.push(() => inbox.server.stop());
      return Object.assign(inbox, {
        /** Kills the server, and starts another one at its address. */
        async restart() {
          await inbox.server.kill();
          inbox.server = await startSpotter({ ...database.environment, PORT: new URL(inbox.origin).port });
        },
      });
    },
    async stop(): Promise<void> {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}

function usePostgres(url: string): Database {
  return {
    environment: { DATABASE_URL: url },
    async fill(work) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const botId = await work((statement) => client.query(statement));
      await client.end();
      return botId;
    },
  };
}

function useEmbedded(folder: string): Database {
  return {
    environment: { DATA_DIR: folder },
    async fill(work) {
      const database = await PGlite.create({
        dataDir: join(folder, 'database'),
        extensions: { btree_gist, pg_trgm },
      });
      const botId = await work((statement) => database.query(statement));
      await database.close();
      return botId;
    },
  };
}
