import type { Session } from '@spotter/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import type { LiveSocket } from './live.ts';
import type { PageReload } from './page-reload.ts';
import type { SessionStore } from './session.ts';

/**
 * What the app stands on, in a browser or in a test. It is all that a public page loads: everything made of it
 * (the API, the cache, the live connection) is in services.ts, and comes with the first screen that needs it.
 */
export type Platform = {
  session: SessionStore;
  baseUrl: string;
  fetch: typeof fetch;
  openSocket: (token: string) => Promise<LiveSocket>;
  pageReload: PageReload;
};

export const PlatformContext = createContext<Platform | null>(null);

/** The platform around this component. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('No platform around this component');
  return platform;
}

/** The signed-in session, or null for a visitor; prerendered pages are a visitor's. */
export function useSession(): Session | null {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
