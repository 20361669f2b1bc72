import type { BoardColumn, Chat, ChatStage } from '@spotter/contract';
import type { ChatListPages } from '../chat-cache.ts';

/** Whether a column has a chat. */
export function hasCard(cached: ChatListPages, { _id: id }: Chat): boolean {
  return cached.pages.some(({ value }) => value.some(({ _id }) => _id === id));
}

/** Puts a chat into its column, and takes it out of every other. */
export function withCard(cached: ChatListPages, stage: ChatStage, chat: Chat): ChatListPages {
  const belongs = chat.stage === stage && chat.spam === null;
  if (!belongs && !hasCard(cached, chat)) return cached;
  return {
    ...cached,
    pages: cached.pages.map((page, index) => {
      const others = page.value.filter(({ _id }) => _id !== chat._id);
      return { ...page, value: belongs && index === 0 ? [chat, ...others] : others };
    }),
  };
}

/** Returns all cards of a column without duplicates, the most promising first, as the server sorts them. */
export function wholeColumn(cached: ChatListPages): Chat[] {
  const cards = new Map(cached.pages.flatMap(({ value }) => value).map((chat) => [chat._id, chat]));
  const rank = (chat: Chat) => chat.score?.value ?? 0;
  return [...cards.values()].toSorted((one, other) => rank(other) - rank(one) || (one._id < other._id ? 1 : -1));
}

/** Returns the columns with one lead less in one and more in another. */
export function withMove(columns: BoardColumn[], from: ChatStage, to: ChatStage): BoardColumn[] {
  const change = (stage: ChatStage) => (stage === to ? 1 : 0) - (stage === from ? 1 : 0);
  return columns.map((column) => {
    const by = change(column.stage);
    return { ...column, count: Math.max(0, column.count + by), leads: Math.max(0, column.leads + by) };
  });
}
