import pg from 'pg';
/**
 * How often a statement is used before it has a name, and the max number of names. Statements for lists differ by
 * length, so only frequent ones are worth a plan; a connection stores one for each name.
 */
type Naming = { usesBefore: number; max: number };

/** For a pool, because each of its connections plans each name. */
const poolNaming: Naming = { usesBefore: 10, max: 100 };
const maxCounted = 2_000;

/** Names of frequent statements, shared by the connections of one pool. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  readonly #naming: Naming;

  constructor(naming = poolNaming) {
    this.#naming = naming;
  }

  /** Counts one use of a statement, and returns its name; undefined until it is frequent. */
  find(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= this.#naming.max) return known;
    const count = (this.#uses.get(text) ?? 0) + 1;
    if (count < this.#naming.usesBefore) {
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
