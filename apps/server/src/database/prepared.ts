import type { Database } from './database.ts';

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
    return Object.assign(statement, { joinsNotNullableMap }) as Statement;
  };
}

/** What drizzle knows of a statement that it has written. Its types keep it to itself. */
type Written = { queryString: string; params: unknown[]; fields: unknown; joinsNotNullableMap: unknown };

/** What drizzle sends every statement through: that of a transaction has the connection of the transaction. */
type Session = { prepareQuery(query: object, fields: unknown, name: string, isArray: boolean): object };

function sessionOf(database: Database): Session {
  return (database as unknown as { session: Session }).session;
}
