import { ApiError, type BoardColumn, boardRoutes, type Chat, type ChatStage } from '@spotter/contract';
import { hashKey, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-toastify';
import { changeCached } from '../../../api/live/change-cached.ts';
import { type Services, useServices } from '../../../api/services.ts';
import { chatUndoMs, offerUndo } from '../../../components/undo/undo-toast.tsx';
import { type ChatListPages, sameParts, withChatState } from '../chat-cache.ts';
import { contactNameOf } from '../contact-name.ts';
import { filterQuery, type ListFilter, noFilter } from '../list/list-filter.ts';
import { changeChat, forgetOlderPages, stateOf } from '../queries.ts';
import { hasCard, withCard, withMove, wholeColumn } from './board-cache.ts';
import { boardMessages, boardStages, movedSentence } from './board-messages.ts';

const firstPage = undefined as string | undefined;

const boardKey = (botId: string) => ['board', botId];
const columnsKey = (botId: string) => [...boardKey(botId), 'columns'];
const cardsKey = (botId: string, stage: ChatStage, filter: ListFilter) => [
  ...boardKey(botId),
  'cards',
  stage,
  filterQuery({ ...filter, stage }),
];

/** Returns how many chats each stage of an account has, and what they are worth. */
export function useBoardColumns(botId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: columnsKey(botId),
    queryFn: () => api.call(boardRoutes.columns, { params: { botId } }),
  });
}

/** Returns the chats of one stage that match a filter, the most promising first. `fetchNextPage` loads more. */
export function useCards(botId: string, stage: ChatStage, filter: ListFilter) {
  const { api } = useServices();
  const query = { ...filterQuery(filter), stage };
  return useInfiniteQuery({
    queryKey: cardsKey(botId, stage, filter),
    initialPageParam: firstPage,
    queryFn: ({ pageParam }) =>
      api.page(boardRoutes.cards, { params: { botId }, query: { ...query, cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: wholeColumn,
    structuralSharing: sameParts,
  });
}

/** Keeps the cached board of an account live, as the list is. */
export function useLiveBoard({ credentialId, botId }: { credentialId: string; botId: string }): void {
  const services = useServices();
  useEffect(() => {
    const { live, queryClient, reading } = services;
    const queryKey = boardKey(botId);
    const stops = [
      live.on('accountChat', ({ chat }) => {
        if (chat.botId === botId) placeCard(services, chat);
      }),
      live.on('accountChanged', (event) => {
        if (event._id === botId) reading.again(queryKey);
      }),
      live.join('account', credentialId, () => reading.catchUp(queryKey)),
    ];
    return () => {
      for (const stop of stops) stop();
      forgetOlderPages(queryClient, [...queryKey, 'cards']);
    };
  }, [services, credentialId, botId]);
}

/**
 * Puts a chat where it is now, also on a narrowed board that had it. Narrowed columns are read again: only the
 * server knows who belongs there.
 */
function placeCard({ queryClient, reading }: Pick<Services, 'queryClient' | 'reading'>, chat: Chat): void {
  const { botId } = chat;
  const isWhole = (filter: object) => hashKey([filter]) === hashKey([filterQuery(noFilter)]);
  const narrowings = Map.groupBy(cachedCards(queryClient, botId), ({ filter }) => hashKey([filter]));
  for (const columns of narrowings.values()) {
    const had = chat.spam === null && columns.some(({ cached }) => cached !== undefined && hasCard(cached, chat));
    if (!had && !isWhole(columns[0]!.filter)) continue;
    for (const { queryKey, stage } of columns)
      changeCached<ChatListPages>(queryClient, queryKey, (cached) => cached && withCard(cached, stage, chat));
  }
  const wholes = boardStages.map((stage) => hashKey(cardsKey(botId, stage, noFilter)));
  const cached = queryClient.getQueryCache().findAll({ queryKey: boardKey(botId) });
  reading.again(...cached.map(({ queryKey }) => queryKey).filter((key) => !wholes.includes(hashKey(key))));
}

/** Returns the columns of an account that are cached, each with its stage and what narrows it besides. */
function cachedCards(queryClient: Services['queryClient'], botId: string) {
  const queries = queryClient.getQueryCache().findAll({ queryKey: [...boardKey(botId), 'cards'] });
  return queries.map(({ queryKey, state }) => {
    const [stage, asked] = queryKey.slice(3) as [ChatStage, ReturnType<typeof filterQuery>];
    return { queryKey, stage, filter: { ...asked, stage: undefined }, cached: state.data as ChatListPages | undefined };
  });
}

type Move = { chat: Chat; to: ChatStage; isUndo?: boolean };

/** Moves a chat to another stage: it is there at once, and back where the server refuses. */
export function useMoveCard(botId: string): (move: Move) => void {
  const services = useServices();
  const { api, queryClient, reading } = services;

  /** Shows a chat in another stage before the server has it there. */
  function show(chat: Chat, from: ChatStage): void {
    for (const { queryKey, stage } of cachedCards(queryClient, botId))
      changeCached<ChatListPages>(queryClient, queryKey, (cached) => cached && withCard(cached, stage, chat));
    const counts = columnsKey(botId);
    queryClient.setQueryData<BoardColumn[]>(counts, (cached) => cached && withMove(cached, from, chat.stage));
  }

  const { mutate } = useMutation({
    mutationFn: ({ chat, to }: Move) => {
      const lost = to === 'lost' && chat.lost !== null ? chat.lost : undefined;
      return api.call(boardRoutes.move, { params: { id: chat._id }, body: { from: chat.stage, to, lost } });
    },
    onMutate: ({ chat, to }) => show({ ...chat, stage: to }, chat.stage),
    onSuccess: (moved, { chat, to, isUndo }) => {
      placeCard(services, moved);
      changeChat(queryClient, moved._id, (cached) => withChatState(cached, stateOf(moved)));
      if (isUndo === true) return;
      // A lead who was lost keeps the reason when that is undone.
      const back = { chat: { ...moved, lost: chat.lost }, to: chat.stage, isUndo: true };
      offerUndo(movedSentence(contactNameOf(moved), to), () => mutate(back), { autoClose: chatUndoMs });
    },
    onError: (error, { chat, to }) => {
      show(chat, to);
      reading.again(boardKey(botId));
      const isRefused = error instanceof ApiError && error.status === 409;
      toast.error(isRefused ? error.message : boardMessages.moveFailed);
    },
  });
  return mutate;
}
