import type { PGlite } from '@electric-sql/pglite';

/** An embedded database, and what was in it when it was opened. */
type Opened = { embedded: PGlite; kept: string[]; state: string; written: number };

/** Max bytes that are written to a database before it is replaced: rows that were deleted go on taking room. */
const maxWritten = 48 * 1024 * 1024;

/** Tables that have, or had, rows. */
const filledTables = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and pg_relation_size(oid) > 0`;
const restartSequences = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/**
 * Returns what lends embedded databases to tests, which give them back by closing them. To open one takes longer
 * than most tests, so what is given back is emptied and lent again, unless something else than rows was changed.
 * `open` opens one where none is free.
 */
export function lendEmbedded(open: () => Promise<PGlite>): () => Promise<PGlite> {
  // As empty as when they were opened; they end with the process.
  const free: Opened[] = [];
  return async () => lend(free.pop() ?? (await note(await open())), free);
}

function lend(opened: Opened, free: Opened[]): PGlite {
  const { embedded } = opened;
  let isOver = false;

  async function close(): Promise<void> {
    // Like a database that closes: whatever is under way ends before, and nothing begins afterwards.
    await embedded._runExclusiveTransaction(async () => {
      isOver = true;
    });
    if (await isEmptied(opened)) free.push(opened);
    else await embedded.close();
  }

  return new Proxy(embedded, {
    get(target, name) {
      if (isOver) throw new Error('PGlite is closed');
      if (name === 'close') return close;
      // Not of the proxy, which has no private fields.
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

async function note(embedded: PGlite): Promise<Opened> {
  const { rows } = await embedded.query<{ name: string }>(filledTables);
  const stored = rows.map(({ name }) => name);
  return { embedded, kept: stored, ...(await describe(embedded, stored)) };
}

/** Deletes what a test stored. Returns whether the database is then as it was when it was opened. */
async function isEmptied({ embedded, kept: stored, state, written }: Opened): Promise<boolean> {
  try {
    await embedded.exec('rollback');
    await embedded.exec('discard all');
    const { rows } = await embedded.query<{ name: string }>(filledTables);
    const filled = rows.filter(({ name }) => !stored.includes(name));
    await embedded.exec(
      [
        // Without triggers, and in any order.
        'set session_replication_role = replica',
        ...filled.map(({ name }) => `delete from ${name}`),
        restartSequences,
        'set session_replication_role = origin',
      ].join(';'),
    );
    const now = await describe(embedded, stored);
    return now.state === state && now.written - written < maxWritten;
  } catch {
    return false;
  }
}

/** Returns a digest of all but the rows of tests: tables, functions, statistics, and the rows of the migrations. */
async function describe(embedded: PGlite, stored: string[]): Promise<{ state: string; written: number }> {
  const ours = `select oid from pg_class where relnamespace = 'public'::regnamespace`;
  const parts = [
    `select string_agg(concat_ws(' ', oid, relname, relkind, reltuples, relpages, relrowsecurity, reloptions), ',' order by oid)
      from pg_class where oid in (${ours})`,
    `select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull, atthasdef), ',' order by attrelid, attnum)
      from pg_attribute where attrelid in (${ours})`,
    `select string_agg(concat_ws(' ', oid, prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace`,
    `select string_agg(concat_ws(' ', oid, tgname, tgenabled), ',' order by oid) from pg_trigger`,
    `select string_agg(concat_ws(' ', oid, conname, convalidated), ',' order by oid) from pg_constraint`,
    `select string_agg(concat_ws(' ', oid, nspname), ',' order by oid) from pg_namespace where nspname !~ '^pg_(toast_)?temp'`,
    `select string_agg(concat_ws(' ', oid, rolname), ',' order by oid) from pg_roles`,
    `select string_agg(setting::text, ',') from (select unnest(setconfig) as setting from pg_db_role_setting) settings`,
    `select count(*)::text from pg_statistic`,
    ...stored.map((name) => `select string_agg(kept::text, ',' order by kept::text) from ${name} kept`),
  ];
  const digest = parts.map((part) => `coalesce((${part}), '')`).join(`, '/', `);
  const { rows } = await embedded.query<{ state: string; written: number }>(
    `select md5(concat(${digest})) as state, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`,
  );
  return rows[0]!;
}
