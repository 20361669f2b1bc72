import { ApiError, type threadControlRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withChatState } from '../chat-cache.ts';
import { changeChat, stateOf } from '../queries.ts';

type ThreadRoute = (typeof threadControlRoutes)[keyof typeof threadControlRoutes];

/** Takes a conversation from another app, or gives it back. The chat shows it once the platform has agreed. */
export function useThreadControl(chatId: string, route: ThreadRoute, words: { done: string; failed: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(route, { params: { id: chatId } }),
    onSuccess: (chat) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      toast.success(words.done);
      // The list shows what the agent does, too.
      return queryClient.invalidateQueries({ queryKey: ['chats'] });
    },
    onError: (error) => toast.error(error instanceof ApiError ? `${words.failed} ${error.message}` : words.failed),
  });
  return { isPending, change: (onDone: () => void) => mutate(undefined, { onSuccess: onDone }) };
}
