import type { Session } from '@spotter/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import type { LiveConnection } from './live/live.ts';
import type { PageReload } from './page-reload.ts';
import type { SessionStore } from './session.ts';
import type { Upload } from './upload.ts';

/**
 * What the app runs on, in a browser or in a test. A public page loads nothing else: services.ts makes the API,
 * the cache and the live connection of it and is loaded with the first screen that needs them.
 */
export type Platform = {
  session: SessionStore;
  baseUrl: string;
  fetch: typeof fetch;
  /** Uploads in a test; left out: the browser's own way. */
  upload?: Upload;
  openConnection: (token: string) => Promise<LiveConnection>;
  pageReload: PageReload;
};

export const PlatformContext = createContext<Platform | null>(null);

/** Returns the platform around this component. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('No platform around this component');
  return platform;
}

/** Returns the session, or null for a visitor. Prerendered pages are always a visitor's. */
export function useSession(): Session | null {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}

/** Returns the first name of the signed-in coach; null for a visitor. */
export function useCoachName(): string | null {
  return useSession()?.user.first_name ?? null;
}
