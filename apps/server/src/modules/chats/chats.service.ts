import type { Chat, ChatFilter, ChatStage, Fact, Page } from '@spotter/contract';
import { endsByKeyword } from '@spotter/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Connection } from '../../database/connect.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { getBot } from '../bots/bots.repository.ts';
import { writeSections, type Sections } from '../users/section-stream.ts';
import { chatChanged } from './chat-changed.ts';
import { listChats } from './inbox/chat-list.ts';
import { excerptAround, searchChats, type FoundChat } from './inbox/chat-search.ts';
import { handBack, isParting, switchOff } from './chat-switch.ts';
import { isUnfinished, loadChatState, type ChatState } from './chat-state.ts';
import { presentChat } from './chats.presenter.ts';
import { findChat, listLastMessages, listMessages } from './chats.repository.ts';
import { chats } from './chats.tables.ts';
import { createChangeDescriptions, type ChangeDescription } from './inbox/describe-changes.ts';
import { contactSections } from './chats.export.ts';
import { keepOptOut, type HashContact } from './contacts/kept-opt-outs.ts';
import { lockChat } from './intake/lock-chats.ts';
import type { ManualSend } from './sending/coach-send.ts';
import type { OwnChats } from './chat-access.ts';
import { readCursor, writeCursor } from './inbox/page-cursor.ts';
import { isByHand } from './sending/send-outcome.ts';

const contactExports = { name: 'contact-export', tries: 60, windowMs: 3_600_000 };
const historyLength = 100;
const listLength = 50;

type PageAsked = { limit?: number | undefined; cursor?: string | undefined };
type Asked<T> = { [Key in keyof T]?: T[Key] | undefined };

/** What a coach can do with chats. Every call is scoped to the user: what is not theirs does not exist. */
export function createChatsService(options: {
  connection: Connection;
  clock: Clock;
  ownChats: OwnChats;
  sendManually: ManualSend;
  /** Asks for chats to be looked at by the agent, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  hashContact: HashContact;
  rateLimiter: RateLimiter;
  /** What higher modules hold of a chat goes with it, and into the contact's file. */
  onRemoving(tx: Database, chatId: string): Promise<void>;
  sectionsOf(chatId: string): Sections;
  onRemoved(tx: Database, userId: string): Promise<void>;
  /** The coach has the chat before them. */
  onSeen(tx: Database, userId: string, chatId: string): Promise<void>;
}) {
  const { clock, ownChats } = options;
  const { database } = options.connection;
  const describe = createChangeDescriptions(database, ownChats);

  async function changeSwitch(userId: string, chatId: string, enabled: boolean, note?: string): Promise<Chat> {
    await ownChats.get(userId, chatId);
    await inTransaction(database, async (tx) => {
      const state = await loadChatState(tx, chatId, { lock: true });
      if (state === null) return;
      const isSame = state.chat.autorepliesEnabled === enabled;
      if (isSame && (enabled ? note === undefined : !mayStillSpeak(state))) return;
      const now = clock.now();
      const told = note === undefined || note === '' ? null : note;
      await options.onSeen(tx, userId, chatId);
      const effect = enabled ? await handBack(tx, chatId, now, told) : await switchOff(tx, chatId);
      await options.requestConsideration(tx, [chatId], now);
      sendSignals(tx, [chatChanged(state.chat, { changed: effect.abortedMessageIds, overtakes: true })]);
    });
    return ownChats.present(userId, chatId);
  }

  return {
    async find(userId: string, chatId: string, query: PageAsked): Promise<Page<Chat>> {
      const chat = await ownChats.get(userId, chatId);
      const limit = query.limit ?? historyLength;
      const newestFirst = await listMessages(database, chatId, { limit: limit + 1, start: readCursor(query.cursor) });
      const shown = newestFirst.slice(0, limit);
      const oldest = shown.at(-1)?.message;
      return {
        value: await ownChats.whole(presentChat(chat, shown.toReversed(), ownChats.view())),
        nextCursor:
          newestFirst.length > limit && oldest !== undefined ? writeCursor({ at: oldest.sentAt, id: oldest.id }) : null,
      };
    },

    async listForBot(
      userId: string,
      botId: string,
      { search, limit = listLength, cursor, ...filter }: PageAsked & Asked<ChatFilter>,
    ): Promise<Page<Chat[]>> {
      await getBot(database, userId, botId);
      const wanted = { userId, botId, filter, now: clock.now() };
      const page = { limit: limit + 1, start: readCursor(cursor) };
      const found: FoundChat[] = search
        ? await searchChats(database, wanted, search, page)
        : (await listChats(database, wanted, page)).map((chat) => ({ ...chat, match: null }));
      const shown = found.slice(0, limit);
      const last = await listLastMessages(
        database,
        shown.map(({ chat }) => chat.id),
      );
      const final = shown.at(-1)?.chat;
      return {
        value: await ownChats.complete(
          shown.map(({ match, ...chat }) => {
            const message = last.get(chat.chat.id);
            return presentChat(
              chat,
              message === undefined ? [] : [message],
              ownChats.view(),
              match === null
                ? null
                : {
                    messageId: match.messageId,
                    excerpt: excerptAround(match.text, search ?? ''),
                    date: match.at.toISOString(),
                  },
            );
          }),
        ),
        nextCursor:
          found.length > limit && final?.lastActivityAt != null
            ? writeCursor({ at: final.lastActivityAt, id: final.id })
            : null,
      };
    },

    async update(
      userId: string,
      chatId: string,
      change: Asked<{ stage: z.infer<typeof ChatStage>; chatEnabled: boolean; facts: Fact[] }>,
    ): Promise<Chat> {
      const { chat } = await ownChats.get(userId, chatId);
      const { stage, facts } = change;
      if (stage !== undefined || facts !== undefined) {
        await inTransaction(database, async (tx) => {
          await tx
            .update(chats)
            .set({
              ...(facts === undefined ? {} : { facts: lastOfEachName(facts) }),
              // Marked by the coach, or taken off the mark: either way the agent's reason is history.
              ...(stage === undefined || stage === chat.stage
                ? {}
                : { stage, handOverReason: null, handedOverAt: stage === 'needs_you' ? clock.now() : null }),
            })
            .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
          sendSignals(tx, [chatChanged(chat)]);
        });
      }
      return change.chatEnabled === undefined
        ? ownChats.present(userId, chatId)
        : changeSwitch(userId, chatId, change.chatEnabled);
    },

    setEnabled: changeSwitch,

    /** The coach has read what there is. */
    async markRead(userId: string, chatId: string): Promise<Chat> {
      const { chat } = await ownChats.get(userId, chatId);
      await inTransaction(database, async (tx) => {
        await options.onSeen(tx, userId, chatId);
        if (chat.unread === 0) return;
        await tx
          .update(chats)
          .set({ unread: 0 })
          .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(userId, chatId);
    },

    async remove(userId: string, chatId: string): Promise<void> {
      await ownChats.get(userId, chatId);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        await keepOptOut(tx, chatId, options.hashContact);
        await options.onRemoving(tx, chatId);
        await tx.delete(chats).where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
        await options.onRemoved(tx, userId);
      });
    },

    /** All that there is about the contact of a chat, for whoever asks for their data: a JSON file as it is read. */
    async exportContact(userId: string, chatId: string): Promise<AsyncIterable<string>> {
      await ownChats.get(userId, chatId);
      await options.rateLimiter.take(contactExports, userId);
      return writeSections({ ...contactSections(database, chatId), ...options.sectionsOf(chatId) });
    },

    /** Whether the user may follow the chat live. */
    async mayFollow(userId: string, chatId: string): Promise<boolean> {
      return isId(chatId) && (await findChat(database, userId, chatId)) !== null;
    },

    /** What those who follow a chat are told when it changed. Null when it is gone. */
    describeChange: (chatId: string, messageIds: string[]): Promise<ChangeDescription | null> =>
      describe({ chatId, messageIds }),

    sendManually: options.sendManually,
  };
}

export type ChatsService = ReturnType<typeof createChatsService>;

/**
 * Whether the agent may still speak in a chat that is off: what the contact wrote may bring it back, or its parting words
 * are on their way.
 */
function mayStillSpeak({ chat, messages }: ChatState): boolean {
  if (isParting(chat) && messages.some((message) => isUnfinished(message) && !isByHand(message))) return true;
  return endsByKeyword(chat.offReason) && messages.findLast(({ aborted }) => !aborted)?.author === 'contact';
}

function lastOfEachName(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.name, fact])).values()];
}
