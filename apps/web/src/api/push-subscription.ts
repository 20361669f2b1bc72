import type { WorkerLink } from './worker-link.ts';

/** Where pushes to a browser go, and the keys for what they say. */
export type SubscriptionBody = {
  endpoint: string;
  expirationTime?: number | null;
  keys: { p256dh: string; auth: string };
};

/** Subscribes this browser at its own push service, by the worker. */
export async function subscribeBrowser(worker: WorkerLink, publicKey: string): Promise<SubscriptionBody> {
  const registration = await worker.ready();
  if (registration === null) throw new Error('This browser can’t run Spotter in the background.');
  const present = await registration.pushManager.getSubscription();
  // A subscription belongs for life to the key that it was made with.
  if (present !== null && keyOf(present) !== publicKey) await present.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) {
    throw new Error('The browser didn’t say where push notifications go.');
  }
  return { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

/** Subscribes at a stand-in for the push service of a browser. */
export async function subscribeAtStandIn(
  send: typeof fetch,
  address: string,
  applicationServerKey: string,
): Promise<SubscriptionBody> {
  const answer = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  });
  if (!answer.ok) throw new Error('The simulator of the push service does not answer.');
  return (await answer.json()) as SubscriptionBody;
}

/** Ends this browser's own subscription. */
export async function endSubscription(worker: WorkerLink): Promise<void> {
  const registration = await worker.ready();
  const present = await registration?.pushManager?.getSubscription();
  await present?.unsubscribe().catch(() => false);
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
