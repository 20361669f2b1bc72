import { type Chat, chatRoutes, inboxRoutes } from '@spotter/contract';
import { hashKey, type QueryClient, type QueryKey, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { changeCached } from '../../api/live/change-cached.ts';
import { type Services, useServices } from '../../api/services.ts';
import { type ChatListPages, type ChatPages, newestPage, sameParts, wholeChat, wholeList } from './chat-cache.ts';
import { filterQuery, type ListFilter, noFilter } from './list/list-filter.ts';

const firstPage = undefined as string | undefined;

/** The query key of a chat. The live connection writes to the same key. */
export const chatKey = (chatId: string) => ['chat', chatId];
/** The query key of an account's chats. Each filter has its own entry below it. */
export const chatListKey = (botId: string) => ['chats', botId];
const wholeListKey = (botId: string) => [...chatListKey(botId), filterQuery(noFilter)];

/** Returns a chat with its history. `fetchNextPage` loads older messages. */
export function useChat(chatId: string | undefined) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: chatKey(chatId ?? ''),
    enabled: chatId !== undefined,
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) =>
      api.page(chatRoutes.find, { params: { id: chatId ?? '' }, query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: wholeChat,
    structuralSharing: sameParts,
  });
}

/**
 * Returns an account's chats that match a filter, newest first. `fetchNextPage` loads more.
 * `reads`: false returns only what was read before.
 */
export function useChatList(botId: string | undefined, filter: ListFilter = noFilter, reads = true) {
  const { api } = useServices();
  const narrowed = filterQuery(filter);
  return useInfiniteQuery({
    queryKey: [...chatListKey(botId ?? ''), narrowed],
    enabled: reads && botId !== undefined,
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) =>
      api.page(chatRoutes.listForBot, { params: { botId: botId ?? '' }, query: { ...narrowed, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: wholeList,
    structuralSharing: sameParts,
    // During typing, the earlier result stays until the new answer is there.
    placeholderData: (before, query) => (query?.queryKey[1] === botId ? before : undefined),
  });
}

/** Changes a chat in the cache. Does nothing if it is not cached. */
export function changeChat(queryClient: QueryClient, chatId: string, change: (cached: ChatPages) => ChatPages): void {
  changeCached<ChatPages>(queryClient, chatKey(chatId), (cached) => cached && change(cached));
}

/**
 * Changes the cached chats of an account. A narrowed list is read again, because only the server knows which
 * chats belong there.
 */
export function changeChatList(
  { queryClient, reading }: Pick<Services, 'queryClient' | 'reading'>,
  botId: string,
  change: (cached: ChatListPages) => ChatListPages,
): void {
  const whole = wholeListKey(botId);
  changeCached<ChatListPages>(queryClient, whole, (cached) => cached && change(cached));
  const lists = queryClient.getQueryCache().findAll({ queryKey: chatListKey(botId) });
  reading.again(...lists.map(({ queryKey }) => queryKey).filter((key) => hashKey(key) !== hashKey(whole)));
}

/**
 * Forgets all but the newest page of chats that nobody looks at any more. Whoever comes back begins at the
 * newest, and reading all pages again would take a request for each.
 */
export function forgetOlderPages(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const { state, queryKey: key } of queryClient.getQueryCache().findAll({ queryKey })) {
    queryClient.setQueryData<ChatPages | ChatListPages>(key, (cached) => cached && newestPage(cached), {
      updatedAt: state.dataUpdatedAt,
    });
  }
}

/** Returns a chat's state without its history, as changes carry it. */
export function stateOf({ history: _, ...state }: Chat): Omit<Chat, 'history'> {
  return state;
}

/** The query of what placeholders stand for in a chat. */
export function placeholdersQuery({ api }: Pick<Services, 'api'>, chatId: string) {
  return queryOptions({
    queryKey: ['placeholders', chatId],
    queryFn: () => api.call(inboxRoutes.placeholders, { params: { id: chatId } }),
  });
}
