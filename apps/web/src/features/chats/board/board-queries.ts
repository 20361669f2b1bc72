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
import { withCard, withMove, wholeColumn } from './board-cache.ts';
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

/** Puts a chat where it is now. Narrowed columns are read again: only the server knows who belongs there. */
function placeCard({ queryClient, reading }: Pick<Services, 'queryClient' | 'reading'>, chat: Chat): void {
  const { botId } = chat;
  for (const stage of boardStages) {
    const whole = cardsKey(botId, stage, noFilter);
    changeCached<ChatListPages>(queryClient, whole, (cached) => cached && withCard(cached, stage, chat));
  }
  const wholes = boardStages.map((stage) => hashKey(cardsKey(botId, stage, noFilter)));
  const cached = queryClient.getQueryCache().findAll({ queryKey: boardKey(botId) });
  reading.again(...cached.map(({ queryKey }) => queryKey).filter((key) => !wholes.includes(hashKey(key))));
}

type Move = { chat: Chat; to: ChatStage; isUndo?: boolean };

/** Moves a chat to another stage: it is there at once, and back where the server refuses. */
export function useMoveCard(botId: string): (move: Move) => void {
  const services = useServices();
  const { api, queryClient, reading } = services;

  /** Shows a chat in another stage before the server has it there. */
  function show(chat: Chat, from: ChatStage): void {
    const columns = queryClient.getQueryCache().findAll({ queryKey: [...boardKey(botId), 'cards'] });
    for (const { queryKey } of columns) {
      const stage = queryKey[3] as ChatStage;
      changeCached<ChatListPages>(queryClient, queryKey, (cached) => cached && withCard(cached, stage, chat));
    }
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
