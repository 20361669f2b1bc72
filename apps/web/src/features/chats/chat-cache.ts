import type { Chat, Message, Page } from '@spotter/contract';
import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';

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
export const wholeChat = onceFor((cached: ChatPages): Chat | null => {
  const newest = cached.pages[0]?.value;
  if (newest === undefined) return null;
  const known = new Set<string>();
  const pages = cached.pages.map(({ value: { history } }) => history.filter(({ _id }) => isNew(known, _id)));
  return { ...newest, history: inOrderOf(pages.toReversed().flat(), ({ date }) => date, 1) };
});

/** Adds a chat to the cached list, or replaces it in its place. Spam leaves it. */
export function withListedChat(cached: ChatListPages, chat: Chat): ChatListPages {
  if (chat.spam !== null) {
    const others = (value: Chat[]) => value.filter(({ _id }) => _id !== chat._id);
    return { ...cached, pages: cached.pages.map((page) => ({ ...page, value: others(page.value) })) };
  }
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
export const wholeList = onceFor((cached: ChatListPages): Chat[] => {
  const known = new Set<string>();
  const chats = cached.pages.flatMap(({ value }) => value.filter(({ _id }) => isNew(known, _id)));
  return inOrderOf(chats, lastDate, -1);
});

/** Leaves only the newest page. The others come back when the coach scrolls. */
export function newestPage<Cached extends ChatPages | ChatListPages>(cached: Cached): Cached {
  return { ...cached, pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) };
}

/**
 * Keeps what is the same in an answer that came again. What is made of the pages is left alone: with 50,000
 * messages, comparing each with the one that was in its place takes longer than a frame.
 */
export function sameParts(before: unknown, after: unknown): unknown {
  return isPaged(before) && isPaged(after) ? replaceEqualDeep(before, after) : after;
}

function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === 'object' && data !== null && 'pageParams' in data;
}

/** Two components read the same chat, so what is made of it is made once. */
function onceFor<Cached extends object, Made>(make: (cached: Cached) => Made): (cached: Cached) => Made {
  const made = new WeakMap<Cached, { value: Made }>();
  return (cached) => {
    const known = made.get(cached) ?? { value: make(cached) };
    made.set(cached, known);
    return known.value;
  };
}

function isNew(known: Set<string>, id: string): boolean {
  if (known.has(id)) return false;
  known.add(id);
  return true;
}

function withHistory(page: Page<Chat>, history: Message[]): Page<Chat> {
  return { ...page, value: { ...page.value, history } };
}

function lastDate(chat: Chat): string {
  return chat.history.at(-1)?.date ?? '';
}

/** Sorts by date; mostly there is nothing to do. `direction`: 1 for the oldest first, -1 for the newest first. */
function inOrderOf<One>(list: One[], dateOf: (one: One) => string, direction: 1 | -1): One[] {
  const compare = (one: One, other: One) => direction * inOrder(dateOf(one), dateOf(other));
  const isSorted = list.every((one, index) => index === 0 || compare(list[index - 1]!, one) <= 0);
  return isSorted ? list : list.toSorted(compare);
}

// All instants are ISO 8601 in UTC, but one may have milliseconds and the other not.
function inOrder(one: string, other: string): number {
  if (one.length === other.length) return one < other ? -1 : one > other ? 1 : 0;
  return (Date.parse(one) || 0) - (Date.parse(other) || 0);
}
