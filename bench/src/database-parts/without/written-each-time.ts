type Values = Record<string, unknown>;
type Database = {
  session: { prepareQuery(...query: unknown[]): { execute(): Promise<unknown> } };
  dialect: { sqlToQuery(statement: unknown): object };
};
type Manner = { shared: boolean };

const nameOf = (manner?: Manner) => (manner?.shared === true ? 'shared' : undefined);

/** Replaces `prepared-query`: for every run, drizzle writes the statement and finds out how to read its rows. */
export function preparedQuery(
  write: (database: Database, values: Values) => { prepare(name?: string): { execute(): Promise<unknown> } },
  manner?: Manner,
) {
  return (database: Database, values: Values) => write(database, values).prepare(nameOf(manner)).execute();
}

export function preparedSql(write: (values: Values) => unknown, manner?: Manner) {
  return (database: Database, values: Values) =>
    database.session
      .prepareQuery(database.dialect.sqlToQuery(write(values)), undefined, nameOf(manner), false)
      .execute()
      .then((result) => (result as { rows: unknown[] }).rows);
}
