import type { DisclosureRecord } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import { chatChanged } from '../chat-changed.ts';
import { loadChatState, type ChatState } from '../chat-state.ts';
import { recordDecision } from '../chat-writes.repository.ts';
import type { MessageContext } from '../chats.tables.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import { openAndLock } from '../intake/lock-chats.repository.ts';
import { isHandleListed } from '../never-list/listed-handles.repository.ts';
import { deleteOthersWithId } from '../sending/ledger.repository.ts';
import {
  engageChat,
  findChatOfContact,
  insertSent,
  isOptOutKept,
  listChatsOfName,
  listKnownMessages,
  nameChat,
  reserveSequence,
} from './private-replies.repository.ts';

/** A message that answered a comment, and was sent. */
export type SentPrivateReply = {
  botId: string;
  /** The name of who commented. */
  contactName: string | null;
  text: string;
  disclosure: DisclosureRecord | null;
  providerId: string;
  /** The place in the order of messages that was kept for it. */
  sequence: number;
  sentAt: Date;
  keyword: string | null;
  triggerId: string | null;
  comment: NonNullable<MessageContext['comment']>;
  record: Record<string, unknown>;
};

/** What a higher module does in chats because of comments. A comment is not a message, and opens no window. */
export function createPrivateReplies(options: {
  hashContact: HashContact;
  /** Has a chat looked at: its contact may have answered before the message was known as sent. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
}) {
  const { hashContact } = options;
  return {
    /** Returns the chat with a contact; null where there is none. With `lock` nothing else can change it. */
    async findChat(
      database: Database,
      contact: { botId: string; contactId: string },
      { lock }: { lock: boolean },
    ): Promise<ChatState | null> {
      const chatId = await findChatOfContact(database, contact);
      return chatId === null ? null : loadChatState(database, chatId, { lock });
    },

    /** Returns the chats of people with a name: one of them may be that of a person of whom no more is known. */
    async findNamesakes(
      database: Database,
      { botId, name }: { botId: string; name: string },
      { lock }: { lock: boolean },
    ): Promise<ChatState[]> {
      const found: ChatState[] = [];
      for (const chatId of await listChatsOfName(database, botId, name)) {
        const state = await loadChatState(database, chatId, { lock });
        if (state !== null) found.push(state);
      }
      return found;
    },

    reserveSequence,

    /** Returns whether a handle, as it stands under a post, is on the never list. */
    isNeverListed: isHandleListed,

    /** Returns whether somebody without a chat had asked not to be written to before theirs was deleted. */
    wantsSilence: (tx: Database, { botId, contactId }: { botId: string; contactId: string }): Promise<boolean> =>
      isOptOutKept(tx, { botId, ...hashContact(botId, contactId) }),

    /** Returns the chat with a contact, opened if there is none, and locked. */
    async open(
      tx: Database,
      { bot, contactId }: { bot: { id: string; workspaceId: WorkspaceId }; contactId: string },
      now: Date,
    ): Promise<string> {
      const opened = { id: newId(), workspaceId: bot.workspaceId, botId: bot.id, contactId, createdAt: now };
      const [chat] = await openAndLock(tx, [{ ...opened, ...hashContact(bot.id, contactId) }]);
      return chat!.id;
    },

    /** Returns which of the platform's ids are those of known messages of an account. */
    knownMessages: listKnownMessages,

    /** Stores a message that was sent, in a chat that is locked. Returns its id. */
    async record(tx: Database, chatId: string, sent: SentPrivateReply, now: Date): Promise<string> {
      const { botId, comment, contactName, keyword, providerId, sentAt, triggerId } = sent;
      const messageId = newId();
      // Its echo may have been taken for a person's message where its words came back changed.
      await deleteOthersWithId(tx, { botId, providerId, messageId });
      const decisionId = await recordDecision(tx, {
        chatId,
        kind: 'reply',
        reason: 'trigger-comment',
        keyword,
        at: sentAt,
        record: sent.record,
      });
      await insertSent(tx, {
        id: messageId,
        sequence: sent.sequence,
        chatId,
        botId,
        providerId,
        author: 'agent',
        text: sent.text,
        disclosure: sent.disclosure,
        context: { comment },
        sentAt,
        receivedAt: sentAt,
        attemptedAt: sentAt,
        attempts: 1,
        status: 'sent',
        decisionId,
      });
      await engageChat(tx, chatId, { at: sentAt, keyword, triggerId, postId: comment.postId });
      if (contactName !== null) await nameChat(tx, chatId, contactName);
      await options.requestConsideration(tx, [chatId], now);
      sendSignals(tx, [chatChanged({ id: chatId, botId }, { added: [messageId] })]);
      return messageId;
    },
  };
}

export type PrivateReplies = ReturnType<typeof createPrivateReplies>;
