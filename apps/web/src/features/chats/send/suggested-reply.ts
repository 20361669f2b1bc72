import { type Chat, chatRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../api/services.ts';

/** Whether an agent can write a text for a chat that may still go out. */
export function maySuggest({ sendWindow, answering }: Pick<Chat, 'sendWindow' | 'answering'>): boolean {
  return sendWindow !== 'closed' && answering.agentId !== null;
}

/** The agent's text for the newest message of a chat. It is written once, whichever page shows it first. */
export function suggestedReply(api: Services['api'], chat: Pick<Chat, '_id' | 'history'>) {
  return {
    queryKey: ['suggested-reply', chat._id, chat.history.at(-1)?._id ?? ''],
    queryFn: () => api.call(chatRoutes.suggest, { params: { id: chat._id } }),
    staleTime: Infinity,
    retry: false,
  };
}

/** Returns the agent's text for a chat, where one is wanted and may be written. */
export function useSuggestedReply(chat: Chat, isWanted: boolean) {
  const { api } = useServices();
  return useQuery({ ...suggestedReply(api, chat), enabled: isWanted && maySuggest(chat) });
}
