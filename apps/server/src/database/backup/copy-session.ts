import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table, and the columns that are copied. */
export type CopiedTable = { table: string; columns: string[] };

/**
 * One transaction that copies whole tables in PostgreSQL's text format,
 * which both databases read and write alike.
 */
export type CopySession = {
  exec(statements: string): Promise<unknown>;
  query<Row>(statement: string): Promise<Row[]>;
  copyOut(table: CopiedTable): AsyncIterable<Uint8Array>;
  copyIn(table: CopiedTable, rows: Uint8Array): Promise<void>;
};

/** Runs `work` in one transaction, which sees one state of the database from its first statement to its last. */
export type RunCopySession = <T>(
  access: 'read only' | 'read write',
  work: (session: CopySession) => Promise<T>,
) => Promise<T>;

/** The same text for the same value, whatever the session was set to. */
const sameText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = 'public'`;

/** The embedded database has one session: everything else waits for the transaction. */
export function copyEmbedded(embedded: PGlite): RunCopySession {
  return (access, work) =>
    embedded.transaction(async (tx) => {
      await tx.exec(`set transaction isolation level repeatable read, ${access}; ${sameText}`);
      return work({
        exec: (statements) => tx.exec(statements),
        query: async <Row>(statement: string) => (await tx.query<Row>(statement)).rows,
        async *copyOut(table) {
          const { blob } = await tx.query(`copy ${target(table)} to '/dev/blob'`);
          // None for a table without rows.
          if (blob !== undefined) yield* blob.stream();
        },
        async copyIn(table, rows) {
          await tx.query(`copy ${target(table)} from '/dev/blob'`, [], { blob: new Blob([Uint8Array.from(rows)]) });
        },
      });
    });
}

/** A connection of its own, without a time limit for statements: a large table takes any time. */
export function copyPostgres(url: string, connectMs: number): RunCopySession {
  return async (access, work) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true });
    // An error of the connection fails its statements.
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(`begin isolation level repeatable read, ${access}; ${sameText}`);
      const result = await work({
        exec: (statements) => client.query(statements),
        query: async <Row>(statement: string) => (await client.query(statement)).rows as Row[],
        copyOut: (table) => client.query(copyTo(`copy ${target(table)} to stdout`)),
        async copyIn(table, rows) {
          const stream = client.query(copyFrom(`copy ${target(table)} from stdin`));
          await new Promise<void>((resolve, reject) => {
            stream.once('finish', resolve).once('error', reject).end(rows);
          });
        },
      });
      await client.query('commit');
      return result;
    } finally {
      // Without a commit nothing is stored.
      await client.end();
    }
  };
}

function target({ table, columns }: CopiedTable): string {
  return `${quoted(table)} (${columns.map(quoted).join(', ')})`;
}

/** Returns a name as an identifier of a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
