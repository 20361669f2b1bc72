import { chatRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withChatState } from '../chat-cache.ts';
import { chatMessages } from '../messages.ts';
import { changeChat, chatKey, stateOf } from '../queries.ts';

/** `note` gives the chat to the agent, with what it should know where it says something. */
type Switch = { chatEnabled: boolean; note: string | undefined };

/** Switches the autoreplies of a chat: at once on the screen, back again when the server refuses. */
export function useChatSwitch(chatId: string): (enabled: boolean, note?: string) => void {
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
    onSuccess: (chat, { chatEnabled }) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      toast.success(chatEnabled ? chatMessages.enabled : chatMessages.disabled);
    },
    onError: (_, { chatEnabled }) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, { chatEnabled: !chatEnabled }));
      toast.error(chatMessages.toggleFailed);
    },
    onSettled: () => {
      // A read that the change cancelled has to be made up for, and the list shows the switch, too.
      void queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
    },
  });
  return (chatEnabled, note) => mutate({ chatEnabled, note });
}
