import { notificationRoutes } from '@spotter/contract';
import type { AuthorizedClient } from './client.ts';
import { keepToken } from './kept-token.ts';
import { endSubscription, subscribeAtStandIn, subscribeBrowser, type SubscriptionBody } from './push-subscription.ts';
import type { SessionStore } from './session.ts';
import type { WorkerLink } from './worker-link.ts';

/**
 * Whether this device shows pushes. `unsupported`: its browser has no pushes. `blocked`: the person made the
 * browser refuse them.
 */
export type PushState = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

/** What the server says about how a device subscribes. */
export type PushKey = { publicKey: string; standIn: string | null };

export type PushDevice = {
  state(): PushState;
  /** Calls the listener after every change of the state. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Whether this device could show pushes if the person allowed it. */
  isSupported(key: Pick<PushKey, 'standIn'>): boolean;
  /** Turns pushes on. Must be called in the tap, because browsers do not ask the person later. Throws on failure. */
  switchOn(key: PushKey): Promise<void>;
  switchOff(): Promise<void>;
  /**
   * Tells the server at each start of the app that this device is still in use. Subscribes again if the key has
   * changed.
   */
  confirm(): Promise<void>;
};

const storageKey = 'push-device';

/**
 * What this browser remembers: the user who turned pushes on, and with a stand-in also what a browser would know
 * itself.
 */
type Remembered = { userId: string; subscriptionId: string; publicKey: string; standInBody?: SubscriptionBody };

/** Turns pushes on this device on and off. Signing out ends the user's pushes. */
export function createPushDevice(options: {
  api: AuthorizedClient;
  session: SessionStore;
  worker: WorkerLink;
  fetch: typeof fetch;
}): PushDevice {
  const { api, session, worker } = options;
  const listeners = new Set<() => void>();
  let state: PushState = 'unknown';
  let userId = session.current()?.user._id;

  function setState(next: PushState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function notifyServer(key: PushKey, remembered: Remembered | null): Promise<void> {
    const current = session.current();
    if (current === null) return;
    const known = remembered?.publicKey === key.publicKey ? remembered.standInBody : undefined;
    const body =
      key.standIn === null
        ? await subscribeBrowser(worker, key.publicKey)
        : (known ?? (await subscribeAtStandIn(options.fetch, key.standIn, key.publicKey)));
    const { _id: subscriptionId } = await api.call(notificationRoutes.subscribe, { body });
    remember({
      userId: current.user._id,
      subscriptionId,
      publicKey: key.publicKey,
      ...(key.standIn === null ? {} : { standInBody: body }),
    });
    await keepToken(current.token).catch(() => undefined);
    setState('on');
  }

  /** Ends the browser's own subscription, so that the push service does not go on sending. */
  async function forgetHere(): Promise<void> {
    remember(null);
    await keepToken(null).catch(() => undefined);
    await endSubscription(worker);
  }

  session.subscribe(() => {
    const present = session.current();
    // A user whose session expired comes back, and then pushes go on. A user who signs out takes the subscription
    // along.
    if (present === null) {
      setState('unknown');
      if (session.lastEnd() === 'signed-out') void forgetHere().catch(() => undefined);
      else void keepToken(null).catch(() => undefined);
    } else if (present.user._id !== userId) {
      setState('unknown');
    }
    userId = present?.user._id;
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSupported,
    async switchOn(key) {
      if (key.standIn === null) {
        const permission = await Notification.requestPermission();
        if (permission !== 'granted') {
          setState(restState(null));
          return;
        }
      }
      await notifyServer(key, recall());
    },
    async switchOff() {
      const remembered = recall();
      if (remembered !== null) await endAtServer(api, remembered);
      await forgetHere();
      setState('off');
    },
    async confirm() {
      const current = session.current();
      if (current === null) return;
      const key = await api.call(notificationRoutes.pushKey);
      const remembered = recall();
      if (remembered === null) return setState(restState(key.standIn));
      // An earlier user of the device must not get the next one's notifications.
      const isOwn = remembered.userId === current.user._id;
      if (!isOwn || !mayShow(key)) {
        if (isOwn) await endAtServer(api, remembered).catch(() => undefined);
        await forgetHere();
        return setState(restState(key.standIn));
      }
      await notifyServer(key, remembered);
    },
  };
}

async function endAtServer(api: AuthorizedClient, { subscriptionId: id }: Remembered): Promise<void> {
  await api
    .call(notificationRoutes.unsubscribe, { params: { id } })
    // It is gone already, which is what was wanted.
    .catch((error: { status?: number }) => {
      if (error.status !== 404) throw error;
    });
}

/** Returns the state of a device that shows no pushes. */
function restState(standIn: string | null): PushState {
  if (!isSupported({ standIn })) return 'unsupported';
  return standIn === null && Notification.permission === 'denied' ? 'blocked' : 'off';
}

/** Whether the device shows pushes that come; the browser says nothing when the permission is taken away. */
function mayShow(key: PushKey): boolean {
  return key.standIn !== null || (isSupported(key) && Notification.permission === 'granted');
}

function isSupported({ standIn }: Pick<PushKey, 'standIn'>): boolean {
  return standIn !== null || ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window);
}

function remember(device: Remembered | null): void {
  if (device === null) window.localStorage.removeItem(storageKey);
  else window.localStorage.setItem(storageKey, JSON.stringify(device));
}

function recall(): Remembered | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as Remembered | null;
    return typeof stored?.userId === 'string' && typeof stored.subscriptionId === 'string' ? stored : null;
  } catch {
    return null;
  }
}
