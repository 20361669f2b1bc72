import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '../../platform/config-error.ts';
import { refuseClockSkew } from '../clock-skew.ts';
import { connectPostgres, type Connection } from '../connect.ts';
import { inTransaction, queryRows } from '../database.ts';
import { standardLimits } from './limits.ts';
import { createTestDatabase } from '../test-database.ts';

const limits = {
  ...standardLimits,
  statementMs: 400,
  lockMs: 200,
  idleInTransactionMs: 200,
  connectMs: 600,
  pingEveryMs: 100,
  pingMs: 200,
};

/** A network to the database that can be cut without a word, as a pulled cable does. */
async function startNetwork(url: string) {
  const to = new URL(url);
  const folder = decodeURIComponent(to.hostname);
  const port = to.port === '' ? 5432 : Number(to.port);
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = folder.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (part) => !isCut && into.write(part));
      from.on('close', () => !isCut && into.destroy());
      from.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  to.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: to.href,
    cut: () => (isCut = true),
    mend: () => (isCut = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('a PostgreSQL', () => {
  let given: Connection & { url: string | null };
  let network: Awaited<ReturnType<typeof startNetwork>>;
  let connection: Connection;
  const errors: unknown[] = [];
  beforeAll(async () => {
    given = await createTestDatabase();
    network = await startNetwork(given.url!);
    connection = await connectPostgres(network.url, (error) => errors.push(error), limits);
  });
  afterAll(async () => {
    await connection.close();
    await network.close();
    await given.close();
  });
  afterEach(() => network.mend());

  const ask = (statement = sql`select 1 as one`) => queryRows(connection.database, statement);

  test('that takes too long for a statement is not waited for', async () => {
    await expect(ask(sql`select pg_sleep(20)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  });

  test('in which somebody holds a lock is not waited for', async () => {
    await inTransaction(given.database, async (tx) => {
      await tx.execute(sql`lock table jobs in access exclusive mode`);
      await expect(ask(sql`select * from jobs`)).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
  });

  test('ends a transaction in which nothing happens any more', async () => {
    const idle = inTransaction(connection.database, async (tx) => {
      await tx.execute(sql`select 1`);
      await vi.waitFor(async () =>
        expect(
          await queryRows(given.database, sql`select from pg_stat_activity where state = 'idle in transaction'`),
        ).toHaveLength(0),
      );
      await tx.execute(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();
  });

  test('behind a network that is cut fails what is asked, and answers again when it is mended', async () => {
    network.cut();
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toThrow();
    network.mend();
    await vi.waitFor(async () => expect(await ask()).toHaveLength(1));
  });

  test('whose connection for signals has died without a word is listened to again', async () => {
    network.cut();
    await vi.waitFor(() =>
      expect(errors.map(String)).toContainEqual(expect.stringContaining('does not answer and is opened again')),
    );
    network.mend();
    const heard = vi.fn<() => void>();
    connection.signals.on('session-ended', heard);
    await vi.waitFor(async () => {
      await given.database.execute(sql`select pg_notify('spotter', '[{"kind":"session-ended","sessionIds":["one"]}]')`);
      expect(heard).toHaveBeenCalled();
    });
  });

  test('whose clock differs by more than two seconds is refused in one sentence', async () => {
    await refuseClockSkew(given.database, () => Date.now() + 1_000);
    await expect(refuseClockSkew(given.database, () => Date.now() + 3_000)).rejects.toThrow(
      /^This machine's clock is 3\.\d s ahead of the database's: set both by a time server\./,
    );
    await expect(refuseClockSkew(given.database, () => Date.now() - 3_000)).rejects.toBeInstanceOf(ConfigError);
  });
});
