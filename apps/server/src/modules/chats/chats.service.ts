import type { Chat, ChatFilter, ChatStage, Fact, Page } from '@spotter/contract';
import { endsByKeyword } from '@spotter/domain';
import type { z } from 'zod';
import type { Connection } from '../../database/connect.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { readPauseEnd } from '../../http/input/pause-end.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { getBot } from '../bots/index.ts';
import { type Sections, writeSections } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { chatChanged } from './chat-changed.ts';
import { listChats } from './inbox/chat-list.repository.ts';
import { excerptAround, searchChats } from './inbox/chat-search.ts';
import type { FoundChat } from './inbox/chat-search.repository.ts';
import { handBack, isClosing, switchOff } from './chat-switch.ts';
import { isUnfinished, loadChatState, type ChatState } from './chat-state.ts';
import { presentChat } from './chats.presenter.ts';
import { deleteChat, findChat, listLastMessages, listMessages, updateChat } from './chats.repository.ts';
import { createChangeDescriptions, type ChangeDescription } from './inbox/describe-changes.ts';
import { contactSections } from './chats.export.ts';
import { keepOptOut, type HashContact } from './contacts/kept-opt-outs.ts';
import { lockChat } from './intake/lock-chats.repository.ts';
import type { CoachSend } from './sending/coach-send.ts';
import type { OwnChats } from './chat-access.ts';
import { readCursor, writeCursor } from './inbox/page-cursor.ts';
import { isByHand } from './sending/send-outcome.ts';

const contactExports = { name: 'contact-export', tries: 60, windowMs: 3_600_000 };
const historyLength = 100;
const listLength = 50;

type PageAsked = { limit?: number | undefined; cursor?: string | undefined };
type Asked<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Everything a coach can do with chats. Every call is scoped to the user: a chat of another user does not exist. */
export function createChatsService(options: {
  connection: Connection;
  clock: Clock;
  ownChats: OwnChats;
  sendManually: CoachSend;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  hashContact: HashContact;
  rateLimiter: RateLimiter;
  /** What higher modules store about a chat is deleted with it, and is part of the contact's file. */
  onRemoving(tx: Database, chatId: string): Promise<void>;
  sectionsOf(chatId: string): Sections;
  onRemoved(tx: Database, access: Access): Promise<void>;
  /** Called when the coach looks at the chat. */
  onSeen(tx: Database, access: Access, chatId: string): Promise<void>;
}) {
  const { clock, ownChats } = options;
  const { database } = options.connection;
  const describe = createChangeDescriptions(database, ownChats);

  async function changeSwitch(access: Access, chatId: string, enabled: boolean, note?: string): Promise<Chat> {
    await ownChats.get(access, chatId);
    await inTransaction(database, async (tx) => {
      const state = await loadChatState(tx, chatId, { lock: true });
      if (state === null) return;
      const isSame = state.chat.autorepliesEnabled === enabled;
      if (isSame && (enabled ? note === undefined : !mayStillSpeak(state))) return;
      const now = clock.now();
      const handBackNote = note === undefined || note === '' ? null : note;
      await options.onSeen(tx, access, chatId);
      const effect = enabled ? await handBack(tx, chatId, now, handBackNote) : await switchOff(tx, chatId);
      await options.requestConsideration(tx, [chatId], now);
      sendSignals(tx, [chatChanged(state.chat, { changed: effect.abortedMessageIds, overtakes: true })]);
    });
    return ownChats.present(access, chatId);
  }

  return {
    async find(access: Access, chatId: string, query: PageAsked): Promise<Page<Chat>> {
      const chat = await ownChats.get(access, chatId);
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
      access: Access,
      botId: string,
      { search, limit = listLength, cursor, ...filter }: PageAsked & Asked<ChatFilter>,
    ): Promise<Page<Chat[]>> {
      await getBot(database, access, botId);
      const wanted = { access, botId, filter, now: clock.now() };
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
      access: Access,
      chatId: string,
      change: Asked<{ stage: z.infer<typeof ChatStage>; chatEnabled: boolean; neverAutoreply: boolean; facts: Fact[] }>,
    ): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      const { stage, facts, neverAutoreply } = change;
      if (stage !== undefined || facts !== undefined || neverAutoreply !== undefined) {
        await inTransaction(database, async (tx) => {
          await updateChat(tx, access, chatId, {
            ...(facts === undefined ? {} : { facts: lastOfEachName(facts) }),
            ...(neverAutoreply === undefined ? {} : { neverAutoreply }),
            // The coach sets or removes the mark; either way the agent's reason no longer counts.
            ...(stage === undefined || stage === chat.stage
              ? {}
              : { stage, handOverReason: null, handedOverAt: stage === 'needs_you' ? clock.now() : null }),
          });
          // The contact's zone and stage decide what is said unasked, and when.
          await options.requestConsideration(tx, [chatId], clock.now());
          sendSignals(tx, [chatChanged(chat, { overtakes: neverAutoreply === true })]);
        });
      }
      return change.chatEnabled === undefined
        ? ownChats.present(access, chatId)
        : changeSwitch(access, chatId, change.chatEnabled);
    },

    setEnabled: changeSwitch,

    /** Keeps the agent silent in a chat until an instant; null ends that. */
    async pause(access: Access, chatId: string, until: string | null): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      const now = clock.now();
      const pausedUntil = readPauseEnd(until, now);
      await inTransaction(database, async (tx) => {
        await updateChat(tx, access, chatId, { pausedUntil });
        await options.requestConsideration(tx, [chatId], now);
        sendSignals(tx, [chatChanged(chat, { overtakes: true })]);
      });
      return ownChats.present(access, chatId);
    },

    /** Marks all messages of the chat as read by the coach. */
    async markRead(access: Access, chatId: string): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await options.onSeen(tx, access, chatId);
        if (chat.unread === 0) return;
        await updateChat(tx, access, chatId, { unread: 0 });
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(access, chatId);
    },

    async remove(access: Access, chatId: string): Promise<void> {
      await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        await keepOptOut(tx, chatId, options.hashContact);
        await options.onRemoving(tx, chatId);
        await deleteChat(tx, access, chatId);
        await options.onRemoved(tx, access);
      });
    },

    /**
     * Exports everything about the contact of a chat, for a contact who asks for their data: a JSON file, streamed
     * as it is read.
     */
    async exportContact(access: Access, chatId: string): Promise<AsyncIterable<string>> {
      await ownChats.get(access, chatId);
      await options.rateLimiter.take(contactExports, access.userId);
      return writeSections({ ...contactSections(database, chatId), ...options.sectionsOf(chatId) });
    },

    /** Returns whether the user may follow the chat live. */
    async mayFollow(access: Access, chatId: string): Promise<boolean> {
      return isId(chatId) && (await findChat(database, access, chatId)) !== null;
    },

    /** Returns the event for the followers of a chat when it changed. Null when it is gone. */
    describeChange: (chatId: string, messageIds: string[]): Promise<ChangeDescription | null> =>
      describe({ chatId, messageIds }),

    sendManually: options.sendManually,
  };
}

export type ChatsService = ReturnType<typeof createChatsService>;

/**
 * Returns whether the agent may still speak in a chat that is off: the contact's words may bring it back, or its
 * parting words are on their way.
 */
function mayStillSpeak({ chat, messages }: ChatState): boolean {
  if (isClosing(chat) && messages.some((message) => isUnfinished(message) && !isByHand(message))) return true;
  return endsByKeyword(chat.offReason) && messages.findLast(({ aborted }) => !aborted)?.author === 'contact';
}

function lastOfEachName(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.name, fact])).values()];
}
