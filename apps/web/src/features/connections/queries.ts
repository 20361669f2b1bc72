import { connectionRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

/** How long the services count as fresh, in ms. An empty list is requested again earlier. */
const freshnessMs = 60_000;

/** Returns the services that can be connected. */
export function useIntegrations() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['integrations'],
    queryFn: () => api.call(connectionRoutes.listIntegrations),
    staleTime: (query) => ((query.state.data?.length ?? 0) > 0 ? freshnessMs : 0),
  });
}
