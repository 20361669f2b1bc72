import type { Database } from './database.ts';

/**
 * Statements that are put together once for each database, with placeholders for their values. For those of the way
 * to every answer: to write a statement of so many columns takes longer than to run it. A transaction writes its own.
 */
export function preparedOnce<Statements>(
  prepare: (database: Database) => Statements,
): (database: Database) => Statements {
  const known = new WeakMap<Database, Statements>();
  return (database) => {
    const statements = known.get(database) ?? prepare(database);
    known.set(database, statements);
    return statements;
  };
}
