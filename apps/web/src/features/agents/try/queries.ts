import { agentRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

/** Returns which calendar and hours the open times of a trial come from. */
export function usePracticeGround(agentId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['practice-ground', agentId],
    queryFn: () => api.call(agentRoutes.practice, { params: { id: agentId } }),
  });
}
