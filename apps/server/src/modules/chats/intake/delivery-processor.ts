import type { DeliveryProcessor } from './delivery-processing.ts';
import { processDue, processLocal, type Processing } from './process-deliveries.ts';
import { recordPolled, type Recorder } from './record-deliveries.ts';
import { findNextDue, type Delivery } from './stored-deliveries.repository.ts';

const batchSize = 100;
/** Max time a delivery waits that a process stored but did not live to process, in ms. */
const maxRestMs = 12_000;
/** Max deliveries kept in memory; the database holds the rest. */
const maxLocalQueue = 1_000;

/** Processes stored deliveries: parses them and records their events, in batches, each delivery once. */
export function createDeliveryProcessor(recorder: Recorder): DeliveryProcessor {
  const { connection, clock, logger } = recorder;
  let started = false;
  let current: Promise<void> | null = null;
  let again = false;
  /** Deliveries that are stored and known only to this process, in their order. */
  let localQueue: Delivery[] = [];
  /** Whether the database may hold others. */
  let shouldPoll = true;
  /** Whether some delivery may be waiting for a later time; new ones are due right away and are announced. */
  let hasDeferred = true;
  let cancelTimer = () => {};
  let stopListening = () => {};
  const processing: Processing = { ...recorder, batchSize, onDeferred: () => void (hasDeferred = true) };

  function wake(): void {
    if (!started) return;
    if (current !== null) {
      again = true;
      return;
    }
    current = work().finally(() => {
      current = null;
      if (!again) return;
      again = false;
      wake();
    });
  }

  /** Waits for the work under way, and for the work it scheduled itself. */
  async function ended(): Promise<void> {
    for (let batches = current; batches !== null; batches = current) await batches;
  }

  function poll(): void {
    shouldPoll = true;
    wake();
  }

  /** Forces a full look, because another process may have deferred something. */
  function pollEverything(): void {
    hasDeferred = true;
    poll();
  }

  async function work(): Promise<void> {
    cancelTimer();
    try {
      while (started && (await processBatch())) again = false;
      const lookNext = hasDeferred ? poll : pollEverything;
      const dueAt = hasDeferred ? await findNextDue(connection.database) : null;
      hasDeferred = dueAt !== null;
      cancelTimer = clock.setTimer(restMs(dueAt, clock.now()), lookNext);
    } catch (error) {
      logger.error({ error }, 'Processing deliveries failed');
      cancelTimer = clock.setTimer(1_000, poll);
    }
  }

  /** Returns whether there may be more. */
  async function processBatch(): Promise<boolean> {
    if (!shouldPoll) {
      const batch = localQueue.splice(0, batchSize);
      if (batch.length > 0 && !(await processLocal(processing, batch))) shouldPoll = true;
      return shouldPoll || localQueue.length > 0;
    }
    shouldPoll = false;
    // The search below finds them with the others, in the order of all.
    localQueue = [];
    if (await processDue(processing)) shouldPoll = true;
    return shouldPoll;
  }

  return {
    start() {
      started = true;
      stopListening = connection.signals.on('delivery-stored', poll);
      poll();
    },
    async stop() {
      started = false;
      stopListening();
      cancelTimer();
      await current;
    },
    enqueueLocal(stored) {
      if (!started) return false;
      if (localQueue.length > maxLocalQueue) shouldPoll = true;
      else localQueue.push(...stored);
      wake();
      return true;
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
