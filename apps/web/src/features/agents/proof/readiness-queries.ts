import { simulationRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';

export const readinessKey = ['agent-readiness'];

/** Returns the newest finished run of simulated leads of what each agent has published. */
export function useReadiness() {
  const { api } = useServices();
  return useQuery({ queryKey: readinessKey, queryFn: () => api.call(simulationRoutes.readiness) });
}
