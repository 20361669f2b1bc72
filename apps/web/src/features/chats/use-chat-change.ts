import { type Chat, chatRoutes, type Lost } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { withChatState } from './chat-cache.ts';
import { inboxMessages } from './inbox-messages.ts';
import { changeChat, stateOf } from './queries.ts';

type Change = { stage?: Chat['stage']; lost?: Lost; facts?: Chat['facts']; neverAutoreply?: boolean; spam?: boolean };

/** Changes what is recorded about a lead. The chat shows it once the server has it. */
export function useChatChange(chatId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => api.call(chatRoutes.update, { params: { id: chatId }, body: change }),
    onSuccess: (chat) => changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat))),
  });
}

/** Returns what drops the agent's pending answer, and says how that went. The agent stays on. */
export function useCancelPendingReply(chatId: string): () => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.call(chatRoutes.cancelPendingReply, { params: { id: chatId } }),
    onSuccess: (chat) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      toast.success(inboxMessages.cancelled);
    },
    onError: () => toast.error(inboxMessages.cancelFailed),
  });
  return () => mutate();
}
