import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is cached under a key, and once more what an answer on its way puts there: it may have been
 * written before this change. `change` gets undefined if nothing is cached.
 */
export function changeCached<Cached>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (cached: Cached | undefined) => Cached | undefined,
): void {
  const apply = () => void queryClient.setQueryData<Cached>(queryKey, change);
  apply();
  const query = queryClient.getQueryCache().find({ queryKey });
  if (query !== undefined && query.state.fetchStatus !== 'idle') query.fetch().then(apply, () => undefined);
}
