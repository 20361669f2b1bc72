import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Returns a list as one value of an array parameter (`any($1::uuid[])`), so that the statement is the same for
 * any length.
 */
export function arrayValue(list: readonly (string | number)[]): string {
  return `{${list.join(',')}}`;
}

/**
 * Returns the array parameter for `= any(...)` in a frequent statement. The subquery hides its length from the
 * planner, which would otherwise make a new plan for short lists each time.
 */
export function arrayParameter(value: unknown, type: 'uuid' | 'bigint'): SQL {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${value}::${array})::${array}`;
}

/** Returns the condition that a column has one of many ids, in a frequent statement. */
export function isOneOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${arrayParameter(arrayValue(ids), 'uuid')})`;
}
