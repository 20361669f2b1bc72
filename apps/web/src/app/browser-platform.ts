import { fetchEarlier } from '../api/early-answers.ts';
import { createPageReload } from '../api/page-reload.ts';
import type { Platform } from '../api/platform.ts';
import { createSessionStore } from '../api/session.ts';
import { learnTime } from '../components/time/present-time.ts';

let platform: Platform | undefined;

/** Returns the platform of this browser tab, made once. During prerendering there is no storage and no session. */
export function browserPlatform(): Platform {
  const inBrowser = typeof window !== 'undefined';
  platform ??= {
    session: createSessionStore(inBrowser ? window.localStorage : null),
    baseUrl: '',
    fetch: learnTime(
      fetchEarlier(
        () => (inBrowser ? (window.spotterEarly ?? []) : []),
        (input, init) => fetch(input, init),
      ),
    ),
    // The socket is loaded on first use, because public pages need none.
    openConnection: async (token) => (await import('./open-connection.ts')).openConnection(token),
    pageReload: createPageReload(inBrowser ? window.sessionStorage : null, () => window.location.reload()),
  };
  return platform;
}
