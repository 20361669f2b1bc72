import type { Database } from './database.ts';
import { sessionOf } from './session.ts';

/**
 * A statement that is put together once, with placeholders for its values, and run on the database or in any
 * transaction of it. For those on the way to every answer: to write a statement of so many columns takes longer than to
 * run it, and PostgreSQL plans one that has a name once for each connection.
 */
export function preparedOnce<Statement extends object>(
  name: string,
  write: (database: Database) => { prepare(name: string): Statement },
): (database: Database) => Statement {
  let written: Written | undefined;
  return (database) => {
    written ??= write(database).prepare(name) as unknown as Written;
    const { queryString, params, fields, joinsNotNullableMap } = written;
    const statement = sessionOf(database).prepareQuery({ sql: queryString, params }, fields, name, true);
    return Object.assign(statement, { joinsNotNullableMap }) as unknown as Statement;
  };
}

/** What drizzle knows of a statement that it has written. Its types keep it to itself. */
type Written = { queryString: string; params: unknown[]; fields: unknown; joinsNotNullableMap: unknown };
