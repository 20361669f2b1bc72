import type { DeliveryProcessor } from './delivery-processing.ts';
import { processDue, type Processing } from './process-deliveries.ts';
import { recordPolled, type Recorder } from './record-deliveries.ts';
import { findNextDue } from './stored-deliveries.repository.ts';

const batchSize = 100;
/** Max time a delivery waits that a process stored but did not live to process, in ms. */
const maxRestMs = 12_000;

/** Processes stored deliveries: parses them and records their events, in batches, each delivery once. */
export function createDeliveryProcessor(recorder: Recorder): DeliveryProcessor {
  const { connection, clock, logger } = recorder;
  let started = false;
  let current: Promise<void> | null = null;
  let again = false;
  /** Whether some delivery may be waiting for a later time; new ones are due right away and are announced. */
  let hasDeferred = true;
  let cancelTimer = () => {};
  let stopListening = () => {};
  const processing: Processing = { ...recorder, batchSize, onDeferred: () => void (hasDeferred = true) };

  function wake(): void {
    if (!started) return;
    again = true;
    current ??= work().finally(() => {
      current = null;
      if (again) wake();
    });
  }

  /** Waits for the work under way, and for the work it scheduled itself. */
  async function ended(): Promise<void> {
    for (let batches = current; batches !== null; batches = current) await batches;
  }

  /** Looks for deferred deliveries too, because another process may have deferred some. */
  function pollEverything(): void {
    hasDeferred = true;
    wake();
  }

  async function work(): Promise<void> {
    cancelTimer();
    try {
      while (started && again) again = await processNext();
      const next = hasDeferred ? wake : pollEverything;
      const dueAt = hasDeferred ? await findNextDue(connection.database) : null;
      hasDeferred = dueAt !== null;
      cancelTimer = clock.setTimer(restMs(dueAt, clock.now()), next);
    } catch (error) {
      logger.error({ error }, 'Processing deliveries failed');
      again = false;
      cancelTimer = clock.setTimer(1_000, wake);
    }
  }

  /** Returns whether there may be more, also of those that came meanwhile. */
  async function processNext(): Promise<boolean> {
    again = false;
    const isFull = await processDue(processing);
    return isFull || again;
  }

  return {
    start() {
      started = true;
      stopListening = connection.signals.on('delivery-stored', wake);
      wake();
    },
    async stop() {
      started = false;
      stopListening();
      cancelTimer();
      await current;
    },
    processStored() {
      wake();
      return started;
    },
    processPolledEvents: (channel, events) => recordPolled(recorder, channel, events),
    async idle() {
      await ended();
      wake();
      await ended();
    },
  };
}

/** Returns how long to wait until the next delivery is due. */
function restMs(dueAt: number | null, now: Date): number {
  const rest = dueAt === null ? maxRestMs : dueAt - now.getTime();
  return Math.min(Math.max(rest, 1), maxRestMs);
}
