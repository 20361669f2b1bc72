import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import type { ChatChange, FoundComment, SendingPolicy } from './recording/recorded-events.ts';

/** How the deliveries of a channel are read. */
export type DeliveredChannel = {
  parse(body: string, arrivedAt: Date): ChannelEvent[];
  /** The id by which the channel's echoes name this app, where they do. */
  ownAppId: string | null;
};

/** Reports to higher modules what a batch changed, inside its transaction. */
export type OnRecorded = (tx: Database, changes: Map<string, ChatChange>, now: Date) => Promise<void>;

/** Called in the same transaction when the platform forbids an account to send, or allows it again. */
export type OnSendingPolicy = (tx: Database, policy: SendingPolicy) => Promise<void>;

/** Called in the same transaction with what was written under the posts of connected accounts. */
export type OnComments = (tx: Database, comments: FoundComment[], now: Date) => Promise<void>;

export type DeliveryProcessor = {
  start(): void;
  stop(): Promise<void>;
  /** Processes what was just stored. Returns false where this process does not process deliveries. */
  processStored(): boolean;
  /** Processes events that no delivery reported, as if they came now. Returns how many messages were new. */
  processPolledEvents(channel: ChannelKind, events: ChannelEvent[]): Promise<number>;
  /** Waits until every delivery that is due now was processed. */
  idle(): Promise<void>;
};
