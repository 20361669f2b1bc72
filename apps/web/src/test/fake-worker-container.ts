import { vi } from 'vitest';

/** A service worker of one build, as a page sees it. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly asked: unknown[] = [];
  readonly version: string;
  constructor(version: string) {
    super();
    this.version = version;
  }
  postMessage(message: { type: string }, [port]: MessagePort[]) {
    this.asked.push(message.type);
    if (message.type === 'version') port?.postMessage(this.version);
  }
}

/** A subscription from the browser's push manager. */
type FakeSubscription = { endpoint: string; key: string };

/** Makes a browser with service workers, pushes and notifications that a test controls. */
export function fakeWorkerContainer(options: { permission?: NotificationPermission; pageVersion?: string } = {}) {
  let subscription: FakeSubscription | null = null;
  let made = 0;
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    checks: 0,
    async update() {
      registration.checks += 1;
    },
    pushManager: {
      getSubscription: async () => (subscription === null ? null : present(subscription)),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        // Like a browser, it has one subscription at a time, and that has one key.
        if (subscription?.key === applicationServerKey) return present(subscription);
        if (subscription !== null) throw new Error('InvalidStateError');
        made += 1;
        subscription = { endpoint: `https://push.example/${made}`, key: applicationServerKey };
        return present(subscription);
      },
    },
  });
  const container = Object.assign(new EventTarget(), {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- tests take the controller away
    controller: {} as object | null,
    registered: [] as unknown[],
    startMessages: () => undefined,
    ready: Promise.resolve(registration),
    async register(address: string, given: object) {
      container.registered.push([address, given]);
      return registration;
    },
  });

  function present({ endpoint, key }: FakeSubscription) {
    const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p256dh', auth: 'auth' } }),
      async unsubscribe() {
        subscription = null;
        return true;
      },
    };
  }

  const permission = {
    present: options.permission ?? 'default',
    /** The person's answer to the browser's question. */
    answer: 'granted' as NotificationPermission,
    asked: 0,
  };
  vi.stubEnv('PROD', true);
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission.present;
    },
    async requestPermission() {
      permission.asked += 1;
      permission.present = permission.answer;
      return permission.answer;
    },
  });
  vi.stubGlobal('__reactRouterManifest', { version: options.pageVersion ?? 'a' });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });

  return {
    container,
    registration,
    permission,
    subscription: () => subscription,
    /** Finds a new worker and installs it beside the present one, as a browser does. */
    install(version: string): FakeWorker {
      const worker = new FakeWorker(version);
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = worker;
      worker.dispatchEvent(new Event('statechange'));
      return worker;
    },
    /**
     * Asks the page to go somewhere, as the worker does after a tap on a notification. Resolves when the page says
     * that it goes.
     */
    async open(path: string): Promise<boolean> {
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise<boolean>((resolve) => {
        port1.addEventListener('message', () => resolve(true));
        port1.start();
      });
      container.dispatchEvent(new MessageEvent('message', { data: { type: 'open', path }, ports: [port2] }));
      return answered;
    },
    remove() {
      vi.unstubAllEnvs();
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
