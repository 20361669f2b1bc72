import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { batchCalls } from '../../../database/batch-calls.ts';
import { sendSignals } from '../../../database/signals.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import type { Clock } from '../../../platform/clock.ts';
import { webhookDeliveries } from './deliveries.tables.ts';
import type { Delivery } from './stored-deliveries.ts';

type Arrived = { channel: ChannelKind; body: string; receivedAt: Date };

/** More would make one statement slow for those who wait on it. */
const largestBatch = 200;
/** Beyond it the database is too slow by far: platforms deliver again what was not taken. */
const mostWaiting = 2_000;

/**
 * Stores deliveries durably. Those that arrive while a commit is under way share the next one, so that the
 * database's rate of commits does not limit the rate of deliveries.
 */
export function createWebhookIntake(options: {
  database: Database;
  clock: Clock;
  /** Whether a delivery need not be stored. */
  tellsNothing(channel: ChannelKind, body: string): boolean;
  /** Has this process go on with them at once; false where it does not process deliveries. */
  hand(stored: Delivery[]): boolean;
}) {
  const { database } = options;
  const store = batchCalls(
    async (batch: Arrived[]) => {
      const stored = await storeBatch(database, batch);
      if (!options.hand(stored)) sendSignals(database, [{ kind: 'delivery-stored' }]);
      return stored;
    },
    largestBatch,
    mostWaiting,
  );
  return {
    /** Resolves once the delivery is on disk. */
    async store(channel: ChannelKind, body: string): Promise<void> {
      if (options.tellsNothing(channel, body)) return;
      await store({ channel, body, receivedAt: options.clock.now() });
    },
  };
}

export type WebhookIntake = ReturnType<typeof createWebhookIntake>;

/** One statement, one round trip, one commit; the batch is one parameter, so its size costs nothing to parse. */
async function storeBatch(database: Database, batch: Arrived[]): Promise<Delivery[]> {
  const rows = batch.map(({ channel, body, receivedAt }) => ({ channel, body, received_at: receivedAt }));
  const ids = await insertDeliveries(database, { rows: JSON.stringify(rows) });
  // They are numbered in the order of the rows.
  const inOrder = ids.map(({ id }) => Number(id)).toSorted((left, right) => left - right);
  return batch.map((arrived, nth) => ({ ...arrived, id: inOrder[nth]!, deferrals: 0 }));
}

const insertDeliveries = preparedSql<{ rows: string }, { id: number | string }>(
  ({ rows }) => sql`
    insert into ${webhookDeliveries} (channel, body, received_at, due_at)
    select channel, body, received_at, received_at
    from json_to_recordset(${rows}::json) as delivery (channel text, body text, received_at timestamptz)
    returning id`,
);
