import { inTransaction } from '../../../database/database.ts';
import { failureLine } from '../../../platform/serialize-error.ts';
import { eventsOf, recordDeliveries, recordEachApart, type Recorder } from './record-deliveries.ts';
import { findDelivery, listDue, postpone, putBack, takeDue } from './stored-deliveries.repository.ts';

/** What processing stored deliveries takes. */
export type Processing = Recorder & {
  batchSize: number;
  /** Called when a delivery has to wait for a later time. */
  onDeferred(): void;
};

/** Processes the deliveries that are due. Returns whether there may be more. */
export async function processDue(processing: Processing): Promise<boolean> {
  const { clock, batchSize } = processing;
  try {
    const count = await inTransaction(processing.connection.database, async (tx) => {
      const batch = await takeDue(tx, { now: clock.now().toISOString(), limit: batchSize });
      if (batch.length > 0) await recordDeliveries(tx, processing, batch, processing.onDeferred);
      return batch.length;
    });
    return count === batchSize;
  } catch (error) {
    // Takes each delivery separately, so that one that cannot be recorded does not hold up the others.
    processing.logger.warn({ error }, 'A batch of deliveries failed and is taken up one by one');
    return processOneByOne(processing);
  }
}

async function processOneByOne(processing: Processing): Promise<boolean> {
  const { clock, batchSize } = processing;
  const { database } = processing.connection;
  const ids = await listDue(database, clock.now(), batchSize);
  for (const id of ids) {
    try {
      await inTransaction(database, async (tx) => {
        const [delivery] = await takeDue(tx, { now: clock.now().toISOString(), limit: 1, id });
        if (delivery !== undefined) await recordDeliveries(tx, processing, [delivery], processing.onDeferred);
      });
    } catch (error) {
      await processApart(processing, id, error);
    }
  }
  return ids.length === batchSize;
}

/** Processes the events of a delivery that fails as a whole one by one. */
async function processApart(processing: Processing, id: number, error: unknown): Promise<void> {
  const { clock } = processing;
  const { database } = processing.connection;
  const delivery = await findDelivery(database, id);
  const reader = delivery === null ? undefined : processing.channels[delivery.channel];
  if (delivery === null || reader === undefined) return postponeFailed(processing, id, error);
  const events = eventsOf({ ...delivery, id }, reader);
  if (events.length < 2) return postponeFailed(processing, id, error);
  const { recorded, failures } = await recordEachApart(processing, delivery.channel, reader, events);
  if (failures.length > 0) {
    processing.logger.error({ error: failures[0], deliveryId: id }, 'A part of a delivery could not be processed');
    return postponeFailed(processing, id, failures[0]);
  }
  const notes = new Map(recorded.flatMap((one) => [...one.notes]));
  const deferred = new Set(recorded.flatMap((one) => [...one.deferred]));
  if (deferred.size > 0) processing.onDeferred();
  await inTransaction(database, async (tx) => {
    const taken = await takeDue(tx, { now: clock.now().toISOString(), limit: 1, id });
    await putBack(tx, taken, notes, deferred, clock.now());
  });
}

async function postponeFailed(
  { connection, clock, onDeferred }: Processing,
  id: number,
  error: unknown,
): Promise<void> {
  onDeferred();
  await postpone(connection.database, id, failureLine(error), clock.now());
}
