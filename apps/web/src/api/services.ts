import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type AuthorizedClient, createAuthorizedClient } from './client.ts';
import { createLive, type Live, type LiveState } from './live.ts';
import { type Platform, usePlatform } from './platform.ts';
import { createQueryClient } from './query-client.ts';
import type { SessionStore } from './session.ts';

/** What the screens do things with. */
export type Services = { session: SessionStore; api: AuthorizedClient; live: Live; queryClient: QueryClient };

const made = new WeakMap<Platform, Services>();

/** The services on this platform, made once. */
export function servicesOf(platform: Platform): Services {
  const services = made.get(platform) ?? createServices(platform);
  made.set(platform, services);
  return services;
}

/** Wires the services together. When a session ends, everything that was read in it is forgotten. */
function createServices({ session, baseUrl, fetch, openSocket }: Platform): Services {
  const queryClient = createQueryClient();
  session.subscribe(() => {
    if (session.current() === null) queryClient.clear();
  });
  return {
    session,
    queryClient,
    api: createAuthorizedClient({ baseUrl, fetch, session }),
    live: createLive({ session, openSocket }),
  };
}

/** The services around this component. */
export function useServices(): Services {
  return servicesOf(usePlatform());
}

/** Whether the live connection stands. */
export function useLiveState(): LiveState {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.state, () => 'idle' as const);
}
