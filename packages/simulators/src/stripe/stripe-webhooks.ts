import { createHmac } from 'node:crypto';
import { createWebhookCalls } from '../shell/webhook-calls.ts';
import type { StripeFaults } from './stripe-faults.ts';
import type { SimulatedStripeEvent } from './stripe-world-state.ts';

/** One try to deliver one event. */
export type StripeWebhookAttempt = {
  eventId: string;
  type: string;
  /** 1 for the first try. */
  try: number;
  /** The HTTP status; null when there was no answer. */
  status: number | null;
  outcome: 'delivered' | 'will-retry' | 'given-up';
};

// Stripe retries for up to three days; here on a small scale.
const defaultRetryDelaysMs = [1_000, 5_000, 15_000, 30_000, 60_000];
const answerTimeoutMs = 10_000;
/** Events within this time belong to one moment. */
const momentMs = 150;
const keptAttempts = 2_000;

/** Delivers signed events to the one endpoint, with retries. */
export function createStripeWebhooks(options: {
  secret: string;
  /** null: there is no endpoint. */
  url: string | null;
  now: () => Date;
  faults: () => Readonly<StripeFaults>;
  /** The pauses before the second, third … try. */
  retryDelaysMs?: number[] | undefined;
  onAttempt: (attempt: StripeWebhookAttempt) => void;
}) {
  const retryDelaysMs = options.retryDelaysMs ?? defaultRetryDelaysMs;
  const attempts: StripeWebhookAttempt[] = [];
  const calls = createWebhookCalls({ timeLimitMs: answerTimeoutMs });
  const underWay = new Set<Promise<void>>();
  let { url } = options;
  let moment: SimulatedStripeEvent[] = [];

  async function deliver(event: SimulatedStripeEvent): Promise<void> {
    for (let tries = 1; !calls.isClosed(); tries += 1) {
      const status = await post(event.body);
      const delayMs = retryDelaysMs[tries - 1];
      const isDelivered = status !== null && status >= 200 && status < 300;
      const outcome = isDelivered ? 'delivered' : delayMs === undefined ? 'given-up' : 'will-retry';
      const attempt = { eventId: event.id, type: event.type, try: tries, status, outcome } as const;
      attempts.push(attempt);
      if (attempts.length > keptAttempts) attempts.shift();
      options.onAttempt(attempt);
      if (isDelivered || delayMs === undefined) return;
      await calls.pause(delayMs);
    }
  }

  async function post(body: string): Promise<number | null> {
    if (url === null) return null;
    return calls.post(url, body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body),
    });
  }

  /**
   * Returns the signature. Stripe: HMAC-SHA256 over the seconds, a dot and the bytes of the body, with the whole
   * secret as given.
   */
  function sign(body: string): string {
    const seconds = Math.floor(options.now().getTime() / 1_000);
    return `t=${seconds},v1=${createHmac('sha256', options.secret).update(`${seconds}.${body}`).digest('hex')}`;
  }

  function begin(work: Promise<void>): void {
    const running = work.finally(() => underWay.delete(running));
    underWay.add(running);
  }

  async function deliverLater(event: SimulatedStripeEvent, delayMs: number): Promise<void> {
    if (delayMs > 0) await calls.pause(delayMs);
    await deliver(event);
  }

  async function deliverMoment(): Promise<void> {
    await calls.pause(momentMs);
    const backwards = moment.toReversed();
    moment = [];
    for (const event of backwards) await deliver(event);
  }

  return {
    /** Delivers to the endpoint, as far as the faults allow. */
    publish(event: SimulatedStripeEvent): void {
      const { loseWebhooks, reorderWebhooks, duplicateWebhooks = 1, delayWebhooksMs = 0 } = options.faults();
      if (loseWebhooks || url === null) return;
      for (let copy = 0; copy < duplicateWebhooks; copy += 1) {
        if (!reorderWebhooks) begin(deliverLater(event, delayWebhooksMs));
        else if (moment.push(event) === 1) begin(deliverMoment());
      }
    },
    /** Delivers once, now; returns the status of the answer. */
    deliverNow: (event: SimulatedStripeEvent) => post(event.body),
    sign,
    setUrl(next: string | null): void {
      url = next;
    },
    attempts: () => [...attempts],
    /** Resolves when every webhook so far was accepted or given up. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: calls.close,
  };
}
