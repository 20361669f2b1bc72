import { type Bot, botRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { PauseControl } from '../../components/pause/pause-control.tsx';
import { pauseMessages } from '../../components/pause/pause-messages.ts';
import { keepBot } from './queries.ts';

/** Returns the call that pauses the agent in all chats of an account; null ends a pause. */
export function usePauseAccount() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, until }: { id: string; until: Date | null }) =>
      api.call(botRoutes.pause, { params: { id }, body: { until: until?.toISOString() ?? null } }),
    onSuccess: (changed) => keepBot(queryClient, changed),
    onError: (_, { until }) => toast.error(until === null ? pauseMessages.resumeFailed : pauseMessages.failed),
  });
}

/**
 * Pauses the agent in all chats of an account, or shows how long it is still silent;
 * `onlyRunning`: only the latter.
 */
export function AccountPause({ bot, onlyRunning = false }: { bot: Bot; onlyRunning?: boolean }) {
  const pause = usePauseAccount();
  return (
    <PauseControl
      what="account"
      onlyRunning={onlyRunning}
      until={bot.pausedUntil}
      isBusy={pause.isPending}
      onPause={(until) => pause.mutate({ id: bot._id, until })}
    />
  );
}
