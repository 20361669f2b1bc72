import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns the parts of a statement that writes these columns of a table from rows that are one JSON parameter: a
 * statement is the same, and planned once, for any number of rows. `alias`: the name of the rows in the
 * statement.
 */
export function givenRows<Table extends PgTable>(
  table: Table,
  alias: string,
  names: readonly (keyof Table['$inferInsert'] & string)[],
): Record<'columns' | 'values' | 'assigned', SQL> & { from(rows: string): SQL } {
  const columns = getTableColumns(table);
  const all = names.map((name) => ({ name, column: columns[name]! }));
  const listed = (write: (one: (typeof all)[number]) => string) => sql.raw(all.map(write).join(', '));
  const types = listed(({ name, column }) => `"${name}" ${column.getSQLType()}`);
  return {
    /** As in `insert into table (…)`. */
    columns: listed(({ column }) => `"${column.name}"`),
    values: listed(({ name }) => `${alias}."${name}"`),
    /** As in `update table set …`. */
    assigned: listed(({ name, column }) => `"${column.name}" = ${alias}."${name}"`),
    from: (rows) => sql`json_to_recordset(${rows}::json) as ${sql.raw(alias)} (${types})`,
  };
}
