/** The page's side of the service worker. */
export type WorkerLink = {
  /** Registers the worker. Safe to repeat. Does nothing in a browser without workers. */
  start(): Promise<void>;
  /**
   * Returns the registration once its worker can show pushes;
   * null if there is none or it does not get ready in time.
   */
  ready(): Promise<ServiceWorkerRegistration | null>;
  /** Whether a newer version of the app waits until this page is reloaded. */
  isUpdateReady(): boolean;
  /** Lets the newer version take over. Calls `onSwitched` when its pages can be loaded. */
  update(onSwitched: () => void): void;
  /** Checks for a newer version, at most every few minutes. */
  check(): void;
  /** Calls the listener when `isUpdateReady` changes. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener with the path that a tap on a notification leads to. Returns a function that stops it. */
  onOpen(listener: (path: string) => void): () => void;
};

const file = '/sw.js';
const pollEveryMs = 10 * 60_000;
/** How long to wait for the worker, in ms. It stores the whole app first. */
const readyWithinMs = 10_000;

/** Links this page to the worker. `pageVersion` returns the build that the page was made of. */
export function createWorkerLink(options: {
  container: ServiceWorkerContainer | undefined;
  pageVersion: () => string | null;
  now: () => number;
}): WorkerLink {
  const { container } = options;
  const listeners = new Set<() => void>();
  const openListeners = new Set<(path: string) => void>();
  let starting: Promise<void> | null = null;
  let registration: ServiceWorkerRegistration | null = null;
  let waiting: ServiceWorker | null = null;
  let lookedAt = 0;

  // Listens right away, because a tap on a notification cannot wait for an idle moment.
  container?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    // The worker waits for an answer only as long as a listening page needs.
    if (type !== 'open' || typeof path !== 'string' || openListeners.size === 0) return;
    ports[0]?.postMessage('goes', []);
    for (const listener of openListeners) listener(path);
  });
  container?.startMessages();

  async function register(from: ServiceWorkerContainer) {
    // The script never comes from the browser's cache, or an old worker would stay.
    registration = await from.register(file, { scope: '/', updateViaCache: 'none' });
    lookedAt = options.now();
    const registered = registration;
    registered.addEventListener('updatefound', () => follow(registered.installing));
    follow(registered.installing);
    await consider(registered.waiting);
  }

  function follow(installing: ServiceWorker | null) {
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first worker ever, so there is nothing to update.
      if (installing.state === 'installed' && container?.controller) void consider(installing);
    });
  }

  async function consider(worker: ServiceWorker | null) {
    if (worker === null) return;
    // Pages come from the network. This page may be of the new version already, with only its worker behind.
    if ((await versionOf(worker)) === options.pageVersion()) {
      worker.postMessage({ type: 'take-over' }, []);
      return;
    }
    waiting = worker;
    for (const listener of listeners) listener();
  }

  return {
    async start() {
      if (container === undefined) return;
      // Private windows and full disks refuse the registration. The app works without it.
      starting ??= register(container).catch(() => undefined);
      await starting;
    },
    async ready() {
      await starting;
      if (registration === null || container === undefined) return null;
      // The browser waits forever for a worker whose installation failed.
      return Promise.race([container.ready, nothingAfter(readyWithinMs)]);
    },
    isUpdateReady: () => waiting !== null,
    update(onSwitched) {
      if (waiting === null || container === undefined) return onSwitched();
      container.addEventListener('controllerchange', onSwitched, { once: true });
      waiting.postMessage({ type: 'take-over' }, []);
    },
    check() {
      if (registration === null || options.now() - lookedAt < pollEveryMs) return;
      lookedAt = options.now();
      // Offline, no newer version can be found.
      registration.update().catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onOpen(listener) {
      openListeners.add(listener);
      return () => openListeners.delete(listener);
    },
  };
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

const answersWithinMs = 2000;

/** Returns a worker's build; null if it does not say, like a worker that is about to be replaced. */
function versionOf(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), answersWithinMs);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(typeof data === 'string' ? data : null);
    });
    port1.start();
    worker.postMessage({ type: 'version' }, [port2]);
  });
}

/**
 * Returns the build that this page was made of, as build-steps/build-worker.ts names it; null if the app is
 * served unbuilt.
 */
export function versionOfPage(): string | null {
  // The router's manifest of its pages is one of the files of a build.
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } };
  return manifest?.version === undefined ? null : `manifest-${manifest.version}`;
}
