import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database.ts';
import { newId } from '../platform/ids.ts';

type Column = { table: string; column: string; type: string; isNeeded: boolean; isWritable: boolean };
type Reference = { table: string; column: string; toTable: string; toColumn: string };

/** A valid value for a column of each type, whatever it means. */
const sampleValues: Record<string, () => string> = {
  uuid: newId,
  text: newId,
  integer: () => '1',
  // Beyond the parts of a count that a trigger adds to.
  smallint: () => '99',
  bigint: () => '1',
  boolean: () => 'false',
  jsonb: () => '{}',
  bytea: () => String.raw`\x00`,
  date: () => '2026-11-20',
  tsvector: () => '',
  'timestamp with time zone': () => '2026-11-20T12:00:00Z',
};

/** Rows by their tables, in the text form of their values. */
export type KnownRows = Record<string, Record<string, string>>;
/** What a database says of its tables. */
export type TablesDescribed = Awaited<ReturnType<typeof describeTables>>;

/**
 * Stores one row in every table that references the known rows, directly or through others, as the database
 * itself describes them. Returns the tables.
 */
export async function fillTables(database: Database, known: KnownRows): Promise<string[]> {
  const rows = await storeRows(database, await describeTables(database), known);
  return Object.keys(rows).filter((table) => !Object.hasOwn(known, table));
}

/** Returns the columns and the foreign keys of all tables. */
export async function describeTables(database: Database) {
  const columns = await queryRows<Column>(
    database,
    sql`select table_name as table, column_name as column, data_type as type,
          is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isNeeded",
          is_generated = 'NEVER' and is_identity = 'NO' as "isWritable"
        from information_schema.columns where table_schema = 'public'`,
  );
  const references = await queryRows<Reference>(
    database,
    sql`select conrelid::regclass::text as table, own.attname as column,
          confrelid::regclass::text as "toTable", other.attname as "toColumn"
        from pg_constraint
        join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
        join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
        where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return { columns, references };
}

/** Stores one row in each of these tables that references the known rows. Returns all rows. */
export async function storeRows(
  database: Database,
  { columns, references }: TablesDescribed,
  known: KnownRows,
): Promise<KnownRows> {
  const rows = new Map(Object.entries(known));
  const waiting = new Set(references.map(({ table }) => table).filter((table) => !rows.has(table)));
  for (let found = true; found;) {
    found = false;
    for (const table of waiting) {
      const own = references.filter((reference) => reference.table === table && reference.toTable !== table);
      if (!own.every(({ toTable }) => rows.has(toTable))) continue;
      const row: Record<string, string> = {};
      for (const { column, type, isNeeded } of columns.filter((entry) => entry.table === table)) {
        const reference = own.find((entry) => entry.column === column);
        const referred = reference === undefined ? undefined : rows.get(reference.toTable)?.[reference.toColumn];
        const value = referred ?? (isNeeded ? sampleValues[type]?.() : undefined);
        if (isNeeded && value === undefined) throw new Error(`No sample of ${type} for ${table}.${column}`);
        if (value !== undefined) row[column] = value;
      }
      const names = Object.keys(row).map((name) => sql.identifier(name));
      // Inserted as a document, so that every value takes the type of its column.
      await database.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
            select ${sql.join(names, sql`, `)}
            from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`,
      );
      rows.set(table, row);
      waiting.delete(table);
      found = true;
    }
  }
  if (waiting.size > 0) throw new Error(`Not filled: ${[...waiting].join(', ')}`);
  return Object.fromEntries(rows);
}
