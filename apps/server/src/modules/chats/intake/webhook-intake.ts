import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import { batchCalls } from '../../../database/batch-calls.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { storeDeliveries, type ArrivedDelivery } from './stored-deliveries.repository.ts';

/** Max deliveries per statement: more would make one statement slow for those who wait on it. */
const largestBatch = 200;
/**
 * Max deliveries that wait.
 * Beyond it the database is far too slow, and platforms deliver again what was not accepted.
 */
const maxWaiting = 2_000;

/**
 * Stores deliveries durably. Those that arrive while a commit is under way share the next one, so that the
 * database's rate of commits does not limit the rate of deliveries.
 */
export function createWebhookIntake(options: {
  database: Database;
  clock: Clock;
  /** Returns whether a delivery need not be stored. */
  isOwnEcho(channel: ChannelKind, body: string): boolean;
  /** Lets this process continue with what was stored; returns false where it does not process deliveries. */
  processStored(): boolean;
}) {
  const { database } = options;
  const store = batchCalls(
    async (batch: ArrivedDelivery[]) => {
      await storeDeliveries(database, batch);
      if (!options.processStored()) sendSignals(database, [{ kind: 'delivery-stored' }]);
      return batch.map(() => undefined);
    },
    largestBatch,
    maxWaiting,
  );
  return {
    /** Resolves once the delivery is on disk. */
    async store(channel: ChannelKind, body: string): Promise<void> {
      if (options.isOwnEcho(channel, body)) return;
      await store({ channel, body, receivedAt: options.clock.now() });
    },
  };
}

export type WebhookIntake = ReturnType<typeof createWebhookIntake>;
