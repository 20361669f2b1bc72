import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type AuthorizedClient, createAuthorizedClient } from './client.ts';
import { createLive, type Live, type LiveState } from './live/live.ts';
import { type Platform, usePlatform } from './platform.ts';
import { createPushDevice, type PushDevice, type PushState } from './push-device.ts';
import { createQueryClient } from './query-client.ts';
import { createReading, type Reading } from './live/reading.ts';
import type { SessionStore } from './session.ts';
import { uploadByRequest } from './upload.ts';
import { createWorkerLink, versionOfPage, type WorkerLink } from './worker-link.ts';

/** What the screens work with. */
export type Services = {
  session: SessionStore;
  api: AuthorizedClient;
  live: Live;
  queryClient: QueryClient;
  reading: Reading;
  worker: WorkerLink;
  pushDevice: PushDevice;
};

const made = new WeakMap<Platform, Services>();

/** Returns the services on this platform. They are made once. */
export function servicesOf(platform: Platform): Services {
  const services = made.get(platform) ?? createServices(platform);
  made.set(platform, services);
  return services;
}

/**
 * Wires the services together.
 * When a user's session ends or another's begins, everything that was read is removed.
 */
function createServices({ session, baseUrl, fetch, upload, openConnection }: Platform): Services {
  const queryClient = createQueryClient();
  let userId = session.current()?.user._id;
  session.subscribe(() => {
    const present = session.current()?.user._id;
    if (present !== userId) queryClient.clear();
    userId = present;
  });
  const api = createAuthorizedClient({
    baseUrl,
    fetch,
    upload: upload ?? uploadByRequest,
    session,
    onForbidden: (sentence) =>
      void import('./rights/role-forbidden.ts').then(({ notifyForbidden }) => notifyForbidden(queryClient, sentence)),
  });
  const worker = createWorkerLink({
    // Browsers leave it out on a page that was not loaded securely.
    container: typeof navigator === 'undefined' ? undefined : navigator.serviceWorker,
    pageVersion: versionOfPage,
    now: Date.now,
  });
  return {
    session,
    queryClient,
    reading: createReading(queryClient),
    api,
    live: createLive({ session, openConnection }),
    worker,
    pushDevice: createPushDevice({ api, session, worker, fetch }),
  };
}

/** Returns the services around this component. */
export function useServices(): Services {
  return servicesOf(usePlatform());
}

/** Returns the state of the live connection. */
export function useLiveState(): LiveState {
  const { live } = useServices();
  return useSyncExternalStore(live.subscribe, live.state, () => 'idle' as const);
}

/** Returns whether this device shows pushes. */
export function usePushState(): PushState {
  const { pushDevice } = useServices();
  return useSyncExternalStore(pushDevice.subscribe, pushDevice.state, () => 'unknown' as const);
}
