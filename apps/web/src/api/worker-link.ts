/** The page's side of the service worker. */
export type WorkerLink = {
  /** Registers the worker; safe to repeat. Does nothing where the browser has none. */
  start(): Promise<void>;
  /** The registration, once its worker can show pushes; null where there is none, or none gets ready. */
  ready(): Promise<ServiceWorkerRegistration | null>;
  /** Whether a newer version of the app waits for this page to be loaded anew. */
  isUpdateReady(): boolean;
  /** Lets the newer version in; `onSwitched` is told when pages of it can be loaded. */
  update(onSwitched: () => void): void;
  /** Asks whether there is a newer version, at most every few minutes. */
  look(): void;
  /** Told of `isUpdateReady`. Answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Told where a tap on a notification leads. Answers how to stop. */
  onOpen(listener: (path: string) => void): () => void;
};

const file = '/sw.js';
const looksEveryMs = 10 * 60_000;
/** It stores the whole app first. */
const readyWithinMs = 10_000;

/** Links this page to the worker; `pageVersion` is the build that the page was made of. */
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

  // At once: a tap on a notification waits for no idle moment.
  container?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const { type, path } = (data ?? {}) as { type?: unknown; path?: unknown };
    // The worker waits for an answer only as long as a page that listens needs.
    if (type !== 'open' || typeof path !== 'string' || openListeners.size === 0) return;
    ports[0]?.postMessage('goes', []);
    for (const listener of openListeners) listener(path);
  });
  container?.startMessages();

  async function register(from: ServiceWorkerContainer) {
    // Never from the browser's cache: an old worker would stay.
    registration = await from.register(file, { scope: '/', updateViaCache: 'none' });
    lookedAt = options.now();
    const registered = registration;
    registered.addEventListener('updatefound', () => follow(registered.installing));
    follow(registered.installing);
    await consider(registered.waiting);
  }

  function follow(installing: ServiceWorker | null) {
    installing?.addEventListener('statechange', () => {
      // Without a controller it is the first one ever: there is nothing to update.
      if (installing.state === 'installed' && container?.controller) void consider(installing);
    });
  }

  async function consider(worker: ServiceWorker | null) {
    if (worker === null) return;
    // Pages come from the net: this one may be of the new version already, and only its worker is behind.
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
      // Private windows and full disks refuse it: the app works without.
      starting ??= register(container).catch(() => undefined);
      await starting;
    },
    async ready() {
      await starting;
      if (registration === null || container === undefined) return null;
      // The browser waits for ever for one whose installing has failed.
      return Promise.race([container.ready, nothingAfter(readyWithinMs)]);
    },
    isUpdateReady: () => waiting !== null,
    update(onSwitched) {
      if (waiting === null || container === undefined) return onSwitched();
      container.addEventListener('controllerchange', onSwitched, { once: true });
      waiting.postMessage({ type: 'take-over' }, []);
    },
    look() {
      if (registration === null || options.now() - lookedAt < looksEveryMs) return;
      lookedAt = options.now();
      // Without a net there is none to be found.
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

/** Which build a worker is of; null where it does not say, as one that is on its way out. */
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

/** The build that this page was made of, as build-steps/build-worker.ts names it; null where the app is served unbuilt. */
export function versionOfPage(): string | null {
  // The router's own table of its pages: one of the files that a build is made of.
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } };
  return manifest?.version === undefined ? null : `manifest-${manifest.version}`;
}
