import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { signalStatement } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import { webhookDeliveries } from './chats.tables.ts';

type Waiting = {
  channel: ChannelKind;
  body: string;
  receivedAt: Date;
  resolve(): void;
  reject(error: unknown): void;
};

/** More would make one statement slow for those who wait on it. */
const largestBatch = 200;

/**
 * Stores deliveries durably. Those that arrive while a commit is under way share the next one, so that the
 * database's rate of commits does not limit the rate of deliveries.
 */
export function createWebhookIntake(options: { database: Database; clock: Clock }) {
  let waiting: Waiting[] = [];
  let storing = false;

  async function storeWaiting(): Promise<void> {
    storing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      try {
        await storeBatch(options.database, batch);
        for (const delivery of batch) delivery.resolve();
      } catch (error) {
        for (const delivery of batch) delivery.reject(error);
      }
    }
    storing = false;
  }

  return {
    /** Resolves once the delivery is on disk. */
    store(channel: ChannelKind, body: string): Promise<void> {
      return new Promise((resolve, reject) => {
        waiting.push({ channel, body, receivedAt: options.clock.now(), resolve, reject });
        if (!storing) void storeWaiting();
      });
    },
  };
}

export type WebhookIntake = ReturnType<typeof createWebhookIntake>;

/** One statement, one round trip, one commit; the batch is one parameter, so its size costs nothing to parse. */
async function storeBatch(database: Database, batch: Waiting[]): Promise<void> {
  const rows = JSON.stringify(batch.map(({ channel, body, receivedAt }) => ({ channel, body, received_at: receivedAt })));
  await database.execute(sql`
    with stored as (
      insert into ${webhookDeliveries} (channel, body, received_at, due_at)
      select channel, body, received_at, received_at
      from json_to_recordset(${rows}::json) as delivery (channel text, body text, received_at timestamptz))
    ${signalStatement([{ kind: 'delivery-stored' }])}`);
}
