import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectPostgres, type Connection } from '../connect.ts';
import { inTransaction, queryRows } from '../database.ts';
import { sendSignals, type Signal } from '../signals.ts';
import { createTestDatabase } from '../test-database.ts';
import { standardLimits } from './limits.ts';

const changed = (chatId: string): Signal => ({
  kind: 'chat-changed',
  chatId,
  botId: 'bot',
  added: [],
  changed: [],
  overtakes: false,
});

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('two processes on one PostgreSQL', () => {
  let left: Connection & { url: string | null };
  let right: Connection;
  const heard = { left: [] as string[], right: [] as string[] };
  beforeAll(async () => {
    left = await createTestDatabase();
    right = await connectPostgres(left.url!, (error) => {
      throw error;
    });
    left.signals.on('chat-changed', ({ chatId }) => heard.left.push(chatId));
    right.signals.on('chat-changed', ({ chatId }) => heard.right.push(chatId));
  });
  afterAll(async () => {
    await right.close();
    await left.close();
  });

  test('each hears what the other tells, and its own words once', async () => {
    // Whoever was there first has to have heard of the other.
    await vi.waitFor(() => {
      sendSignals(left.database, [changed('hello')]);
      expect(heard.right).toContain('hello');
    });
    heard.left.length = 0;
    heard.right.length = 0;
    await inTransaction(left.database, async (tx) => sendSignals(tx, [changed('from left'), changed('from left')]));
    sendSignals(right.database, [changed('from right')]);
    await vi.waitFor(() => {
      expect(heard.right.filter((id) => id !== 'hello')).toEqual(['from right', 'from left']);
      expect(heard.left).toContain('from right');
    });
    expect(heard.left).toEqual(['from left', 'from left', 'from right']);
  });

  test('a process is heard from its start on', async () => {
    const starting = await connectPostgres(left.url!, () => {});
    sendSignals(starting.database, [changed('at once')]);
    await vi.waitFor(() => expect(heard.left).toContain('at once'));
    await starting.close();
  });

  test('when a signal could not be sent, the others learn that they have missed something', async () => {
    const sending = await connectPostgres(left.url!, () => {});
    const missed = new Promise<void>((resolve) => left.signals.on('signals-missed', () => resolve()));
    sendSignals(sending.database, [changed('too long for a notification'.repeat(1_000))]);
    await missed;
    await sending.close();
  });

  const listeners = async () =>
    (
      await queryRows<{ pid: number }>(
        left.database,
        sql`select pid from pg_stat_activity where application_name = 'spotter-signals' and datname = current_database()`,
      )
    ).map(({ pid }) => pid);

  test('when a connection was lost, both sides learn that they may have missed something', async () => {
    const before = await listeners();
    const missed = { left: 0, returning: 0 };
    left.signals.on('signals-missed', () => void (missed.left += 1));
    const returning = await connectPostgres(left.url!, () => {});
    returning.signals.on('signals-missed', () => void (missed.returning += 1));
    const [own] = (await listeners()).filter((pid) => !before.includes(pid));
    await left.database.execute(sql`select pg_terminate_backend(${own})`);
    await vi.waitFor(() => expect(missed).toEqual({ left: 1, returning: 1 }));
    await returning.close();
  });

  test('a process that was killed may have kept signals to itself; one that comes or ends in order has not', async () => {
    const before = await listeners();
    const watching = await connectPostgres(left.url!, () => {}, { ...standardLimits, pingEveryMs: 20 });
    const [watchingId] = (await listeners()).filter((pid) => !before.includes(pid));
    let missed = 0;
    watching.signals.on('signals-missed', () => void (missed += 1));
    const orderly = await connectPostgres(left.url!, () => {});
    await orderly.close();

    const socket = new Socket();
    const killed = new pg.Client({
      connectionString: left.url!,
      stream: () => socket,
      application_name: 'spotter-signals',
    });
    killed.on('error', () => {});
    await killed.connect();
    await killed.query('listen spotter');
    // Before it answers, the watching process has looked who is there.
    for (let hello = 1; hello <= 2; hello += 1) {
      const answered = new Promise<void>((resolve) => {
        killed.on('notification', ({ processId, payload }) => {
          if (processId === watchingId && payload === '{"kind":"welcome"}') resolve();
        });
      });
      await killed.query(`select pg_notify('spotter', '{"kind":"hello","wasAway":false}')`);
      await answered;
    }
    expect(missed).toBe(0);
    socket.destroy();
    await vi.waitFor(() => expect(missed).toBe(1));
    await watching.close();
  });

  test('more than one notification holds arrives in several', async () => {
    const ids = Array.from({ length: 300 }, (_, nth) => `chat ${nth}`);
    sendSignals(left.database, ids.map(changed));
    await vi.waitFor(() => expect(heard.right).toEqual(expect.arrayContaining(ids)));
  });
});
