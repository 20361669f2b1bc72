import { is, Param, Placeholder, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import type { InFlight } from './in-flight.ts';
import { sharedName } from './postgres/shared-connection-pool.ts';
import { rowsReader, type RowsReader, type SelectedField } from './rows/rows-reader.ts';
import { sessionOf } from './session.ts';

/**
 * The values of a statement: single ones, lists of them, rows, and lists of rows. The fields of a row may be
 * anything.
 */
type Values = Record<string, unknown>;

/** A statement that drizzle can run, with its result. */
type Statement<Result> = { prepare(name: string): { execute(values: Values): Promise<Result> } };

const dialect = new PgDialect();

/** Max shapes stored for a statement. Lists have any length, so further shapes are written again each time. */
const maxShapes = 50;

/**
 * `shared`: the statement waits for no disk, and nothing of it must survive a crash. Outside transactions such
 * statements share a connection.
 */
type Manner = { shared: boolean };

/**
 * Returns a statement that is written once for each shape of its values (number of rows, columns, nulls), and
 * run on the database or in any transaction of it. For statements on the path of every answer: writing one with
 * this many columns takes longer than running it. `write` gets placeholders for the values and must not read
 * them.
 */
export function preparedQuery<Given extends Values, Result>(
  write: (database: Database, values: Given) => Statement<Result>,
  manner: Manner = { shared: false },
): (database: Database, values: Given) => InFlight<Result> {
  const written = (database: Database, values: Given) => write(database, values).prepare('') as unknown as Written;
  return runPrepared(written, manner) as (database: Database, values: Given) => InFlight<Result>;
}

/** The same for a hand-written statement; returns its rows. */
export function preparedSql<Given extends Values, Row>(
  write: (values: Given) => SQL,
  manner: Manner = { shared: false },
): (database: Database, values: Given) => InFlight<Row[]> {
  const run = runPrepared((_database, values: Given) => {
    const { sql: queryString, params } = dialect.sqlToQuery(write(values));
    return { queryString, params, fields: undefined };
  }, manner);
  return (database, values) =>
    run(database, values).then((result) => (result as { rows: Row[] }).rows) as InFlight<Row[]>;
}

/** Drizzle's internal data of a written statement, which its types do not expose. */
type Written = {
  queryString: string;
  params: unknown[];
  fields: SelectedField[] | undefined;
  joinsNotNullableMap?: Record<string, boolean>;
};

/** A statement with its encoders and reader for each run. */
type CompiledStatement = { queryString: string; encoders: Encoder[]; read: RowsReader | undefined };

function runPrepared<Given extends Values>(write: (database: Database, values: Given) => Written, { shared }: Manner) {
  const known = new Map<string, CompiledStatement>();
  const name = shared ? sharedName : undefined;
  return (database: Database, values: Given): Promise<unknown> => {
    const { shape, placed } = shapeOf(values);
    let compiled = known.get(shape);
    if (compiled === undefined) {
      const { queryString, params, fields, joinsNotNullableMap } = write(database, withPlaceholders(values) as Given);
      const read = fields === undefined ? undefined : rowsReader(fields, joinsNotNullableMap ?? {});
      compiled = { queryString, encoders: params.map(encoderOf), read };
      if (known.size < maxShapes) known.set(shape, compiled);
    }
    const { queryString, encoders, read } = compiled;
    const params = encoders.map((encode) => encode(placed));
    return sessionOf(database)
      .prepareQuery({ sql: queryString, params }, undefined, name, read !== undefined, read)
      .execute();
  };
}

type Encoder = (placed: Values) => unknown;

/** Returns the encoder of a parameter, which drizzle would find again for every run. */
function encoderOf(param: unknown): Encoder {
  if (is(param, Placeholder)) return (placed) => placed[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param;
    const { name } = param.value;
    return (placed) => encoder.mapToDriverValue(placed[name]);
  }
  return () => param;
}

/** Returns the shape of the values, and each value by the name of its placeholder. */
function shapeOf(values: Values): { shape: string; placed: Values } {
  const placed: Values = {};
  let shape = '';
  const place = (name: string, value: unknown) => {
    if (value === null || value === undefined) {
      shape += value === null ? `${name}-` : '';
      return;
    }
    placed[name] = value;
    shape += `${name} `;
  };
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) {
      shape += `${name}:${value.length} `;
      for (const [nth, one] of value.entries()) {
        if (isRow(one)) for (const column in one) place(`${name}.${nth}.${column}`, one[column]);
        else place(`${name}.${nth}`, one);
      }
    } else if (isRow(value)) for (const column in value) place(`${name}.${column}`, value[column]);
    else place(name, value);
  }
  return { shape, placed };
}

/** Returns the values with a placeholder for each that is not null; columns encode all values except null. */
function withPlaceholders(values: Values): Values {
  const replaced = (name: string, value: unknown) =>
    value === null || value === undefined ? value : sql.placeholder(name);
  const replacedIn = (name: string, value: unknown) =>
    isRow(value)
      ? Object.fromEntries(Object.entries(value).map(([column, one]) => [column, replaced(`${name}.${column}`, one)]))
      : replaced(name, value);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((one, nth) => replacedIn(`${name}.${nth}`, one)) : replacedIn(name, value),
    ]),
  );
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
