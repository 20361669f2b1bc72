import type { ApiClient, Session } from '@spotter/contract';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import { createAuthorizedClient } from './client.ts';
import { createLive, type Live, type LiveSocket, type LiveState } from './live.ts';
import { createQueryClient } from './query-client.ts';
import { createSessionStore, type SessionStore } from './session.ts';

/** What the screens do things with. */
export type Services = { session: SessionStore; api: ApiClient; live: Live; queryClient: QueryClient };

/** Wires the services together. When a session ends, everything that was read in it is forgotten. */
export function createServices(options: {
  baseUrl: string;
  fetch: typeof fetch;
  storage: Storage | null;
  openSocket: (token: string) => Promise<LiveSocket>;
}): Services {
  const session = createSessionStore(options.storage);
  const queryClient = createQueryClient();
  session.subscribe(() => {
    if (session.current() === null) queryClient.clear();
  });
  return {
    session,
    queryClient,
    api: createAuthorizedClient({ baseUrl: options.baseUrl, fetch: options.fetch, session }),
    live: createLive({ session, openSocket: options.openSocket }),
  };
}

export const ServicesContext = createContext<Services | null>(null);

/** The services around this component. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('No services around this component');
  return services;
}

/** The signed-in session, or null for a visitor; prerendered pages are a visitor's. */
export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}

/** Whether the live connection stands. */
export function useLiveState(): LiveState {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.state, () => 'idle' as const);
}
