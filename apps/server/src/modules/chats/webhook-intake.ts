import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { shareRuns } from '../../database/shared-runs.ts';
import { sendSignals } from '../../database/signals.ts';
import { rowsOfWrittenOnce } from '../../database/written-once.ts';
import type { Clock } from '../../platform/clock.ts';
import { webhookDeliveries } from './chats.tables.ts';

type Arrived = { channel: ChannelKind; body: string; receivedAt: Date };

/** More would make one statement slow for those who wait on it. */
const largestBatch = 200;

/**
 * Stores deliveries durably. Those that arrive while a commit is under way share the next one, so that the
 * database's rate of commits does not limit the rate of deliveries.
 */
export function createWebhookIntake(options: { database: Database; clock: Clock }) {
  const store = shareRuns((batch: Arrived[]) => storeBatch(options.database, batch), largestBatch);
  return {
    /** Resolves once the delivery is on disk. */
    store: (channel: ChannelKind, body: string): Promise<void> =>
      store({ channel, body, receivedAt: options.clock.now() }),
  };
}

export type WebhookIntake = ReturnType<typeof createWebhookIntake>;

/** One statement, one round trip, one commit; the batch is one parameter, so its size costs nothing to parse. */
async function storeBatch(database: Database, batch: Arrived[]): Promise<void[]> {
  const rows = batch.map(({ channel, body, receivedAt }) => ({ channel, body, received_at: receivedAt }));
  await insertDeliveries(database, { rows: JSON.stringify(rows) });
  sendSignals(database, [{ kind: 'delivery-stored' }]);
  return batch.map(() => undefined);
}

const insertDeliveries = rowsOfWrittenOnce(
  ({ rows }: { rows: string }) => sql`
    insert into ${webhookDeliveries} (channel, body, received_at, due_at)
    select channel, body, received_at, received_at
    from json_to_recordset(${rows}::json) as delivery (channel text, body text, received_at timestamptz)`,
);
