import { ApiError, type Chat, type Proposal, proposalRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withChatState } from '../chat-cache.ts';
import { changeChat, chatKey, stateOf } from '../queries.ts';
import { approvalMessages } from './approval-messages.ts';

/** What the coach decides about an answer: `text`, where it is sent in their words. */
type Choice = { kind: 'send' | 'drop'; proposalId: string; text?: string };

/** Sends or drops the answer that waits in a chat, and says how that went. `onDone` gets the coach's own words. */
export function useProposal(chatId: string, onDone: (sent: string | undefined) => void) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { id: chatId };
  return useMutation({
    mutationFn: ({ kind, proposalId, text }: Choice): Promise<Chat> =>
      kind === 'drop'
        ? api.call(proposalRoutes.dropProposal, { params, body: { proposalId } })
        : api.call(proposalRoutes.sendProposal, {
            params,
            body: { proposalId, ...(text === undefined ? {} : { text }) },
          }),
    onSuccess: (chat, { kind, text }) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      toast.success(kind === 'drop' ? approvalMessages.dropped : approvalMessages.sent);
      onDone(text);
    },
    onError: (error) => {
      toast.error(error instanceof ApiError && error.status !== 0 ? error.message : approvalMessages.failed);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: chatKey(chatId) });
    },
  });
}

/** The answer that the coach changes, and their words. */
export type Edited = { proposal: Proposal; text: string };
