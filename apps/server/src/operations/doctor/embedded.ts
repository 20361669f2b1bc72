import { openEmbeddedUnmigrated } from '../../database/backup/open-unmigrated.ts';
import { quoted, type CopiedTable, type CopySession } from '../../database/backup/copy-session.ts';
import { listTables } from '../../database/backup/table-contents.ts';
import { DamagedDatabase } from '../../database/damaged-database.ts';
import { DataDirectoryInUse } from '../../database/data-directory-lock.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { advice, ok, problem, type Finding } from './finding.ts';

/** Reads every row of the embedded database in a data directory, where no server has it. */
export async function examineEmbedded(dataDirectory: string): Promise<Finding[]> {
  const kind = advice('database', 'The embedded one: for trying out. DATABASE_URL names a PostgreSQL.');
  try {
    const { copy, close } = await openEmbeddedUnmigrated(dataDirectory);
    const tables = await copy('read only', listTables);
    const damaged: string[] = [];
    // Each in a transaction of its own: an error ends it.
    for (const table of tables) {
      const whole = await copy('read only', (session) => isWhole(session, table)).catch(() => false);
      if (!whole) damaged.push(table.table);
    }
    await close();
    if (damaged.length > 0)
      return [kind, problem('tables', `${damaged.join(', ')} cannot be read as a whole: restore a backup.`)];
    return [kind, ok('tables', `All ${tables.length} can be read.`)];
  } catch (error) {
    if (error instanceof DamagedDatabase) return [problem('database', error.message)];
    if (error instanceof DataDirectoryInUse)
      return [kind, advice('tables', 'Not read: the server has the database. Stop it to have every table read.')];
    if (error instanceof ConfigError) return [kind];
    throw error;
  }
}

/**
 * What a cut file has lost is missing where the table is read by its pages,
 * and an error where it is read by an index.
 */
async function isWhole(session: CopySession, { table, columns }: CopiedTable): Promise<boolean> {
  const [key] = await session.query<{ columns: string[] }>(`
    select array_agg(attname::text order by array_position(indkey::int[], attnum::int)) as columns
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey::int[])
    where indrelid = '${quoted(table).replaceAll("'", "''")}'::regclass and indisprimary group by indexrelid`);
  const byPages = await read(session, table, columns, null);
  return key === undefined || byPages === (await read(session, table, columns, key.columns));
}

async function read(session: CopySession, table: string, columns: string[], order: string[] | null): Promise<string> {
  await session.exec(
    ['seqscan', 'sort', 'bitmapscan', 'indexscan', 'indexonlyscan']
      .map((way) => `set local enable_${way} = ${way === (order === null ? 'seqscan' : 'indexscan') ? 'on' : 'off'}`)
      .join('; '),
  );
  const sorted = order === null ? '' : `order by ${order.map(quoted).join(', ')} offset 0`;
  const [found] = await session.query<{ rows: string }>(`
    select count(*) || ' ' || coalesce(sum(hashtextextended(entry::text, 0)), 0) as rows
    from (select ${columns.map(quoted).join(', ')} from ${quoted(table)} ${sorted}) as entry`);
  return found!.rows;
}
