import { type Bot, botRoutes, connectionRoutes } from '@spotter/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeCached } from '../../api/live/change-cached.ts';
import { useServices } from '../../api/services.ts';

const botsKey = ['bots'];

/** Returns the connected social accounts. */
export function useBots() {
  const { api } = useServices();
  return useQuery({ queryKey: botsKey, queryFn: () => api.call(botRoutes.list) });
}

/** Returns the user's credentials at all services. */
export function useCredentials() {
  const { api } = useServices();
  return useQuery({ queryKey: ['credentials'], queryFn: () => api.call(connectionRoutes.listCredentials) });
}

/**
 * Finds a connected account by its credential. `missing` if it is not one of the user's or the credentials do
 * not load, because then there is no reason to stay.
 */
export function useAccount(credentialId: string | undefined): { bot: Bot | undefined; missing: boolean } {
  const credentials = useCredentials();
  const bots = useBots();
  const unknownCredential =
    credentials.data !== undefined && !credentials.data.some((credential) => credential._id === credentialId);
  const bot = bots.data?.find((candidate) => candidate.integration === credentialId);
  // A list that is being fetched again may be about to contain an account that was just connected.
  const settled = !credentials.isFetching && !bots.isFetching;
  const missing =
    credentialId !== undefined &&
    ((credentials.data === undefined && credentials.isError) ||
      (bots.data === undefined && bots.isError) ||
      (settled && (unknownCredential || (bots.data !== undefined && bot === undefined))));
  return { bot, missing };
}

/** Keeps the accounts live: changes from another tab or from the platform show up here, too. */
export function useLiveAccounts(): void {
  const { live, queryClient, reading } = useServices();
  useEffect(() => {
    const stops = [
      live.on('accountChanged', (changed) => keepBot(queryClient, changed)),
      live.follow(() => reading.catchUp(botsKey)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [live, queryClient, reading]);
}

/** Puts a changed account where every screen reads it. */
export function keepBot(queryClient: QueryClient, changed: Bot): void {
  changeCached<Bot[]>(queryClient, botsKey, (bots) => bots?.map((bot) => (bot._id === changed._id ? changed : bot)));
}
