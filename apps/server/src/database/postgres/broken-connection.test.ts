import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres, type Connection } from '../connect.ts';
import { inTransaction, queryRows } from '../database.ts';
import { createTestDatabase } from '../test-database.ts';
import { preparedSql } from '../prepared-query.ts';

const backend = preparedSql<{ wish: string }, { pid: number }>(
  ({ wish }) => sql`select pg_backend_pid() as pid, ${wish}::text as wish`,
  { shared: true },
);
const breakOff = preparedSql<{ wish: boolean }, unknown>(
  ({ wish }) => sql`select pg_terminate_backend(pg_backend_pid()) where ${wish}::boolean`,
  { shared: true },
);

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('connections to a PostgreSQL', () => {
  let given: Connection & { url: string | null };
  let connection: Connection;
  const errors: unknown[] = [];
  beforeAll(async () => {
    given = await createTestDatabase();
    connection = await connectPostgres(given.url!, (error) => errors.push(error));
  });
  afterAll(async () => {
    await connection.close();
    await given.close();
  });

  test('shared statements that come together share one, and others do not wait for them', async () => {
    const ask = async (wish: string) => (await backend(connection.database, { wish }))[0]!.pid;
    const [first, second, other] = await Promise.all([
      ask('first'),
      ask('second'),
      queryRows<{ pid: number }>(connection.database, sql`select pg_backend_pid() as pid`),
    ]);
    expect(second).toBe(first);
    expect(other[0]!.pid).not.toBe(first);
  });

  test('one that breaks fails what is under way on it, and nothing else', async () => {
    const outcomes = await Promise.allSettled([
      breakOff(connection.database, { wish: true }),
      backend(connection.database, { wish: 'behind it' }),
      inTransaction(connection.database, async (tx) => {
        await tx.execute(sql`select 1`);
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await backend(connection.database, { wish: 'afterwards' })).toHaveLength(1);
    expect(await inTransaction(connection.database, (tx) => queryRows(tx, sql`select 1`))).toHaveLength(1);
  });
});
