import pg from 'pg';

/** A statement in pg's own form. */
export type NamedStatement = { name: string; text: string; rowMode?: 'array'; types?: pg.CustomTypesConfig };

/** Takes what came of a run, as pg calls it. */
export type Settle = (error: Error | null | undefined, result: pg.QueryResult) => void;

/** The columns that a statement returns, as the database describes them. */
export type Description = { fields: unknown[] };

/** The steps of a query that pg calls, and its types leave out. */
type Steps = {
  prepare(connection: pg.Connection): void;
  handleRowDescription(description: Description): void;
};
const StepwiseQuery = pg.Query as unknown as new (
  statement: NamedStatement,
  values: unknown[],
  settle: Settle,
) => pg.Query & Steps;

/**
 * A run of a prepared statement that has its columns described the first time only. pg asks for them with every run, and
 * to say and to read thirty columns takes longer than most rows.
 */
class CachedDescriptionQuery extends StepwiseQuery {
  readonly #known: Map<string, Description>;
  readonly #name: string;

  constructor(known: Map<string, Description>, statement: NamedStatement, values: unknown[], settle: Settle) {
    super(statement, values, settle);
    this.#known = known;
    this.#name = statement.name;
  }

  override prepare(connection: pg.Connection): void {
    const description = this.#known.get(this.#name);
    if (description === undefined) {
      super.prepare(connection);
      return;
    }
    super.handleRowDescription(description);
    super.prepare(Object.create(connection, { describe: { value: () => {} } }) as pg.Connection);
  }

  override handleRowDescription(description: Description): void {
    super.handleRowDescription(description);
    this.#known.set(this.#name, description);
  }
}

/**
 * Runs a statement that the connection prepares under its name, or has prepared. `known` are the columns of this
 * connection's statements, by name: as long as one is prepared, they stay the same.
 */
export function runWithCachedDescription(
  known: Map<string, Description>,
  submit: (query: pg.Query) => void,
  statement: NamedStatement,
  values: unknown[],
  settle?: Settle,
): Promise<pg.QueryResult> | undefined {
  if (settle !== undefined) {
    submit(new CachedDescriptionQuery(known, statement, values, settle));
    return undefined;
  }
  return new Promise((resolve, reject) => {
    submit(
      new CachedDescriptionQuery(known, statement, values, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    );
  });
}
