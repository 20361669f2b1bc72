/**
 * How often a statement is used before it has a name, and the max number of names. Statements for lists differ
 * by length, so only frequent ones are worth a plan; a connection stores one for each name.
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
