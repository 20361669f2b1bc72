import {
  ApiError,
  chatRoutes,
  type CorrectionBody,
  correctionRoutes,
  type Message,
  type Thumb,
} from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { withMessage } from '../chat-cache.ts';
import { changeChat } from '../queries.ts';
import { correctionMessages } from './correction-messages.ts';

const ofChatKey = (chatId: string) => ['chat-corrections', chatId];

/** Keeps what the coach thinks of an answer; it is shown at once. */
export function useThumb(chatId: string, message: Message) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const keep = (changed: Message) => changeChat(queryClient, chatId, (cached) => withMessage(cached, changed));
  return useMutation({
    mutationFn: (thumb: Thumb | null) =>
      api.call(chatRoutes.setThumb, { params: { id: chatId, messageId: message._id }, body: { thumb } }),
    onMutate: (thumb) => keep({ ...message, thumb: thumb && { value: thumb, by: 'You' } }),
    onSuccess: keep,
    onError: () => {
      keep(message);
      toast.error(correctionMessages.thumbFailed);
    },
  });
}

/** Returns the rules that count in a chat alone. */
export function useRulesOfChat(chatId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ofChatKey(chatId),
    queryFn: () => api.call(correctionRoutes.listOfChat, { params: { id: chatId } }),
  });
}

/** Returns the calls that make a rule of a correction, and take one of the chat away. */
export function useCorrecting(chatId: string, agentId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  // A rule of an agent is its next version; the pages of agents read it again.
  const readAgain = () =>
    Promise.all(
      [ofChatKey(chatId), ['agent'], ['agents'], ['corrections']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return {
    save: useMutation({
      mutationFn: (body: CorrectionBody) => api.call(correctionRoutes.create, { params: { id: agentId }, body }),
      onSuccess: readAgain,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.call(correctionRoutes.remove, { params: { id } }),
      onSuccess: readAgain,
      onError: () => toast.error(correctionMessages.removeFailed),
    }),
  };
}

/** Returns what the server says about a refusal that a person can do something about. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) return correctionMessages.failed;
  return error.issues[0]?.message ?? error.message;
}
