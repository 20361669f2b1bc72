import pg from 'pg';

/** What a statement is called that may share a connection; a client that prepares gives it a name of its own. */
export const sharedName = 'shared';

/**
 * A pool whose `shared` statements (see `preparedQuery`) share one connection as long as one of them is under way. They wait for
 * little, so each costs the others less than a connection of its own would: to wake another part of the database takes
 * longer than to run them.
 */
export class SharedConnectionPool extends pg.Pool {
  #shared: Promise<pg.PoolClient> | null = null;
  #underWay = 0;

  // Whatever else pg's overloads take goes by untouched.
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
