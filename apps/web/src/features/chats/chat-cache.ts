import type { Chat, Message, Page } from '@spotter/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** A chat as it is cached: the newest page first, older history behind it. */
export type ChatPages = InfiniteData<Page<Chat>, string | undefined>;
/** The chats of an account as they are cached. */
export type ChatListPages = InfiniteData<Page<Chat[]>, string | undefined>;

/** The cached chat with a message put in; one that is there already is replaced where it stands. */
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

/** The cached chat with its own state changed; its history stays, of messages and of hands. */
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

/** The whole chat: the newest page's state, the history of all pages in order, no message twice. */
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

/** The cached list with a chat put in, or replaced where it stands. */
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

/** All cached chats, the one with the newest message first, none twice. */
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

// Instants are all ISO 8601 in UTC, but one may carry milliseconds and the other not.
function inOrder(one: string, other: string): number {
  return (Date.parse(one) || 0) - (Date.parse(other) || 0);
}
