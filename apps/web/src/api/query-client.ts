import { ApiError } from '@spotter/contract';
import { QueryClient } from '@tanstack/react-query';

/**
 * How long agents, bots, chats and credentials count as fresh, in ms. Within this time they are not requested
 * again, unless forced.
 */
const freshnessMs = 2000;

/**
 * Makes the one store of the server's answers. Reads are tried once more when the server could not be reached.
 * Writes are never tried again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshnessMs,
        // A paused call would look like an endless wait. Being offline is an answer, too.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
      },
      // A message that waits for the network and leaves an hour later is worse than a message that fails now.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 503);
}
