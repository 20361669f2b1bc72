import { connectionRoutes } from '@spotter/contract';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';

/** The services are not asked for again within this time, unless the list was empty. */
const freshnessMs = 60_000;

/** The services that can be connected. */
export function useIntegrations() {
  const { api } = useServices();
  return useQuery({
    queryKey: ['integrations'],
    queryFn: () => api.call(connectionRoutes.listIntegrations),
    staleTime: (query) => ((query.state.data?.length ?? 0) > 0 ? freshnessMs : 0),
  });
}
