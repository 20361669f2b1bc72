import { quoted, type CopiedTable, type CopySession } from './copy-session.ts';

/** A table with the number of its rows, and a checksum of all of them in any order. */
export type TableContents = CopiedTable & { rows: number; checksum: string };

/** Returns all tables of the product, with the columns whose values are stored as they are given. */
export function listTables(session: CopySession): Promise<CopiedTable[]> {
  return session.query(`
    select relname as table, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attgenerated = ''
    group by relname order by relname collate "C"`);
}

/** Counts the rows of a table, and adds their checksums up. */
export async function readContents(session: CopySession, table: CopiedTable): Promise<TableContents> {
  // Columns are named, because a table that was changed by migrations may have them in another order.
  const [found] = await session.query<{ rows: string | number; checksum: string }>(`
    select count(*) as rows, coalesce(sum(hashtextextended(entry::text, 0)), 0)::text as checksum
    from (select ${table.columns.map(quoted).join(', ')} from ${quoted(table.table)}) as entry`);
  return { ...table, rows: Number(found!.rows), checksum: found!.checksum };
}

/** The next number of a sequence. */
export type SequenceState = { sequence: string; next: string };

export function listSequences(session: CopySession): Promise<SequenceState[]> {
  return session.query(`
    select sequencename as sequence, coalesce(last_value + increment_by, start_value)::text as next
    from pg_sequences where schemaname = 'public' order by sequencename collate "C"`);
}

/** Returns the newest migration that the database has run, by the time in its journal. */
export async function readSchema(session: CopySession): Promise<string> {
  const [row] = await session.query<{ at: string }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  );
  return row!.at;
}
