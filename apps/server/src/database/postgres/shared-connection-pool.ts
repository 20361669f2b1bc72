import pg from 'pg';

/** The name of a statement that may share a connection; a preparing client gives it its own name. */
export const sharedName = 'shared';

/**
 * A pool whose `shared` statements (see `preparedQuery`) use one connection while one of them is under way. They
 * wait for little, so sharing costs less than a connection for each: waking another process of the database
 * takes longer than running them.
 */
export class SharedConnectionPool extends pg.Pool {
  #shared: Promise<pg.PoolClient> | null = null;
  #underWay = 0;

  // Other overloads of pg pass unchanged.
  override query(...given: unknown[]): never {
    const [statement] = given;
    if (!mayShare(statement)) return (super.query as (...all: unknown[]) => never).apply(this, given);
    return this.#runShared(given) as never;
  }

  async #runShared(given: unknown[]): Promise<unknown> {
    this.#shared ??= this.connect();
    const sharing = this.#shared;
    this.#underWay += 1;
    try {
      const client = await sharing;
      return await (client.query as (...all: unknown[]) => Promise<unknown>).apply(client, given);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) {
        this.#shared = null;
        sharing.then(
          (client) => client.release(),
          () => {},
        );
      }
    }
  }
}

function mayShare(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'name' in statement && statement.name === sharedName;
}
