import { ApiError, type ChatPlan, chatRoutes, planRoutes } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../../api/services.ts';
import { pauseMessages } from '../../../components/pause/pause-messages.ts';
import { withChatState } from '../chat-cache.ts';
import { changeChat, placeholdersQuery, stateOf } from '../queries.ts';
import { planMessages } from './plan-messages.ts';

/** The query key of a chat's plan. News of the chat or its account makes it be read again. */
export const planKey = (chatId: string) => ['chat-plan', chatId];

/** Returns what the agent will say in a chat unasked. */
export function usePlan(chatId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: planKey(chatId),
    queryFn: () => api.call(planRoutes.find, { params: { id: chatId } }),
  });
}

/** Drops a follow-up of a chat. */
export function useCancelStep(chatId: string) {
  const { api } = useServices();
  return usePlanChange(
    chatId,
    (stepId: string) => api.call(planRoutes.cancelStep, { params: { id: chatId, stepId } }),
    (error) =>
      error instanceof ApiError && error.status === 409 ? planMessages.sentAlready : planMessages.cancelFailed,
  );
}

/** Sets before when no follow-up is sent; null takes that back. */
export function useNotBefore(chatId: string) {
  const { api } = useServices();
  return usePlanChange(
    chatId,
    (until: Date | null) =>
      api.call(planRoutes.notBefore, { params: { id: chatId }, body: { until: until?.toISOString() ?? null } }),
    () => planMessages.notBeforeFailed,
  );
}

function usePlanChange<Input>(
  chatId: string,
  mutationFn: (input: Input) => Promise<ChatPlan>,
  failure: (error: Error) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (plan) => queryClient.setQueryData(planKey(chatId), plan),
    onError: (error) => {
      toast.error(failure(error));
      void queryClient.invalidateQueries({ queryKey: planKey(chatId) });
    },
  });
}

/** Pauses a chat until an instant; null ends the pause. */
export function usePauseChat(chatId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (until: Date | null) =>
      api.call(chatRoutes.pause, { params: { id: chatId }, body: { until: until?.toISOString() ?? null } }),
    onSuccess: (chat) => {
      changeChat(queryClient, chatId, (cached) => withChatState(cached, stateOf(chat)));
      // The list shows the pause, too.
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
      return queryClient.invalidateQueries({ queryKey: planKey(chatId) });
    },
    onError: (_, until) => toast.error(until === null ? pauseMessages.resumeFailed : pauseMessages.failed),
  });
}

/** Has a planned follow-up say the coach's words in a chat; null: the agent's again. Failures show beside them. */
export function useSetText({ chatId, stepId }: { chatId: string; stepId: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string | null) =>
      api.call(planRoutes.setText, { params: { id: chatId, stepId }, body: { text } }),
    onSuccess: (plan) => queryClient.setQueryData(planKey(chatId), plan),
    onError: () => queryClient.invalidateQueries({ queryKey: planKey(chatId) }),
  });
}

/** Returns what placeholders stand for in a chat. */
export function usePlaceholders(chatId: string) {
  return useQuery(placeholdersQuery(useServices(), chatId));
}
