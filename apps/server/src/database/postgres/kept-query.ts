import pg from 'pg';

/** What a statement has the driver do: pg's own form. */
export type Statement = { text: string; rowMode?: 'array'; types?: pg.CustomTypesConfig };

type NamedStatement = Statement & { name: string };

/** Takes what came of a run, as pg tells it. */
export type Settle = (error: Error | null | undefined, result: pg.QueryResult) => void;

/** What a statement answers with, as pg lays it out for reading rows. */
export type Columns = { fields: unknown[]; _parsers: unknown[]; _prebuiltEmptyResultObject: object };

/** The part of a connection that is needed here; pg's types leave it out. */
type Wire = {
  bind(values: object): void;
  execute(wish: object): void;
  sync(): void;
};

/** What pg's queries keep to themselves. */
type Inside = {
  name: string;
  _result: pg.Result & Columns;
  _results: pg.Result;
  _accumulateRows: boolean;
  handleError(error: unknown, wire: Wire): void;
};

const { prepare, handleRowDescription } = pg.Query.prototype as unknown as {
  prepare(this: pg.Query, wire: Wire): void;
  handleRowDescription(this: pg.Query, described: unknown): void;
};
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * A run of a prepared statement that has its columns described the first time only. pg asks for them with every run, and
 * to say and to read thirty columns takes longer than most rows.
 */
class KeptQuery extends pg.Query {
  readonly #known: Map<string, Columns>;

  constructor(known: Map<string, Columns>, statement: NamedStatement, values: unknown[], callback: Settle) {
    // Given a statement of several properties, pg copies it first.
    super(statement.text, values, callback);
    this.#known = known;
    const inside = this as unknown as Inside;
    inside.name = statement.name;
    inside._results = inside._result = new pg.Result(
      statement.rowMode ?? '',
      statement.types as typeof pg.types,
    ) as Inside['_result'];
  }

  prepare(wire: Wire): void {
    const { name, values } = this as unknown as { name: string; values: unknown[] };
    const columns = this.#known.get(name);
    if (columns === undefined) {
      prepare.call(this, wire);
      return;
    }
    const inside = this as unknown as Inside;
    try {
      wire.bind({ portal: '', statement: name, values, valueMapper: prepareValue });
    } catch (error) {
      wire.sync();
      inside.handleError(error, wire);
      return;
    }
    Object.assign(inside._result, columns);
    inside._accumulateRows = true;
    wire.execute({ portal: '' });
    wire.sync();
  }

  handleRowDescription(described: unknown): void {
    handleRowDescription.call(this, described);
    const { name, _result } = this as unknown as Inside;
    const { fields, _parsers, _prebuiltEmptyResultObject } = _result;
    this.#known.set(name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/**
 * Runs a statement that the connection prepares under its name, or has prepared. `known` are the columns of this
 * connection's statements, by name: as long as one is prepared, they stay the same.
 */
export function runKept(
  known: Map<string, Columns>,
  submit: (query: pg.Query) => void,
  statement: NamedStatement,
  values: unknown[],
  callback?: Settle,
): Promise<pg.QueryResult> | undefined {
  if (callback !== undefined) {
    submit(new KeptQuery(known, statement, values, callback));
    return undefined;
  }
  return new Promise((resolve, reject) => {
    submit(new KeptQuery(known, statement, values, (error, result) => (error ? reject(error) : resolve(result))));
  });
}
