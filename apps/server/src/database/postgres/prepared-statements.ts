import pg from 'pg';
import { runKept, type Columns, type Settle, type Statement } from './kept-query.ts';

/** Statements for lists are built for each length: only what comes often is worth a plan on every connection. */
const usesBeforeNaming = 10;
/** Each connection keeps a plan for each name, so there must be an end of them. */
const mostNames = 100;
const mostCounted = 2_000;

const names = new Map<string, string>();
const uses = new Map<string, number>();

/**
 * A client that has the database keep the plans of statements that come often: to plan the joins behind an answer
 * takes longer than to run them.
 */
export class PreparingClient extends pg.Client {
  readonly #columns = new Map<string, Columns>();

  // Whatever else pg's overloads take goes by untouched: only a statement with values is given a name.
  override query(...given: unknown[]): never {
    const [statement, values, callback] = given;
    const query = super.query.bind(this) as (...all: unknown[]) => never;
    if (!isStatement(statement) || !Array.isArray(values)) return query(...given);
    const name = values.length > 0 ? findName(statement.text) : undefined;
    if (name === undefined) return query({ ...statement, name }, values, callback);
    return runKept(this.#columns, query, { ...statement, name }, values, callback as Settle | undefined) as never;
  }
}

function isStatement(given: unknown): given is Statement {
  return typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);
}

function findName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < usesBeforeNaming) {
    if (count > 1 || uses.size < mostCounted) uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
