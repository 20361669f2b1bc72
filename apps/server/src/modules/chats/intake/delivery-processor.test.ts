import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createTestDatabase } from '../../../database/test-database.ts';
import { createTestClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/logger.ts';
import { webhookDeliveries } from './deliveries.tables.ts';
import { createDeliveryProcessor } from './delivery-processor.ts';
import { createContactHash } from '../contacts/kept-opt-outs.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

test('a delivery that was put off many times is tried again when it then cannot be processed', async () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const receivedAt = clock.now();
  await connection.database
    .insert(webhookDeliveries)
    .values({ channel: 'instagram', body: '{}', receivedAt, dueAt: receivedAt, deferrals: 11 });
  const processor = createDeliveryProcessor({
    connection,
    clock,
    logger: createLogger('silent'),
    channels: { instagram: { parse: () => [], ownAppId: null } },
    onRecorded: () => Promise.reject(new Error('The disk is full')),
    hashContact: createContactHash({ current: Buffer.from('for tests'), previous: null }),
    onSendingPolicy: async () => undefined,
    onComments: async () => undefined,
    claimEcho: async () => null,
    mediaSupport: { audio: false, images: false },
  });
  processor.start();
  await processor.idle();
  await processor.stop();
  const [stored] = await connection.database.select().from(webhookDeliveries);
  expect(stored).toMatchObject({ attempts: 1, note: 'The disk is full' });
  expect(stored!.dueAt!.getTime()).toBeGreaterThan(receivedAt.getTime());
});
