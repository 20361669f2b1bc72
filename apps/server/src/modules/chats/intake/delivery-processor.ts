import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { arrayValue } from '../../../database/array-value.ts';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { failureLine } from '../../../platform/told-error.ts';
import { chatChanged } from '../chat-changed.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import {
  recordEvents,
  type ChatChange,
  type DeliveredEvent,
  type RecordedEvents,
  type SendingPolicy,
} from './recording/record-events.ts';
import { findNextDue, listDue, postpone, settle, takeDue, takeHanded, type Delivery } from './stored-deliveries.ts';

/** Somebody else has taken a delivery up meanwhile. */
class TakenElsewhere extends Error {}

const batchSize = 100;
/**
 * What is deferred is looked at again this often; then an echo counts as written by a person. Sends end within their time
 * limit before that.
 */
const mostDeferrals = 12;
/** So long may a delivery wait that a process stored, and did not live to process. */
const longestRestMs = 12_000;
/** More than so many are not kept in mind: the database has them. */
const mostHanded = 1_000;

/** How the deliveries of a channel are read. */
export type DeliveredChannel = {
  parse(body: string, arrivedAt: Date): ChannelEvent[];
  /** The id by which the channel's echoes name this app, where they do. */
  ownAppId: string | null;
};

/** Tells those above what a batch changed, inside its transaction. */
export type OnRecorded = (tx: Database, changes: Map<string, ChatChange>, now: Date) => Promise<void>;

/** Told in the same transaction when the platform forbids an account to send, or allows it again. */
export type OnSendingPolicy = (tx: Database, policy: SendingPolicy) => Promise<void>;

export type DeliveryProcessor = {
  start(): void;
  stop(): Promise<void>;
  /** Takes up what this process has just stored, without reading it again. False where it processes none. */
  hand(stored: Delivery[]): boolean;
  /** Takes up what no delivery told, as one that came now would be. Answers how many messages were new. */
  takeUp(channel: ChannelKind, events: ChannelEvent[]): Promise<number>;
  /** Waits until every delivery that is due now was processed. */
  idle(): Promise<void>;
};

/** Takes up stored deliveries: parses them and records what they tell, in batches, each delivery once. */
export function createDeliveryProcessor(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  channels: Partial<Record<ChannelKind, DeliveredChannel>>;
  onRecorded: OnRecorded;
  onSendingPolicy: OnSendingPolicy;
  hashContact: HashContact;
}): DeliveryProcessor {
  const { connection, clock, logger, channels, onRecorded, onSendingPolicy, hashContact } = options;
  let started = false;
  let current: Promise<void> | null = null;
  let again = false;
  /** What is stored and known to nobody else yet, in its order. */
  let handed: Delivery[] = [];
  /** There may be others in the database. */
  let mustLook = true;
  /** Whether some delivery may be waiting for a later time: new ones are due at once, and say so. */
  let hasLater = true;
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

  /** Waits for the work under way, and for what it woke itself for. */
  async function ended(): Promise<void> {
    for (let batches = current; batches !== null; batches = current) await batches;
  }

  function look(): void {
    mustLook = true;
    wake();
  }

  /** Another process may have put something off. */
  function lookFromScratch(): void {
    hasLater = true;
    look();
  }

  async function work(): Promise<void> {
    cancelTimer();
    try {
      while (started && (await processBatch())) again = false;
      if (!hasLater) {
        cancelTimer = clock.setTimer(longestRestMs, lookFromScratch);
        return;
      }
      const dueAt = await findNextDue(connection.database);
      hasLater = dueAt !== null;
      const rest = dueAt === null ? longestRestMs : dueAt - clock.now().getTime();
      cancelTimer = clock.setTimer(Math.min(Math.max(rest, 1), longestRestMs), look);
    } catch (error) {
      logger.error({ error }, 'Processing deliveries failed');
      cancelTimer = clock.setTimer(1_000, look);
    }
  }

  /** Answers whether there may be more. */
  async function processBatch(): Promise<boolean> {
    if (!mustLook) {
      await processHanded(handed.splice(0, batchSize));
      return mustLook || handed.length > 0;
    }
    mustLook = false;
    // They are found with the others, in the order of all.
    handed = [];
    if (await processFound()) mustLook = true;
    return mustLook;
  }

  async function processHanded(batch: Delivery[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      await inTransaction(connection.database, async (tx) => {
        const ids = batch.map(({ id }) => id);
        // Asked for at once with what processing asks first.
        const [taken] = await Promise.all([takeHanded(tx, { ids: arrayValue(ids) }), process(tx, batch)]);
        if (taken.length < batch.length) throw new TakenElsewhere();
      });
    } catch (error) {
      if (!(error instanceof TakenElsewhere)) logger.warn({ error }, 'Deliveries failed and are looked up again');
      mustLook = true;
    }
  }

  /** Answers whether there may be more. */
  async function processFound(): Promise<boolean> {
    try {
      const count = await inTransaction(connection.database, async (tx) => {
        const batch = await takeDue(tx, { now: clock.now().toISOString(), limit: batchSize });
        if (batch.length > 0) await process(tx, batch);
        return batch.length;
      });
      return count === batchSize;
    } catch (error) {
      // One that cannot be recorded must not hold up the others: each for itself.
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
        logger.error({ error, deliveryId: id }, 'A delivery could not be processed');
        await postponeFailed(id, error);
      }
    }
    return ids.length === batchSize;
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
        const last = delivery.deferrals >= mostDeferrals;
        for (const event of reader.parse(delivery.body, delivery.receivedAt))
          events.push({ deliveryId: delivery.id, event, last });
      }
      const recorded = await record(tx, channel, reader, events, now);
      for (const [id, note] of recorded.notes) notes.set(id, note);
      for (const id of recorded.deferred) deferred.add(id);
      if (deferred.size > 0) hasLater = true;
    }
    await settle(tx, batch, notes, deferred, now);
  }

  /** Records events, and tells those above and those who look on. */
  async function record(
    tx: Database,
    channel: ChannelKind,
    { ownAppId }: DeliveredChannel,
    events: DeliveredEvent[],
    now: Date,
  ): Promise<RecordedEvents> {
    const recorded = await recordEvents(tx, { kind: channel, ownAppId, hashContact }, events, now);
    await onRecorded(tx, recorded.chats, now);
    for (const policy of recorded.policies) await onSendingPolicy(tx, policy);
    sendSignals(
      tx,
      [...recorded.chats]
        // An echo of our own message, for one, tells nothing new.
        .filter(([, { added, changed, toConsider }]) => added.length + changed.length > 0 || toConsider)
        .map(([id, { botId, added, changed, toConsider }]) =>
          chatChanged({ id, botId }, { added, changed, overtakes: toConsider }),
        ),
    );
    return recorded;
  }

  async function postponeFailed(id: number, error: unknown): Promise<void> {
    hasLater = true;
    await postpone(connection.database, id, failureLine(error), clock.now());
  }

  return {
    start() {
      started = true;
      stopListening = connection.signals.on('delivery-stored', look);
      look();
    },
    async stop() {
      started = false;
      stopListening();
      cancelTimer();
      await current;
    },
    hand(stored) {
      if (!started) return false;
      if (handed.length > mostHanded) mustLook = true;
      else handed.push(...stored);
      wake();
      return true;
    },
    async takeUp(channel, events) {
      const reader = channels[channel];
      if (reader === undefined || events.length === 0) return 0;
      return inTransaction(connection.database, async (tx) => {
        // Whose an echo is, is known by now: nothing is put off.
        const told = events.map((event) => ({ deliveryId: 0, event, last: true }));
        const { chats } = await record(tx, channel, reader, told, clock.now());
        return [...chats.values()].reduce((all, { added }) => all + added.length, 0);
      });
    },
    async idle() {
      await ended();
      wake();
      await ended();
    },
  };
}
