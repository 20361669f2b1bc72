import type { Database } from '../../../../database/database.ts';
import type { Reengagements } from '../../../agents/index.ts';
import type { bots } from '../../../bots/index.ts';
import type { MediaSupport } from '../../media/attachments-to-read.ts';
import type { AccountEvent, ChatOwner, LockedChat } from '../lock-chats.ts';
import type { createActivity } from './chat-activity.ts';
import type { KnownMessage } from './match-echo.ts';
import type { ChatChange } from './recorded-events.ts';
import type { RecordedMessage } from './recorded-messages.repository.ts';

/**
 * Asks a higher module whether it sent the message of an echo, in a chat that is locked: the id of the message,
 * which it has stored; `in-flight` while that is not known.
 */
export type ClaimEcho = (
  tx: Database,
  echo: EventOf<'echo'>,
  place: { botId: string; chatId: string; now: Date },
) => Promise<{ kind: 'ours'; messageId: string } | { kind: 'in-flight' } | null>;

/** What the events of one batch write together, in one transaction. */
export type Recording = {
  tx: Database;
  now: Date;
  ownAppId: string | null;
  /** What can be heard and seen here. */
  mediaSupport: MediaSupport;
  claimEcho: ClaimEcho;
  /** Messages by the platform's id: stored before, or by an earlier event of the batch. */
  knownMessages: Map<string, KnownMessage>;
  /** Messages that are stored after the whole batch has been read. */
  inserts: RecordedMessage[];
  activity: ReturnType<typeof createActivity>;
};

/** The locked chat of an event, and what happens to the event's delivery. */
export type EventPlace = {
  bot: ChatOwner & Reengagements & Pick<typeof bots.$inferSelect, 'keepsMedia'>;
  chat: LockedChat;
  change: ChatChange;
  /** Has the delivery processed again in a moment; returns false where that was done often enough. */
  defer(): boolean;
};

export type EventOf<Kind extends AccountEvent['kind']> = Extract<AccountEvent, { kind: Kind }>;

/** Records one event of a conversation. */
export type RecordEvent<Event extends AccountEvent> = (
  recording: Recording,
  event: Event,
  place: EventPlace,
) => Promise<void>;

/** Returns the message that waits to be stored with the batch, or undefined where it was stored before. */
export function pendingInsert({ inserts }: Recording, messageId: string): RecordedMessage | undefined {
  return inserts.find(({ id }) => id === messageId);
}
