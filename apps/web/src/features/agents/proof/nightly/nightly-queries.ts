import { nightlyRoutes } from '@spotter/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../../api/services.ts';

const nightlyKey = (agentId: string) => ['nightly', agentId];

/** Returns whether an agent is tried every night, with its last result, and follows it live. */
export function useNightly(agentId: string) {
  const { api, live, reading } = useServices();
  useEffect(
    () =>
      live.on('simulationChanged', ({ simulation }) => {
        if (simulation.agentId === agentId && simulation.nightly) reading.again(nightlyKey(agentId));
      }),
    [agentId, live, reading],
  );
  return useQuery({
    queryKey: nightlyKey(agentId),
    queryFn: () => api.call(nightlyRoutes.find, { params: { id: agentId } }),
  });
}

/** Switches the nights of an agent on or off. */
export function useSetNightly(agentId: string) {
  const { api, queryClient } = useServices();
  return useMutation({
    mutationFn: (on: boolean) => api.call(nightlyRoutes.set, { params: { id: agentId }, body: { on } }),
    onSuccess: (nightly) => queryClient.setQueryData(nightlyKey(agentId), nightly),
  });
}
