import type { PushMessage } from '@spotter/contract';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { until } from '../running/until.ts';

/** A notification on the screen of a device. */
export type Shown = { title: string; body: string; tag: string; data: unknown; actions: { action: string }[] };

/**
 * Opens the coach's browser with its own service worker. The encrypted push, its signature and its delivery are
 * real up to the simulator of the push service, which decrypts it. From there it reaches the worker by DevTools,
 * because a browser accepts pushes only from its maker's service. The tap is simulated too, because a test
 * cannot touch a lock screen.
 */
export async function openDevice(page: Page) {
  const context = page.context();
  const worker = await until('a worker', () => context.serviceWorkers()[0]);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await until('a page of the worker', () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'));
  const devTools = await context.newCDPSession(page);
  const registrationId = await findRegistration(devTools);
  // A browser that never had a window cannot show notifications: then what it should show is recorded.
  const shows = await page.evaluate<boolean>('Notification.permission === "granted"');

  /** Wakes the worker, which ends soon without work, and its records with it. */
  async function awake(): Promise<void> {
    await page.evaluate(`new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      navigator.serviceWorker.controller.postMessage({ type: 'version' }, [port2]);
    }).then(() => undefined)`);
    if (!shows) await noteNotifications(worker);
  }

  async function listShown(): Promise<Shown[]> {
    if (!shows) return worker.evaluate<Shown[]>('self.noted');
    return page.evaluate<Shown[]>(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, body, tag, data, actions }) =>
        ({ title, body, tag, data, actions: actions.map(({ action }) => ({ action })) })))`);
  }

  return {
    listShown,
    async deliver(message: PushMessage): Promise<Shown> {
      await awake();
      const { origin } = new URL(page.url());
      const parameters = { origin, registrationId, data: JSON.stringify(message) };
      await devTools.send('ServiceWorker.deliverPushMessage', parameters);
      return until('it is shown', async () =>
        (await listShown()).find(({ title }) => title === message.notification.title),
      );
    },
    /** Taps it, or one of its buttons, as the coach. */
    async tap(shown: Shown, action = ''): Promise<void> {
      await awake();
      await worker.evaluate(
        ({ shown: given, action: chosen }) => {
          const scope = globalThis as unknown as { dispatchEvent(event: Event): void };
          // No page of a test may make the browser's own event, which needs a notification on a real screen.
          const event: Event = Reflect.construct(Reflect.get(globalThis, 'ExtendableEvent'), ['notificationclick']);
          Object.defineProperties(event, {
            action: { value: chosen },
            notification: { value: { ...given, close() {} } },
          });
          scope.dispatchEvent(event);
        },
        { shown, action },
      );
    },
  };
}

async function findRegistration(devTools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  return found;
}

async function noteNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(`if (self.noted === undefined) {
    self.noted = [];
    // Such a browser ends a worker that sets an icon's count.
    Object.defineProperty(navigator, 'setAppBadge', { value: undefined });
    Object.defineProperty(self.registration, 'showNotification', {
      value: async (title, options) => {
        self.noted = [...self.noted.filter(({ tag }) => tag !== options.tag), { ...options, title }];
      },
    });
  }`);
}
