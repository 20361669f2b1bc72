import pg from 'pg';
/** Statements for lists are built for each length: only what comes often is worth a plan on every connection. */
const usesBeforeNaming = 10;
/** Each connection keeps a plan for each name, so there must be an end of them. */
const maxNames = 100;
const maxCounted = 2_000;

/** Names the statements that come often. The connections of one pool share them. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** Counts one more use of a statement; undefined until it comes often. */
  find(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= maxNames) return known;
    const count = (this.#uses.get(text) ?? 0) + 1;
    if (count < usesBeforeNaming) {
      if (count > 1 || this.#uses.size < maxCounted) this.#uses.set(text, count);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * A client that has the database keep the plans of statements that come often: to plan the joins behind an answer
 * takes longer than to run them.
 */
export class PreparingClient extends pg.Client {
  readonly #names: StatementNames;

  constructor(config?: pg.ClientConfig & { statementNames?: StatementNames }) {
    super(config);
    this.#names = config?.statementNames ?? new StatementNames();
  }

  // Whatever else pg's overloads take goes by untouched: only a statement with values is given a name.
  override query(...given: unknown[]): never {
    const [statement, values, settle] = given;
    const query = super.query.bind(this) as (...all: unknown[]) => never;
    if (!isStatement(statement) || !Array.isArray(values)) return query(...given);
    const name = values.length > 0 ? this.#names.find(statement.text) : undefined;
    return query({ ...statement, name }, values, settle);
  }
}

function isStatement(given: unknown): given is { text: string } {
  return typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);
}
