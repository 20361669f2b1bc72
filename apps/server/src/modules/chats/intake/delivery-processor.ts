import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { deliveriesProcessed } from '../../../platform/observing/domain-events.ts';
import type { Logger } from '../../../platform/logger.ts';
import { failureLine } from '../../../platform/serialize-error.ts';
import type {
  DeliveredChannel,
  DeliveryProcessor,
  OnComments,
  OnRecorded,
  OnSendingPolicy,
} from './delivery-processing.ts';
import { addedIn, eachApart } from './each-apart.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import { recordEvents, type DeliveredEvent } from './recording/record-events.ts';
import { changesIn, type RecordedEvents } from './recording/recorded-events.ts';
import type { ClaimEcho } from './recording/recording.ts';
import {
  findDelivery,
  findNextDue,
  listDue,
  postpone,
  putBack,
  takeDue,
  takeLocal,
  type Delivery,
} from './stored-deliveries.repository.ts';

/** Another process has taken a delivery meanwhile. */
class TakenElsewhere extends Error {}

const batchSize = 100;
/**
 * Max times a delivery is deferred; after that an echo counts as written by a person. Sends end within their
 * time limit before that.
 */
const maxDeferrals = 12;
/** Max time a delivery waits that a process stored but did not live to process, in ms. */
const maxRestMs = 12_000;
/** Max deliveries kept in memory; the database holds the rest. */
const maxLocalQueue = 1_000;

/** Processes stored deliveries: parses them and records their events, in batches, each delivery once. */
export function createDeliveryProcessor(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  channels: Partial<Record<ChannelKind, DeliveredChannel>>;
  onRecorded: OnRecorded;
  onSendingPolicy: OnSendingPolicy;
  onComments: OnComments;
  claimEcho: ClaimEcho;
  hashContact: HashContact;
}): DeliveryProcessor {
  const { connection, clock, logger, channels, onRecorded, onSendingPolicy, onComments, hashContact, claimEcho } =
    options;
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

  function wake(): void {
    if (!started) return;
    if (current !== null) {
      again = true;
      return;
    }
    current = work().finally(() => {
      current = null;
      if (again) {
        again = false;
        wake();
      }
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
      if (!hasDeferred) {
        cancelTimer = clock.setTimer(maxRestMs, pollEverything);
        return;
      }
      const dueAt = await findNextDue(connection.database);
      hasDeferred = dueAt !== null;
      const rest = dueAt === null ? maxRestMs : dueAt - clock.now().getTime();
      cancelTimer = clock.setTimer(Math.min(Math.max(rest, 1), maxRestMs), poll);
    } catch (error) {
      logger.error({ error }, 'Processing deliveries failed');
      cancelTimer = clock.setTimer(1_000, poll);
    }
  }

  /** Returns whether there may be more. */
  async function processBatch(): Promise<boolean> {
    if (!shouldPoll) {
      await processLocalQueue(localQueue.splice(0, batchSize));
      return shouldPoll || localQueue.length > 0;
    }
    shouldPoll = false;
    // The search below finds them with the others, in the order of all.
    localQueue = [];
    if (await processFound()) shouldPoll = true;
    return shouldPoll;
  }

  async function processLocalQueue(batch: Delivery[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      await inTransaction(connection.database, async (tx) => {
        const ids = batch.map(({ id }) => id);
        // Requested together with the first query of processing.
        const [taken] = await Promise.all([takeLocal(tx, ids), process(tx, batch)]);
        if (taken.length < batch.length) throw new TakenElsewhere();
      });
    } catch (error) {
      if (!(error instanceof TakenElsewhere)) logger.warn({ error }, 'Deliveries failed and are looked up again');
      shouldPoll = true;
    }
  }

  /** Returns whether there may be more. */
  async function processFound(): Promise<boolean> {
    try {
      const count = await inTransaction(connection.database, async (tx) => {
        const batch = await takeDue(tx, { now: clock.now().toISOString(), limit: batchSize });
        if (batch.length > 0) await process(tx, batch);
        return batch.length;
      });
      return count === batchSize;
    } catch (error) {
      // Takes each delivery separately, so that one that cannot be recorded does not hold up the others.
      logger.warn({ error }, 'A batch of deliveries failed and is taken up one by one');
      return processOneByOne();
    }
  }

  async function processOneByOne(): Promise<boolean> {
    const ids = await listDue(connection.database, clock.now(), batchSize);
    for (const id of ids) {
      try {
        await inTransaction(connection.database, async (tx) => {
          const [delivery] = await takeDue(tx, { now: clock.now().toISOString(), limit: 1, id });
          if (delivery !== undefined) await process(tx, [delivery]);
        });
      } catch (error) {
        await processApart(id, error);
      }
    }
    return ids.length === batchSize;
  }

  /** Processes the events of a delivery that fails as a whole one by one. */
  async function processApart(id: number, error: unknown): Promise<void> {
    const delivery = await findDelivery(connection.database, id);
    const reader = delivery === null ? undefined : channels[delivery.channel];
    if (delivery === null || reader === undefined) return postponeFailed(id, error);
    const last = delivery.deferrals >= maxDeferrals;
    const events = reader.parse(delivery.body, delivery.receivedAt);
    if (events.length < 2) return postponeFailed(id, error);
    const { recorded, failures } = await eachApart(events, (event) =>
      recordTogether(delivery.channel, reader, [{ deliveryId: id, event, last }]),
    );
    if (failures.length > 0) {
      logger.error({ error: failures[0], deliveryId: id }, 'A part of a delivery could not be processed');
      return postponeFailed(id, failures[0]);
    }
    const notes = new Map(recorded.flatMap((one) => [...one.notes]));
    const deferred = new Set(recorded.flatMap((one) => [...one.deferred]));
    hasDeferred ||= deferred.size > 0;
    await inTransaction(connection.database, async (tx) => {
      const taken = await takeDue(tx, { now: clock.now().toISOString(), limit: 1, id });
      await putBack(tx, taken, notes, deferred, clock.now());
    });
  }

  function recordTogether(channel: ChannelKind, reader: DeliveredChannel, events: DeliveredEvent[]) {
    return inTransaction(connection.database, (tx) => record(tx, channel, reader, events, clock.now()));
  }

  async function process(tx: Database, batch: Delivery[]): Promise<void> {
    const now = clock.now();
    const notes = new Map<number, string>();
    const deferred = new Set<number>();
    for (const channel of new Set(batch.map((delivery) => delivery.channel))) {
      const reader = channels[channel];
      const deliveries = batch.filter((one) => one.channel === channel);
      if (reader === undefined) {
        for (const { id } of deliveries) notes.set(id, `Nothing reads ${channel} yet`);
        continue;
      }
      const events: DeliveredEvent[] = [];
      for (const delivery of deliveries) {
        const last = delivery.deferrals >= maxDeferrals;
        for (const event of reader.parse(delivery.body, delivery.receivedAt))
          events.push({ deliveryId: delivery.id, event, last });
      }
      const recorded = await record(tx, channel, reader, events, now);
      for (const [id, note] of recorded.notes) notes.set(id, note);
      for (const id of recorded.deferred) deferred.add(id);
      if (deferred.size > 0) hasDeferred = true;
    }
    await putBack(tx, batch, notes, deferred, now);
    for (const channel of new Set(batch.map((delivery) => delivery.channel))) {
      const ofChannel = batch.filter((one) => one.channel === channel && !deferred.has(one.id));
      const waitedMs = ofChannel.map(({ receivedAt }) => Math.max(0, now.getTime() - receivedAt.getTime()));
      deliveriesProcessed.emit({ channel, waitedMs });
    }
  }

  /** Records events, and notifies higher modules and followers. */
  async function record(
    tx: Database,
    channel: ChannelKind,
    { ownAppId }: DeliveredChannel,
    events: DeliveredEvent[],
    now: Date,
  ): Promise<RecordedEvents> {
    const recorded = await recordEvents(tx, { kind: channel, ownAppId, hashContact, claimEcho }, events, now);
    await onRecorded(tx, recorded.chats, now);
    for (const policy of recorded.policies) await onSendingPolicy(tx, policy);
    if (recorded.comments.length > 0) await onComments(tx, recorded.comments, now);
    sendSignals(tx, changesIn(recorded));
    return recorded;
  }

  async function postponeFailed(id: number, error: unknown): Promise<void> {
    hasDeferred = true;
    await postpone(connection.database, id, failureLine(error), clock.now());
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
    async processPolledEvents(channel, events) {
      const reader = channels[channel];
      if (reader === undefined || events.length === 0) return 0;
      // It is known by now whose an echo is, so nothing is deferred.
      const withoutDelivery = events.map((event) => ({ deliveryId: 0, event, last: true }));
      try {
        return addedIn([await recordTogether(channel, reader, withoutDelivery)]);
      } catch (error) {
        const { recorded, failures } = await eachApart(withoutDelivery, (event) =>
          recordTogether(channel, reader, [event]),
        );
        if (recorded.length === 0) throw error;
        for (const failure of failures) logger.error({ error: failure }, 'A listed message could not be stored');
        return addedIn(recorded);
      }
    },
    async idle() {
      await ended();
      wake();
      await ended();
    },
  };
}
