import { ApiError, assigneeRoutes, type Chat } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withChatState } from '../chat-cache.ts';
import { changeChat, chatKey, stateOf } from '../queries.ts';
import { assigneeMessages } from './assignee-messages.ts';

/** Changes a chat, shows the changed chat, and says why the server refused. */
function useAssigneeChange<Input>(chatId: string, run: (input: Input) => Promise<Chat>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (chat) => changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat))),
    onError: (error) => {
      const isRefusal = error instanceof ApiError && [400, 404, 409].includes(error.status);
      toast.error(isRefusal ? error.message : assigneeMessages.failed);
      // Somebody else may have it by now.
      void queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
    },
  });
}

/** Gives a chat to somebody, or to nobody; refused where it changed hands since it was shown. */
export function useAssign(chat: Pick<Chat, '_id' | 'assignee'>) {
  const { api } = useServices();
  const before = chat.assignee?._id ?? null;
  return useAssigneeChange(chat._id, (assignee: string | null) =>
    api.call(assigneeRoutes.assign, { params: { id: chat._id }, body: { assignee, before } }),
  );
}

/** Writes down what is to be done next. */
export function useNextAction(chatId: string) {
  const { api } = useServices();
  return useAssigneeChange(chatId, (nextAction: { text: string; dueAt: string | null } | null) =>
    api.call(assigneeRoutes.setNextAction, { params: { id: chatId }, body: { nextAction } }),
  );
}
