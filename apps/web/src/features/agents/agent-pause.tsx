import { type Agent, agentRoutes } from '@spotter/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from 'react-toastify';
import { useServices } from '../../api/services.ts';
import { PauseControl } from '../../components/pause/pause-control.tsx';
import { pauseMessages } from '../../components/pause/pause-messages.ts';
import { keepAgent } from './one-agent.ts';
import styles from './agent-pause.module.css';

/** Returns the call that pauses an agent on all its accounts; null ends a pause. */
export function usePauseAgent() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, until }: { id: string; until: Date | null }) =>
      api.call(agentRoutes.pause, { params: { id }, body: { until: until?.toISOString() ?? null } }),
    onSuccess: (changed) => keepAgent(queryClient, changed),
    onError: (_, { until }) => toast.error(until === null ? pauseMessages.resumeFailed : pauseMessages.failed),
  });
}

/** Pauses an agent on all its accounts, or shows how long it is still silent. `children` stand beside that. */
export function AgentPause({ agent, children }: { agent: Agent; children: ReactNode }) {
  const pause = usePauseAgent();
  return (
    <div className={styles.agentPause}>
      <PauseControl
        what="agent"
        until={agent.pausedUntil}
        isBusy={pause.isPending}
        onPause={(until) => pause.mutate({ id: agent._id, until })}
      />
      {children}
    </div>
  );
}
