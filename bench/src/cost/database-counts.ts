import pg from 'pg';

/** What a database has done since it was last forgotten. */
export type DatabaseCounts = {
  /** Calls from outside and the time they took, by their text; functions and triggers are part of them. */
  statements: Map<string, { calls: number; ms: number }>;
  /** How often the log was forced to disk. */
  flushes: number;
  /** Records in the log by their kind, such as `Btree/INSERT_LEAF`, and their bytes. */
  log: Map<string, { records: number; bytes: number }>;
  /** Rows inserted, changed and deleted, by table. */
  rows: Map<string, { inserted: number; changed: number; inPlace: number; deleted: number }>;
};

/** The settings of a PostgreSQL that counts its statements. */
export const countingSettings = [
  'shared_preload_libraries=pg_stat_statements',
  // The log writer would flush what no commit waits for, five times a second.
  'wal_writer_delay=10s',
  // How many whole pages it holds depends on when a checkpoint comes.
  'full_page_writes=off',
  // The log of what is counted is read at the end.
  'wal_keep_size=1GB',
];

/** Connections report what they did at most once a second. */
const reportedAfterSeconds = 1.2;

/** Prepares a database whose work is to be counted. */
export async function watchCounts(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements; create extension if not exists pg_walinspect');
  let start = '';

  async function position(): Promise<string> {
    const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
    return rows[0]!.at;
  }

  async function logSince(from: string): Promise<DatabaseCounts['log']> {
    const { rows } = await client.query<{ kind: string; records: string; bytes: string }>(
      `select "resource_manager/record_type" as kind, count as records, combined_size as bytes
       from pg_get_wal_stats_till_end_of_wal($1::pg_lsn, true) where count > 0`,
      [from],
    );
    return new Map(rows.map(({ kind, records, bytes }) => [kind, { records: Number(records), bytes: Number(bytes) }]));
  }

  return {
    /** Forgets what was counted so far. */
    async forget(): Promise<void> {
      await client.query('select pg_sleep($1)', [reportedAfterSeconds]);
      await client.query(`select pg_stat_statements_reset(), pg_stat_reset(), pg_stat_reset_shared('wal')`);
      start = await position();
    },

    async read(): Promise<DatabaseCounts> {
      await client.query('select pg_sleep($1)', [reportedAfterSeconds]);
      // Before anything else writes to the log; all of it has to be on disk to be read.
      await client.query('checkpoint');
      const log = await logSince(start);
      const { rows: called } = await client.query<{ query: string; calls: string; ms: number }>(`
        select query, calls, total_exec_time + total_plan_time as ms
        from pg_stat_statements join pg_database on oid = dbid
        where datname = current_database() and toplevel and query !~ 'pg_(stat|sleep|current|get)_|checkpoint'`);
      const statements: DatabaseCounts['statements'] = new Map();
      for (const { query, calls, ms } of called) {
        const text = shapeless(query);
        const before = statements.get(text) ?? { calls: 0, ms: 0 };
        statements.set(text, { calls: before.calls + Number(calls), ms: before.ms + ms });
      }
      const { rows: wal } = await client.query<{ flushes: string }>('select wal_sync as flushes from pg_stat_wal');
      const { rows: tables } = await client.query<Record<string, string>>(`
        select relname as name, n_tup_ins as inserted, n_tup_upd as changed, n_tup_hot_upd as in_place, n_tup_del as deleted
        from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0 order by name`);
      return {
        statements,
        log,
        flushes: Number(wal[0]!.flushes),
        rows: new Map(
          tables.map(({ name, inserted, changed, in_place: inPlace, deleted }) => [
            name!,
            {
              inserted: Number(inserted),
              changed: Number(changed),
              inPlace: Number(inPlace),
              deleted: Number(deleted),
            },
          ]),
        ),
      };
    },
    stop: () => client.end(),
  };
}

/** Returns a statement's text in one line, without its values and their number. */
function shapeless(query: string): string {
  return query
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\((?:[^()]|\(\))*\$[^()]*\)(?:, ?\((?:[^()]|\(\))*\$[^()]*\))+/g, '($ …)')
    .replaceAll(/\$(?:, \$)+/g, '$ …')
    .trim();
}
