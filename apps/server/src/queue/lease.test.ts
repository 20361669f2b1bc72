import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import { inTransaction, queryRows } from '../database/database.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { newId } from '../platform/ids.ts';
import { defineJob } from './define-job.ts';
import { finishJobs, leaseDueJobs } from './lease.ts';
import { jobs } from './queue.tables.ts';
import { requestJobs } from './queue.ts';

const greet = defineJob('greet', z.object({}));

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('a lease, with others at the same row', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());

  test('that ends while its job is being asked for again leaves the job to be taken at once', async () => {
    const now = new Date();
    const request = [{ key: 'maya', payload: {}, dueAt: now }];
    await requestJobs(connection.database, greet, request);
    const terms = { leaseMs: 12_000, startLimit: 3, clock: 'database' } as const;
    const wish = { kinds: ['greet'], now, terms, mayTryLast: true, token: newId(), limit: 1 };
    const { leased } = await leaseDueJobs(connection.database, wish);
    const { ending } = await inTransaction(connection.database, async (tx) => {
      await requestJobs(tx, greet, request);
      // Whoever is stopped by a transaction's rows waits for the transaction.
      const isWaiting = sql`select from pg_locks where locktype = 'transactionid' and not granted
        and transactionid = pg_current_xact_id()::xid`;
      const waiting = finishJobs(connection.database, leased);
      await vi.waitFor(async () => expect(await queryRows(tx, isWaiting)).toHaveLength(1));
      return { ending: waiting };
    });
    await ending;
    expect(await connection.database.select().from(jobs)).toMatchObject([{ key: 'maya', leaseToken: null }]);
  });
});
