import { chatRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withChatState } from '../chat-cache.ts';
import { chatMessages } from '../messages.ts';
import { changeChat, chatKey, stateOf } from '../queries.ts';

/** `note` gives the chat to the agent, with what the agent should know if it is not empty. */
type Switch = { chatEnabled: boolean; note: string | undefined };

/**
 * Turns the autoreplies of a chat on or off. The screen changes right away, and back if the server refuses.
 * `onGiven` is called once the agent has been given the chat with a note.
 */
export function useChatSwitch(chatId: string, onGiven?: () => void): (enabled: boolean, note?: string) => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `chat-switch-${chatId}` },
    mutationFn: ({ chatEnabled, note }: Switch) =>
      api.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled, ...(note === undefined ? {} : { note }) } }),
    onMutate: async ({ chatEnabled }) => {
      await queryClient.cancelQueries({ queryKey: chatKey(chatId) });
      changeChat(queryClient, chatId, (cached) => withChatState(cached, { chatEnabled }));
    },
    onSuccess: (chat, { chatEnabled, note }) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      toast.success(chatEnabled ? chatMessages.enabled : chatMessages.disabled);
      if (note !== undefined) onGiven?.();
    },
    onError: (_, { chatEnabled }) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, { chatEnabled: !chatEnabled }));
      toast.error(chatMessages.toggleFailed);
    },
    onSettled: () => {
      // The change canceled a read that has to be repeated. The list shows the switch, too.
      void queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
    },
  });
  return (chatEnabled, note) => mutate({ chatEnabled, note });
}
