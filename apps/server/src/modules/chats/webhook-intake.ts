import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { inTransaction } from '../../database/database.ts';
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
        await inTransaction(options.database, async (tx) => {
          await tx.insert(webhookDeliveries).values(
            batch.map(({ channel, body, receivedAt }) => ({ channel, body, receivedAt, dueAt: receivedAt })),
          );
          await sendSignals(tx, [{ kind: 'delivery-stored' }]);
        });
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
