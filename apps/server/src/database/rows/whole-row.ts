import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsReader } from './rows-reader.ts';

/**
 * Returns all columns of a table as one, in the order of `rowReader`. For statements of every answer: the driver
 * reads what the database says of each column again for every run, and that takes longer than reading the row.
 */
export function wholeRow<Table extends PgTable>(table: Table): SQL<InferSelectModel<Table>> {
  return valuesOf(table).mapWith(oneReader(table));
}

/**
 * Returns the same for a table of an outer join; null where it found no row.
 * `present`: a column that is never null.
 */
export function wholeRowOrNull<Table extends PgTable>(table: Table, present: SQL): SQL<InferSelectModel<Table> | null> {
  return sql`case when ${present} is not null then ${valuesOf(table)} end`.mapWith(oneReader(table));
}

/** Returns all columns of a table as one list of JSON. */
export function valuesOf(table: PgTable): SQL {
  return sql`json_build_array(${sql.join(Object.values(getTableColumns(table)), sql`, `)})`;
}

/** Returns a reader of such lists. */
export function rowReader<Table extends PgTable>(table: Table): (rows: unknown[][]) => InferSelectModel<Table>[] {
  const fields = Object.entries(getTableColumns(table)).map(([name, field]) => ({ path: [name], field }));
  return rowsReader(fields, {}) as (rows: unknown[][]) => InferSelectModel<Table>[];
}

function oneReader<Table extends PgTable>(table: Table): (values: unknown[]) => InferSelectModel<Table> {
  const read = rowReader(table);
  return (values) => read([values])[0]!;
}
