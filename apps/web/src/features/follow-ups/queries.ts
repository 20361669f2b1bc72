import {
  type CanceledFollowUps,
  inboxRoutes,
  maxChatsCanceled,
  planRoutes,
  type UpcomingChat,
  upcomingRoutes,
} from '@spotter/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

const listKey = ['follow-ups'];
/** What was sent meanwhile leaves the list. */
const readAgainMs = 60_000;

/** Returns what agents will send, next first: what comes with a later page may be sent sooner than some before. */
export function useUpcoming() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: listKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => api.page(upcomingRoutes.list, { query: { cursor: pageParam } }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // What the coach did in a chat counts at once.
    staleTime: 0,
    refetchInterval: readAgainMs,
    select: ({ pages }): UpcomingChat[] =>
      [...new Map(pages.flatMap(({ value }) => value).map((chat) => [chat._id, chat])).values()].toSorted(
        (one, other) => nextAt(one) - nextAt(other),
      ),
  });
}

const nextAt = ({ steps }: UpcomingChat): number => Date.parse(steps[0]!.at);

/** Returns the ids of those steps of a chat that can be canceled. */
export function cancelableOf({ steps }: UpcomingChat): string[] {
  return steps.filter(({ kind }) => kind === 'follow-up').map(({ _id }) => _id);
}

/** Has the list and the plans of chats read again, whatever came of a change. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: listKey }),
      queryClient.invalidateQueries({ queryKey: ['chat-plan'] }),
    ]);
}

/** Drops one step of one chat. */
export function useCancelNext() {
  const { api } = useServices();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ chatId, stepId }: { chatId: string; stepId: string }) =>
      api.call(planRoutes.cancelStep, { params: { id: chatId, stepId } }),
    onSettled: readAgain,
  });
}

/** Drops the follow-ups of chats, as many chats at once as the server takes. */
export function useCancelMany() {
  const { api } = useServices();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (chosen: UpcomingChat[]): Promise<CanceledFollowUps> => {
      const chats = chosen.map((chat) => ({ chatId: chat._id, stepIds: cancelableOf(chat) }));
      const all: CanceledFollowUps = { canceled: 0, notCanceled: [] };
      for (let start = 0; start < chats.length; start += maxChatsCanceled) {
        const body = { chats: chats.slice(start, start + maxChatsCanceled) };
        const { canceled, notCanceled } = await api.call(upcomingRoutes.cancelMany, { body });
        all.canceled += canceled;
        all.notCanceled.push(...notCanceled);
      }
      return all;
    },
    onSettled: readAgain,
  });
}

/** Has a planned follow-up say the coach's words in one chat; null: the agent's again. */
export function useSetText({ chatId, stepId }: { chatId: string; stepId: string }) {
  const { api } = useServices();
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (text: string | null) =>
      api.call(planRoutes.setText, { params: { id: chatId, stepId }, body: { text } }),
    onSettled: readAgain,
  });
}

/** Returns what placeholders stand for in a chat. */
export function usePlaceholders(chatId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['placeholders', chatId],
    queryFn: () => api.call(inboxRoutes.placeholders, { params: { id: chatId } }),
  });
}
