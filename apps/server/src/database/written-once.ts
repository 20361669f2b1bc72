import { is, Param, Placeholder, sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { quickName } from './postgres/quick-statements.ts';
import { rowsReader, type RowsReader, type SelectedField } from './rows-reader.ts';
import { sessionOf } from './session.ts';

/** The values of a statement: single ones, lists of them, rows, and lists of rows. What stands in a row may be anything. */
type Values = Record<string, unknown>;

/** What drizzle can run, with its result. */
type Statement<Result> = { prepare(name: string): { execute(values: Values): Promise<Result> } };

/** The result of a statement that is on its way to the database already: whatever is asked for next comes after it. */
export type InFlight<Result> = Promise<Result> & { readonly [inFlight]: true };
declare const inFlight: unique symbol;

/** Lists come in any length: a statement that has been written in so many shapes is written anew for every other one. */
const mostShapes = 50;

/** `quick`: it waits for no disk, and does nothing that must outlive a crash. Outside transactions such statements share a connection. */
type Manner = { quick: boolean };

/**
 * A statement that is written once for each shape of its values (how many rows, which columns, what of it is null), and
 * run on the database or in any transaction of it. For those on the way to every answer: to write a statement of so many
 * columns takes longer than to run it. `write` gets placeholders for the values and must not look into them.
 */
export function writtenOnce<Given extends Values, Result>(
  write: (database: Database, values: Given) => Statement<Result>,
  manner: Manner = { quick: false },
): (database: Database, values: Given) => InFlight<Result> {
  const written = (database: Database, values: Given) => write(database, values).prepare('') as unknown as Written;
  return runWritten(written, manner) as (database: Database, values: Given) => InFlight<Result>;
}

/** The same for a statement written by hand; answers its rows. */
export function rowsOfWrittenOnce<Given extends Values, Row>(
  write: (values: Given) => SQL,
  manner: Manner = { quick: false },
): (database: Database, values: Given) => InFlight<Row[]> {
  const run = runWritten((database, values: Given) => {
    const { sql: queryString, params } = dialectOf(database).sqlToQuery(write(values));
    return { queryString, params, fields: undefined };
  }, manner);
  return (database, values) =>
    run(database, values).then((result) => (result as { rows: Row[] }).rows) as InFlight<Row[]>;
}

/** What drizzle knows of a statement that it has written. Its types keep it to itself. */
type Written = {
  queryString: string;
  params: unknown[];
  fields: SelectedField[] | undefined;
  joinsNotNullableMap?: Record<string, boolean>;
};

/** A statement with what is done for each of its runs. */
type Laid = { queryString: string; encoders: Encoder[]; read: RowsReader | undefined };

function runWritten<Given extends Values>(write: (database: Database, values: Given) => Written, { quick }: Manner) {
  const known = new Map<string, Laid>();
  const name = quick ? quickName : undefined;
  return (database: Database, values: Given): Promise<unknown> => {
    const { shape, placed } = layOut(values);
    let laid = known.get(shape);
    if (laid === undefined) {
      const { queryString, params, fields, joinsNotNullableMap } = write(database, withPlaceholders(values) as Given);
      const read = fields === undefined ? undefined : rowsReader(fields, joinsNotNullableMap ?? {});
      laid = { queryString, encoders: params.map(encoderOf), read };
      if (known.size < mostShapes) known.set(shape, laid);
    }
    const { queryString, encoders, read } = laid;
    const params = encoders.map((encode) => encode(placed));
    return sessionOf(database)
      .prepareQuery({ sql: queryString, params }, undefined, name, read !== undefined, read)
      .execute();
  };
}

type Encoder = (placed: Values) => unknown;

/** How a parameter is made of the values: drizzle finds it out anew for every run. */
function encoderOf(param: unknown): Encoder {
  if (is(param, Placeholder)) return (placed) => placed[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param;
    const { name } = param.value;
    return (placed) => encoder.mapToDriverValue(placed[name]);
  }
  return () => param;
}

/** What shape the values have, and each under the name of its placeholder. */
function layOut(values: Values): { shape: string; placed: Values } {
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

/** The values with a placeholder for each that is there; columns encode what comes in its place, but no null. */
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

/** What drizzle writes a database's statements with. Its types keep it to itself. */
function dialectOf(database: Database) {
  return (database as unknown as { dialect: { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } } })
    .dialect;
}
