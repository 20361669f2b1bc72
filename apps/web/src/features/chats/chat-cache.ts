import type { Chat, Message, Page } from '@spotter/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** The cached form of a chat: the newest page first, older history after it. */
export type ChatPages = InfiniteData<Page<Chat>, string | undefined>;
/** The cached form of an account's chats. */
export type ChatListPages = InfiniteData<Page<Chat[]>, string | undefined>;

/** Adds a message to the cached chat. A message that is already there is replaced in its place. */
export function withMessage(cached: ChatPages, message: Message): ChatPages {
  const holder = cached.pages.findIndex((page) => page.value.history.some((known) => known._id === message._id));
  return {
    ...cached,
    pages: cached.pages.map((page, index) => {
      const { history } = page.value;
      if (index === holder) {
        return withHistory(
          page,
          history.map((known) => (known._id === message._id ? message : known)),
        );
      }
      return index === 0 && holder === -1 ? withHistory(page, [...history, message]) : page;
    }),
  };
}

/** Changes the cached chat's own state. The history of messages and of changes of hands stays. */
export function withChatState(cached: ChatPages, state: Partial<Omit<Chat, 'history'>>): ChatPages {
  return {
    ...cached,
    pages: cached.pages.map((page, index) => {
      if (index !== 0) return page;
      const { history, changesOfHands } = page.value;
      const changes = new Map([...changesOfHands, ...(state.changesOfHands ?? [])].map((one) => [one._id, one]));
      const inTime = [...changes.values()].toSorted((one, other) => inOrder(one.at, other.at));
      return { ...page, value: { ...page.value, ...state, history, changesOfHands: inTime } };
    }),
  };
}

/** Returns the whole chat: the newest page's state and the history of all pages in order, without duplicates. */
export function wholeChat(cached: ChatPages): Chat | null {
  const newest = cached.pages[0]?.value;
  if (newest === undefined) return null;
  const messages = new Map<string, Message>();
  for (const page of cached.pages) {
    for (const message of page.value.history) {
      if (!messages.has(message._id)) messages.set(message._id, message);
    }
  }
  return { ...newest, history: [...messages.values()].toSorted((one, other) => inOrder(one.date, other.date)) };
}

/** Adds a chat to the cached list, or replaces it in its place. */
export function withListedChat(cached: ChatListPages, chat: Chat): ChatListPages {
  const known = cached.pages.some((page) => page.value.some((listed) => listed._id === chat._id));
  return {
    ...cached,
    pages: cached.pages.map((page, index) => {
      if (known) return { ...page, value: page.value.map((listed) => (listed._id === chat._id ? chat : listed)) };
      return index === 0 ? { ...page, value: [chat, ...page.value] } : page;
    }),
  };
}

/** Returns all cached chats without duplicates, the one with the newest message first. */
export function wholeList(cached: ChatListPages): Chat[] {
  const chats = new Map<string, Chat>();
  for (const page of cached.pages) {
    for (const chat of page.value) {
      if (!chats.has(chat._id)) chats.set(chat._id, chat);
    }
  }
  return [...chats.values()].toSorted((one, other) => inOrder(lastDate(other), lastDate(one)));
}

function withHistory(page: Page<Chat>, history: Message[]): Page<Chat> {
  return { ...page, value: { ...page.value, history } };
}

function lastDate(chat: Chat): string {
  return chat.history.at(-1)?.date ?? '';
}

// All instants are ISO 8601 in UTC, but one may have milliseconds and the other not.
function inOrder(one: string, other: string): number {
  return (Date.parse(one) || 0) - (Date.parse(other) || 0);
}
