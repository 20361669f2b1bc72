import pg from 'pg';
import { StatementNames } from '../statement-names.ts';

/**
 * A client for which the database stores the plans of frequent statements: planning the joins of an answer takes
 * longer than running them.
 */
export class PreparingClient extends pg.Client {
  readonly #names: StatementNames;

  constructor(config?: pg.ClientConfig & { statementNames?: StatementNames }) {
    super(config);
    this.#names = config?.statementNames ?? new StatementNames();
  }

  // Other overloads of pg pass unchanged: only a statement with values gets a name.
  override query(...given: unknown[]): never {
    const [statement, values, resolve] = given;
    const query = super.query.bind(this) as (...all: unknown[]) => never;
    if (!isStatement(statement) || !Array.isArray(values)) return query(...given);
    const name = values.length > 0 ? this.#names.find(statement.text) : undefined;
    return query({ ...statement, name }, values, resolve);
  }
}

function isStatement(given: unknown): given is { text: string } {
  return typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);
}
