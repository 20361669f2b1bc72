import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Returns a row that is in no table: a column that is not given has the default that the table would store. */
export function unstoredRow<T extends PgTable>(table: T, given: T['$inferInsert']): T['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table));
  const defaults = Object.fromEntries(columns.map(([name, column]) => [name, column.default ?? null]));
  return { ...defaults, ...given };
}
