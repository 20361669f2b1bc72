import { ApiError } from '@spotter/contract';
import { QueryClient } from '@tanstack/react-query';

/** Agents, bots, chats and credentials are not asked for again within this time, unless forced. */
const freshnessMs = 2000;

/** The one store of what the server said. Reads are tried once more when the server was not there; writes never are. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshnessMs,
        // A paused call would look like an endless wait; offline is an answer.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
      },
      // A message that waits for the network and leaves an hour later is worse than one that fails now.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);
}
