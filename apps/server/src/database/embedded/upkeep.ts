import type { PGlite } from '@electric-sql/pglite';

/** The first time is after what a start has to do … */
const firstAfterMs = 10_000;
/** … and then this often, like autovacuum. */
const everyMs = 60_000;
/** A table is vacuumed when this many of its rows have been written or deleted since the last time … */
const changedRows = 500;
/** … and this share of what it holds. */
const changedShare = 0.2;
/** Smaller tables are read in no time, also those that were never analyzed. */
const smallPages = 8;
/**
 * To vacuum a table of more pages would keep everything else in the process
 * waiting for longer than a second or two.
 */
const maxPagesToVacuum = 50_000;
/** A tenth of what PostgreSQL takes as a sample: half a second for the largest table, where it would be two. */
const statisticsTarget = 10;

/** Upkeep that goes on until it is stopped. */
export type Upkeep = { stop(): Promise<void> };

/**
 * Maintains an embedded database while it is open, because PGlite has no autovacuum. Without it the statistics
 * stay empty, queries choose bad plans, and the space of deleted rows is never reused. `onError` receives
 * failures; each is tried again later.
 */
export function startUpkeep(embedded: PGlite, onError: (error: unknown) => void): Upkeep {
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const run = () => {
    // A run may have been due already when upkeep was stopped.
    if (isStopped) return;
    running = vacuumChanged(embedded).catch(onError);
    timer = setTimeout(() => void running.then(run), everyMs).unref();
  };
  let timer = setTimeout(run, firstAfterMs).unref();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Vacuums and analyzes the tables that have changed. Returns their names. */
export async function vacuumChanged(embedded: PGlite): Promise<string[]> {
  // The session counts what it changes, and writes it down at times that never come in a PGlite.
  await embedded.query('select pg_stat_force_next_flush()');
  const { rows } = await embedded.query<{ name: string; pages: number }>(
    `select name, pages from (
      select format('%I.%I', schemaname, stats.relname) as name,
        (pg_relation_size(relid) / current_setting('block_size')::int)::int as pages,
        greatest(n_dead_tup, n_ins_since_vacuum, n_mod_since_analyze) as changed,
        $1::int + $2::float8 * greatest(reltuples, 0) as ceiling,
        exists (select from pg_statistic where starelid = relid) as analyzed
      from pg_stat_user_tables as stats join pg_class on pg_class.oid = relid) as tables
    where changed > ceiling or (not analyzed and pages > $3)
    order by pages`,
    [changedRows, changedShare, smallPages],
  );
  await embedded.exec(`set default_statistics_target = ${statisticsTarget}`);
  for (const { name, pages } of rows) {
    await embedded.exec(pages > maxPagesToVacuum ? `analyze ${name}` : `vacuum (analyze) ${name}`);
  }
  return rows.map(({ name }) => name);
}
