import { EventEmitter } from 'node:events';
import postgres from 'postgres';

type Given = { connectionString: string; max: number; idleTimeoutMillis: number; statement_timeout: number };
type Statement = string | { text: string; rowMode?: 'array' };
type Runner = Pick<postgres.Sql, 'unsafe'>;

export const sharedName = 'shared';

/**
 * Replaces `shared-connection-pool`, and all of pg: a pool of postgres.js with the interface of pg's, as far as
 * drizzle and `connect.ts` use it. Drizzle recognizes a pool by this name.
 */
export class SharedConnectionPool extends EventEmitter {
  readonly #sql: postgres.Sql;

  constructor({ connectionString, max, idleTimeoutMillis, statement_timeout: timeout }: Given) {
    super();
    this.#sql = postgres({
      ...placeOf(connectionString),
      max,
      idle_timeout: idleTimeoutMillis / 1000,
      max_lifetime: null,
      connection: {
        statement_timeout: timeout,
        // The settings that `connect.ts` makes on each connection of pg.
        ...({ enable_seqscan: 'off', jit: 'off', 'spotter.light_commit': 'off' } as object),
      },
    });
    // As in drizzle's own driver for postgres.js: drizzle reads and writes these itself.
    const { parsers, serializers } = this.#sql.options as unknown as Record<string, Record<string, unknown>>;
    const asItIs = (value: unknown) => value;
    for (const type of ['1184', '1082', '1083', '1114', '1182', '1185', '1115', '1231']) {
      parsers![type] = asItIs;
      serializers![type] = asItIs;
    }
    for (const type of ['114', '3802']) serializers![type] = asItIs;
  }

  query = (statement: Statement, values: unknown[] = []) => run(this.#sql, statement, values);

  async connect() {
    const reserved = await this.#sql.reserve();
    return {
      query: (statement: Statement, values: unknown[] = []) => run(reserved, statement, values),
      release: () => reserved.release(),
    };
  }

  end(): Promise<void> {
    return this.#sql.end();
  }
}

function run(sql: Runner, statement: Statement, values: unknown[]) {
  const { text, rowMode } = typeof statement === 'string' ? { text: statement } : { rowMode: undefined, ...statement };
  const query = sql.unsafe(text, values as never[], { prepare: true });
  const rows = rowMode === 'array' ? query.values() : query;
  // Sent right away, as with pg, whether or not the caller waits for it.
  return rows.execute().then((result) => ({ rows: result as unknown[], rowCount: result.count }));
}

/** Returns the folder of a socket in an address, for which postgres.js has an option of its own. */
function placeOf(address: string) {
  const { hostname, port, username, password, pathname } = new URL(address);
  const host = decodeURIComponent(hostname);
  const at = Number(port === '' ? 5432 : port);
  return {
    ...(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${at}` } : { host, port: at }),
    username,
    password,
    database: pathname.slice(1),
  };
}
