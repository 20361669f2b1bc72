import { sql, type SQL } from 'drizzle-orm';

/** A list as the one value of an array parameter (`any($1::uuid[])`): the statement is the same for any number of them. */
export function arrayValue(list: readonly (string | number)[]): string {
  return `{${list.join(',')}}`;
}

/**
 * The array parameter to look for with `= any(...)` in a statement that runs often. Behind a subquery its length cannot be
 * seen beforehand: who plans with it finds short lists worth a plan of their own, every time.
 */
export function arrayParameter(value: unknown, type: 'uuid' | 'bigint'): SQL {
  const array = sql.raw(`${type}[]`);
  return sql`(select ${value}::${array})::${array}`;
}
