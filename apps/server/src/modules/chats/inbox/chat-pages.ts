import type { Chat, ChatFilter, Page } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Access } from '../../../platform/access.ts';
import { getBot } from '../../bots/index.ts';
import type { OwnChats } from '../chat-access.ts';
import { presentChat } from '../chats.presenter.ts';
import { listLastMessages, listMessages } from '../chats.repository.ts';
import { listChats } from './chat-list.repository.ts';
import { excerptAround, searchChats } from './chat-search.ts';
import type { FoundChat } from './chat-search.repository.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

const historyLength = 100;
const listLength = 50;

/** What of a list is asked for. */
export type PageAsked = { limit?: number | undefined; cursor?: string | undefined };
/** What is asked of something, where any of it may be left out. */
export type Asked<T> = { [Key in keyof T]?: T[Key] | undefined };

type Reading = { database: Database; clock: Clock; ownChats: OwnChats };

/** Returns a chat with a page of its messages, the newest page first. */
export async function findChatPage(
  { database, ownChats }: Reading,
  access: Access,
  chatId: string,
  query: PageAsked,
): Promise<Page<Chat>> {
  const chat = await ownChats.get(access, chatId);
  const limit = query.limit ?? historyLength;
  const newestFirst = await listMessages(database, chatId, { limit: limit + 1, start: readCursor(query.cursor) });
  const shown = newestFirst.slice(0, limit);
  const oldest = shown.at(-1)?.message;
  const hasMore = newestFirst.length > limit && oldest !== undefined;
  return {
    value: await ownChats.whole(presentChat(chat, shown.toReversed(), ownChats.view())),
    nextCursor: hasMore ? writeCursor({ at: oldest.sentAt, id: oldest.id }) : null,
  };
}

/** Returns a page of the chats of an account, each with its last message and with what a search found in it. */
export async function listChatsOfBot(
  { database, clock, ownChats }: Reading,
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
  const ids = shown.map(({ chat }) => chat.id);
  const last = await listLastMessages(database, ids);
  const final = shown.at(-1)?.chat;
  const presented = shown.map(({ match, ...chat }) => {
    const message = last.get(chat.chat.id);
    const messages = message === undefined ? [] : [message];
    return presentChat(chat, messages, ownChats.view(), match === null ? null : presentMatch(match, search ?? ''));
  });
  return {
    value: await ownChats.complete(presented),
    nextCursor:
      found.length > limit && final?.lastActivityAt != null
        ? writeCursor({ at: final.lastActivityAt, id: final.id })
        : null,
  };
}

function presentMatch({ messageId, text, at }: NonNullable<FoundChat['match']>, search: string) {
  return { messageId, excerpt: excerptAround(text, search), date: at.toISOString() };
}
