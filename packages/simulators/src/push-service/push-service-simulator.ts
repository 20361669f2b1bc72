import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyReply } from 'fastify';
import { z } from 'zod';
import { createChangeFeed } from '../shell/change-feed.ts';
import { createFaultSwitches } from '../shell/fault-switches.ts';
import { asSimulator, type Simulator } from '../shell/simulator.ts';
import { decryptPush, makeBrowserKeys } from './push-encryption.ts';
import { parsePush } from './push-request.ts';
import type { PushWorldState, ReceivedPush, SubscribedBrowser } from './push-world-state.ts';
import { isServerKey, refuseVapid } from './vapid-check.ts';

const rememberedPushes = 200;

/** Its misbehavior: a number of pushes are answered with this status, or late. */
export type PushFaults = {
  /** 410: the browsers have unsubscribed, and are forgotten. */
  gone?: { times: number } | undefined;
  notFound?: { times: number } | undefined;
  /** 429. */
  busy?: { times: number; retryAfter: string } | undefined;
  refuse?: { times: number; status: number; retryAfter?: string; reason?: string } | undefined;
  slow?: { times: number; milliseconds: number } | undefined;
};

/** The subscription that a browser gives its page: `PushSubscription.toJSON()`. */
export type SubscriptionJson = {
  endpoint: string;
  expirationTime: null;
  keys: { p256dh: string; auth: string };
};

/** An event: a push came, a browser subscribed or unsubscribed, a fault was switched. */
export type PushChange = { kind: 'push'; push: ReceivedPush } | { kind: 'browsers' } | { kind: 'faults' };

/** The side of the browsers, and the misbehavior of the service. */
export type PushServiceControl = {
  /** Subscribes a browser with a server's public key. */
  subscribeBrowser(applicationServerKey: string): SubscriptionJson;
  /** Ends the subscription, by the browser or the service: 410 from now on. */
  unsubscribeBrowser(endpoint: string): void;
  /** Returns all accepted pushes, oldest first; the newest 200. */
  pushes(endpoint?: string): ReceivedPush[];
  /** Returns the number of all requests. */
  requests(): number;
  setFaults(faults: PushFaults): void;
  faults(): Readonly<PushFaults>;
  clearFaults(): void;
  subscribe(listener: (change: PushChange) => void): () => void;
  snapshot(): PushWorldState;
};

const SubscribeBody = z.object({ applicationServerKey: z.string() });

/**
 * Returns a push service: it checks the sender (RFC 8292), keeps what it accepts (RFC 8030), and decrypts it
 * with the keys of the browser (RFC 8291), whose part it plays as well. A page subscribes by `POST
 * /subscriptions` instead of by its browser.
 */
export function createPushServiceSimulator(
  options: { now?: (() => Date) | undefined; world?: PushWorldState | undefined } = {},
): Simulator<PushServiceControl> {
  const now = options.now ?? (() => new Date());
  const { emit, subscribe } = createChangeFeed<PushChange>();
  const faults = createFaultSwitches<PushFaults>(() => emit({ kind: 'faults' }));
  const browsers = new Map<string, SubscribedBrowser>(options.world?.browsers.map((one) => [one.id, one]));
  let pushes: ReceivedPush[] = [...(options.world?.pushes ?? [])];
  let origin = 'http://127.0.0.1';
  let requests = 0;
  const closing = new AbortController();
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
  });
  app.addHook('onClose', async () => closing.abort());
  // A page of another origin subscribes here.
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', 'content-type');
  });
  app.options('/subscriptions', async (_request, reply) => reply.code(204).send());

  app.post('/subscriptions', async (request, reply) => {
    const body = SubscribeBody.safeParse(request.body);
    if (!body.success || !isServerKey(body.data.applicationServerKey)) {
      return refuse(reply, 400, 'InvalidApplicationServerKey');
    }
    return reply.code(201).send(subscribeBrowser(body.data.applicationServerKey));
  });

  app.post<{ Params: { id: string } }>('/push/:id', async (request, reply) => {
    requests += 1;
    const slow = faults.take('slow');
    if (slow !== null) await wait(slow.milliseconds, undefined, { signal: closing.signal }).catch(() => {});
    const fault = takeRefusal();
    if (fault !== null) {
      if (fault.status === 410) forget(request.params.id);
      if (fault.retryAfter !== undefined) void reply.header('retry-after', fault.retryAfter);
      return refuse(reply, fault.status, fault.reason ?? 'OnDemand');
    }
    const browser = browsers.get(request.params.id);
    if (browser === undefined) return refuse(reply, 410, 'Unregistered');
    const at = now();
    const { applicationServerKey } = browser;
    const stranger = refuseVapid(request.headers.authorization, { origin, applicationServerKey, now: at });
    if (stranger !== null) return refuse(reply, stranger.status, stranger.reason);
    const parsed = parsePush(request);
    if (!parsed.ok) return refuse(reply, parsed.status, parsed.reason);
    const { encrypted, ...delivery } = parsed.push;
    const payload = decryptPush(encrypted, browser);
    const push: ReceivedPush = { id: randomUUID(), browserId: browser.id, receivedAt: at, payload, ...delivery };
    pushes = [...pushes, push].slice(-rememberedPushes);
    emit({ kind: 'push', push });
    return reply.code(201).header('location', `${origin}/message/${push.id}`).send();
  });

  function takeRefusal(): { status: number; retryAfter?: string; reason?: string } | null {
    if (faults.take('gone') !== null) return { status: 410 };
    if (faults.take('notFound') !== null) return { status: 404 };
    const busy = faults.take('busy');
    return busy === null ? faults.take('refuse') : { status: 429, retryAfter: busy.retryAfter };
  }

  function subscribeBrowser(applicationServerKey: string): SubscriptionJson {
    const browser = { id: randomUUID(), applicationServerKey, ...makeBrowserKeys() };
    browsers.set(browser.id, browser);
    emit({ kind: 'browsers' });
    return {
      endpoint: `${origin}/push/${browser.id}`,
      expirationTime: null,
      keys: { p256dh: browser.publicKey, auth: browser.auth },
    };
  }

  function forget(id: string): void {
    if (browsers.delete(id)) emit({ kind: 'browsers' });
  }

  return asSimulator(app, {
    subscribeBrowser,
    unsubscribeBrowser: (endpoint) => forget(browserOf(endpoint)),
    pushes: (endpoint) =>
      endpoint === undefined ? [...pushes] : pushes.filter(({ browserId }) => browserId === browserOf(endpoint)),
    requests: () => requests,
    ...faults.control,
    subscribe,
    snapshot: () => ({ browsers: [...browsers.values()], pushes: [...pushes] }),
  });
}

function browserOf(endpoint: string): string {
  return endpoint.slice(endpoint.lastIndexOf('/') + 1);
}

function refuse(reply: FastifyReply, status: number, reason: string): FastifyReply {
  return reply.code(status).send({ reason });
}
