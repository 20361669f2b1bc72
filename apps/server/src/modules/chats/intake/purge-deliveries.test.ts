import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createTestDatabase } from '../../../database/test-database.ts';
import { createTestClock } from '../../../platform/clock.ts';
import { webhookDeliveries } from './deliveries.tables.ts';
import { readDeliveryBacklog } from './stored-deliveries.repository.ts';
import { createDeliveryPurge } from './purge-deliveries.job.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

test('what nobody could use is forgotten after 30 days; what could never be processed stays until somebody has looked', async () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const delivery = { channel: 'instagram', body: '{}', receivedAt: new Date('2026-10-01T12:00:00Z') } as const;
  const { database } = connection;
  await database.insert(webhookDeliveries).values([
    { ...delivery, dueAt: null, note: 'Nothing reads messenger yet', attempts: 4 },
    { ...delivery, dueAt: null, note: 'The disk is full', attempts: 5 },
    { ...delivery, dueAt: clock.now(), attempts: 2 },
  ]);
  const lease = { kind: 'purge-deliveries', key: 'all', lease_token: '', revision: 1 };
  await createDeliveryPurge({ database, clock, keptDays: 30 }).run({ key: 'all', payload: {}, attempts: 0, lease });
  const stored = await database.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
  expect(stored.map(({ attempts }) => attempts)).toEqual([5, 2]);
  expect(await readDeliveryBacklog(database, clock.now())).toEqual({ oldestDueAt: clock.now(), setAside: 1 });
});
