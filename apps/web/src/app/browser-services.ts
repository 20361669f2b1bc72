import { socketPath } from '@spotter/contract';
import { createServices, type Services } from '../api/services.ts';
import type { LiveSocket } from '../api/live.ts';

let services: Services | undefined;

/** The services of this browser tab, made once. While pages are prerendered there is no storage and nobody is signed in. */
export function browserServices(): Services {
  services ??= createServices({
    baseUrl: '',
    fetch: (input, init) => fetch(input, init),
    storage: typeof window === 'undefined' ? null : window.localStorage,
    openSocket,
  });
  return services;
}

// Loaded on first use: public pages need no socket. Times are the product's: 20 s, then 1 s growing to 5 s, for ever.
async function openSocket(token: string): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({
    path: socketPath,
    auth: { token },
    timeout: 20_000,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
}
