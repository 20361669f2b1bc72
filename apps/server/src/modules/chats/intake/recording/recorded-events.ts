import { chatChanged } from '../../chat-changed.ts';
import type { CommentEvent } from '@spotter/providers/ports/channel-event';
import type { ChatOwner, LockedChat } from '../lock-chats.ts';

/** The changes that recording made, for those who act on them or show them. */
export type RecordedEvents = {
  /** Why part of a delivery was not processed, by delivery. */
  notes: Map<number, string>;
  /** Deliveries to be processed again in a moment. */
  deferred: Set<number>;
  chats: Map<string, ChatChange>;
  /** The platform's rules about sending through an account, in their order. */
  policies: SendingPolicy[];
  /** What was written under posts, in its order. */
  comments: FoundComment[];
};

/** A comment under a post of a connected account. */
export type FoundComment = { bot: ChatOwner; event: CommentEvent };

export type SendingPolicy = { botId: string; blocked: boolean };

export type ChatChange = {
  botId: string;
  added: string[];
  changed: string[];
  /** The messages with media to hear, see or keep. */
  toRead: string[];
  /** Whether the agent may have something to decide. */
  toConsider: boolean;
  /** Whether the contact's profile is to be asked for. */
  toName: boolean;
};

/** Returns the changes of a chat so far; the chat's first event starts them. */
export function changeOf(recorded: RecordedEvents, chat: LockedChat): ChatChange {
  const existing = recorded.chats.get(chat.id);
  if (existing !== undefined) return existing;
  const change: ChatChange = {
    botId: chat.botId,
    added: [],
    changed: [],
    toRead: [],
    toConsider: false,
    toName: chat.profile === 'unasked',
  };
  recorded.chats.set(chat.id, change);
  return change;
}

/** Returns the changes that followers of the chats hear of. */
export function changesIn({ chats }: RecordedEvents) {
  return (
    [...chats]
      // An echo of our own message, for example, brings no news.
      .filter(([, { added, changed, toConsider }]) => added.length + changed.length > 0 || toConsider)
      .map(([id, { botId, added, changed, toConsider }]) =>
        chatChanged({ id, botId }, { added, changed, overtakes: toConsider }),
      )
  );
}
