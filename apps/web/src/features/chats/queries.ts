import { type Chat, chatRoutes } from '@spotter/contract';
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { type ChatListPages, type ChatPages, wholeChat, wholeList } from './chat-cache.ts';

const firstPage = undefined as string | undefined;

/** Where a chat is cached; the live connection writes to the same place. */
export const chatKey = (chatId: string) => ['chat', chatId];
/** Where the chats of an account are cached. */
export const chatListKey = (botId: string) => ['chats', botId];

/** A chat with its history; `fetchNextPage` brings older messages. */
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
  });
}

/** The chats of an account, newest first; `fetchNextPage` brings more. */
export function useChatList(botId: string | undefined) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: chatListKey(botId ?? ''),
    enabled: botId !== undefined,
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) =>
      api.page(chatRoutes.listForBot, { params: { botId: botId ?? '' }, query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: wholeList,
  });
}

/** Changes a cached chat; nothing happens while it is not cached. */
export function changeChat(queryClient: QueryClient, chatId: string, change: (cached: ChatPages) => ChatPages): void {
  queryClient.setQueryData<ChatPages>(chatKey(chatId), (cached) => cached && change(cached));
  fetchAgainIfFetching(queryClient, chatKey(chatId));
}

/** Changes a cached list of chats. */
export function changeChatList(
  queryClient: QueryClient,
  botId: string,
  change: (cached: ChatListPages) => ChatListPages,
): void {
  queryClient.setQueryData<ChatListPages>(chatListKey(botId), (cached) => cached && change(cached));
  fetchAgainIfFetching(queryClient, chatListKey(botId));
}

/** A chat's state without its history, as changes carry it. */
export function stateOf({ history: _, ...state }: Chat): Omit<Chat, 'history'> {
  return state;
}

// An answer under way was written before this change and would put the older state back.
function fetchAgainIfFetching(queryClient: QueryClient, queryKey: string[]): void {
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
