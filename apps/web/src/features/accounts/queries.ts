import { type Bot, botRoutes, connectionRoutes } from '@spotter/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../api/services.ts';

const botsKey = ['bots'];

/** The connected social accounts. */
export function useBots() {
  const { api } = useServices();
  return useQuery({ queryKey: botsKey, queryFn: () => api.call(botRoutes.list) });
}

/** The user's connected accounts at their services. */
export function useCredentials() {
  const { api } = useServices();
  return useQuery({ queryKey: ['credentials'], queryFn: () => api.call(connectionRoutes.listCredentials) });
}

/**
 * One connected account by its credential. `missing` when it is not one of the user's
 * or the credentials do not load: there is nothing to stay for then.
 */
export function useAccount(credentialId: string | undefined): { bot: Bot | undefined; missing: boolean } {
  const credentials = useCredentials();
  const bots = useBots();
  const unknownCredential =
    credentials.data !== undefined && !credentials.data.some((credential) => credential._id === credentialId);
  const bot = bots.data?.find((candidate) => candidate.integration === credentialId);
  // A list that is being read again may be about to learn of an account that was just connected.
  const settled = !credentials.isFetching && !bots.isFetching;
  const missing =
    credentialId !== undefined &&
    ((credentials.data === undefined && credentials.isError) ||
      (bots.data === undefined && bots.isError) ||
      (settled && (unknownCredential || (bots.data !== undefined && bot === undefined))));
  return { bot, missing };
}

/** Keeps the accounts live: what another tab or the platform changes in them is seen here, too. */
export function useLiveAccounts(): void {
  const { live } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const stops = [
      live.on('accountChanged', (changed) => keepBot(queryClient, changed)),
      live.follow(() => void queryClient.invalidateQueries({ queryKey: botsKey })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queryClient]);
}

/** Puts a changed account where every screen reads it. */
export function keepBot(queryClient: QueryClient, changed: Bot): void {
  queryClient.setQueryData<Bot[]>(botsKey, (bots) => bots?.map((bot) => (bot._id === changed._id ? changed : bot)));
}
