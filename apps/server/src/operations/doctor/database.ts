import type { UnmigratedDatabase } from '../../database/backup/open-unmigrated.ts';
import { beforeBaseline, isBeforeBaseline, newestMigration } from '../../database/migrations.ts';
import { advice, ok, problem, type Finding } from './finding.ts';

/** Connections that one server process opens at most, with the one for signals. */
const connectionsOfProcess = 21;
const maxSkewMs = 2_000;
const oldestTried = 150_000;

type Facts = { version: string; free: string; skew: string; tables: string | null };

/** Whether the PostgreSQL answers, suits this release, agrees on the time and has room for connections. */
export async function examinePostgres({ copy }: UnmigratedDatabase, now: () => Date): Promise<Finding[]> {
  try {
    return await copy('read only', async (session) => {
      const askedAt = now().getTime();
      const [facts] = await session.query<Facts>(`
        select current_setting('server_version_num') as version,
          current_setting('max_connections')::int - (select count(*) from pg_stat_activity) as free,
          extract(epoch from clock_timestamp()) * 1000 as skew,
          to_regclass('drizzle.__drizzle_migrations')::text as tables`);
      const { version, free, skew, tables } = facts!;
      const skewMs = Number(skew) - (askedAt + now().getTime()) / 2;
      return [
        Number(version) < oldestTried
          ? advice('database', `PostgreSQL ${version} is older than any that was tried: use 15 or newer.`)
          : ok('database', 'Answers.'),
        judgeMigrations(tables === null ? null : await readNewest(session.query)),
        Math.abs(skewMs) > maxSkewMs
          ? problem(
              'database clock',
              `${(Math.abs(skewMs) / 1000).toFixed(1)} s from this machine's: set both by a time server, or the server does not start.`,
            )
          : ok('database clock', "Agrees with this machine's."),
        Number(free) < connectionsOfProcess
          ? advice(
              'connections',
              `${free} are free, and one process takes up to ${connectionsOfProcess}: raise max_connections, or use a pooler in session mode.`,
            )
          : ok('connections', `${free} are free; one process takes up to ${connectionsOfProcess}.`),
      ];
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return [problem('database', `Cannot be used (${code ?? message}): check DATABASE_URL and that the database runs.`)];
  }
}

async function readNewest(query: <Row>(statement: string) => Promise<Row[]>): Promise<number> {
  const [row] = await query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  return Number(row!.newest);
}

/** Compares the newest migration of the database with this release's. */
function judgeMigrations(newest: number | null): Finding {
  const what = 'tables';
  if (newest === null || newest === 0)
    return advice(what, 'Not made yet: the first start does it, or npm run migrate.');
  if (isBeforeBaseline(newest)) return problem(what, beforeBaseline);
  if (newest < newestMigration())
    return advice(what, 'Of an older release: npm run migrate, before its servers start.');
  if (newest > newestMigration()) return problem(what, 'Of a newer release than this one: start that one.');
  return ok(what, 'Those of this release.');
}
