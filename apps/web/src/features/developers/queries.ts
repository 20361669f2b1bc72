import { ApiError, apiKeyRoutes, type NewApiKey } from '@spotter/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { developerMessages } from './messages.ts';

const keysKey = ['api-keys'];

/** Returns the workspace's API keys. */
export function useApiKeys() {
  const { api } = useServices();
  return useQuery({ queryKey: keysKey, queryFn: () => api.call(apiKeyRoutes.list) });
}

/** Makes a key. The answer alone has it in clear, so it goes into no cache. */
export function useMakeKey() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => api.call(apiKeyRoutes.create, { body }),
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
}

export function useRevokeKey() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(apiKeyRoutes.revoke, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
}

/** Returns the server's own sentence, or that it did not work. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof ApiError && error.message !== '' ? error.message : developerMessages.failed;
}
