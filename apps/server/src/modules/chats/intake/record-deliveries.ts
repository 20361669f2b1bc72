import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { deliveriesProcessed } from '../../../platform/observing/domain-events.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import type { MediaSupport } from '../media/attachments-to-read.ts';
import type { DeliveredChannel, OnComments, OnRecorded, OnSendingPolicy } from './delivery-processing.ts';
import { recordEvents, type DeliveredEvent } from './recording/record-events.ts';
import { changesIn, type RecordedEvents } from './recording/recorded-events.ts';
import type { ClaimEcho } from './recording/recording.ts';
import { putBack, type Delivery } from './stored-deliveries.repository.ts';

type Readers = Partial<Record<ChannelKind, DeliveredChannel>>;

/** What recording deliveries takes. */
export type Recorder = {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  channels: Readers;
  onRecorded: OnRecorded;
  onSendingPolicy: OnSendingPolicy;
  onComments: OnComments;
  claimEcho: ClaimEcho;
  mediaSupport: MediaSupport;
  hashContact: HashContact;
};

/**
 * Max times a delivery is deferred; after that an echo counts as written by a person. Sends end within their
 * time limit before that.
 */
const maxDeferrals = 12;

/** Returns the events of deliveries by channel, and a note on each that nothing reads. */
export function readDeliveries(batch: Delivery[], channels: Readers) {
  const read: { channel: ChannelKind; reader: DeliveredChannel; events: DeliveredEvent[] }[] = [];
  const notes = new Map<number, string>();
  for (const [channel, deliveries] of Map.groupBy(batch, (delivery) => delivery.channel)) {
    const reader = channels[channel];
    if (reader !== undefined)
      read.push({ channel, reader, events: deliveries.flatMap((one) => eventsOf(one, reader)) });
    else for (const { id } of deliveries) notes.set(id, `Nothing reads ${channel} yet`);
  }
  return { read, notes };
}

/** Returns the events of a delivery. */
export function eventsOf({ id, body, receivedAt, deferrals }: Delivery, reader: DeliveredChannel): DeliveredEvent[] {
  const last = deferrals >= maxDeferrals;
  return reader.parse(body, receivedAt).map((event) => ({ deliveryId: id, event, last }));
}

/** Records the events of deliveries, in the transaction that took them. `onDeferred`: called if one has to wait. */
export async function recordDeliveries(
  tx: Database,
  recorder: Recorder,
  batch: Delivery[],
  onDeferred: () => void,
): Promise<void> {
  const now = recorder.clock.now();
  const deferred = new Set<number>();
  const { read, notes } = readDeliveries(batch, recorder.channels);
  for (const { channel, reader, events } of read) {
    const recorded = await record(tx, recorder, channel, reader, events, now);
    for (const [id, note] of recorded.notes) notes.set(id, note);
    for (const id of recorded.deferred) deferred.add(id);
    if (deferred.size > 0) onDeferred();
  }
  await putBack(tx, batch, notes, deferred, now);
  for (const channel of new Set(batch.map((delivery) => delivery.channel))) {
    const ofChannel = batch.filter((one) => one.channel === channel && !deferred.has(one.id));
    const waitedMs = ofChannel.map(({ receivedAt }) => Math.max(0, now.getTime() - receivedAt.getTime()));
    deliveriesProcessed.emit({ channel, waitedMs });
  }
}

/** Records events that no delivery reported, as if they came now. Returns how many messages were new. */
export async function recordPolled(recorder: Recorder, channel: ChannelKind, events: ChannelEvent[]): Promise<number> {
  const reader = recorder.channels[channel];
  if (reader === undefined || events.length === 0) return 0;
  // It is known by now whose an echo is, so nothing is deferred.
  const withoutDelivery = events.map((event) => ({ deliveryId: 0, event, last: true }));
  try {
    return addedIn([await recordTogether(recorder, channel, reader, withoutDelivery)]);
  } catch (error) {
    const { recorded, failures } = await recordEachApart(recorder, channel, reader, withoutDelivery);
    if (recorded.length === 0) throw error;
    for (const failure of failures) recorder.logger.error({ error: failure }, 'A listed message could not be stored');
    return addedIn(recorded);
  }
}

/**
 * Records events one by one, each in a transaction of its own, so that a bad one costs no other. What is
 * recorded already changes nothing when it comes again.
 */
export async function recordEachApart(
  recorder: Recorder,
  channel: ChannelKind,
  reader: DeliveredChannel,
  events: DeliveredEvent[],
): Promise<{ recorded: RecordedEvents[]; failures: unknown[] }> {
  const recorded: RecordedEvents[] = [];
  const failures: unknown[] = [];
  for (const event of events) {
    try {
      recorded.push(await recordTogether(recorder, channel, reader, [event]));
    } catch (error) {
      failures.push(error);
    }
  }
  return { recorded, failures };
}

function recordTogether(
  recorder: Recorder,
  channel: ChannelKind,
  reader: DeliveredChannel,
  events: DeliveredEvent[],
): Promise<RecordedEvents> {
  const { connection, clock } = recorder;
  return inTransaction(connection.database, (tx) => record(tx, recorder, channel, reader, events, clock.now()));
}

/** Records events, and notifies higher modules and followers. */
async function record(
  tx: Database,
  { hashContact, claimEcho, mediaSupport, onRecorded, onSendingPolicy, onComments }: Recorder,
  channel: ChannelKind,
  { ownAppId }: DeliveredChannel,
  events: DeliveredEvent[],
  now: Date,
): Promise<RecordedEvents> {
  const recorded = await recordEvents(
    tx,
    { kind: channel, ownAppId, hashContact, claimEcho, mediaSupport },
    events,
    now,
  );
  await onRecorded(tx, recorded.chats, now);
  for (const policy of recorded.policies) await onSendingPolicy(tx, policy);
  if (recorded.comments.length > 0) await onComments(tx, recorded.comments, now);
  sendSignals(tx, changesIn(recorded));
  return recorded;
}

/** Returns how many messages were new. */
function addedIn(recorded: RecordedEvents[]): number {
  return recorded.flatMap(({ chats }) => [...chats.values()]).reduce((all, { added }) => all + added.length, 0);
}
