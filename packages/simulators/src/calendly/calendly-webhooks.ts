import { createHmac } from 'node:crypto';
import { createWebhookCalls } from '../shell/webhook-calls.ts';
import type { CalendlyWorldState, SimulatedCalendlySubscription } from './calendly-world-state.ts';

/** One try to deliver one webhook. */
export type CalendlyWebhookAttempt = {
  /** 1 for the first try. */
  try: number;
  url: string;
  event: string;
  /** The HTTP status; null when there was no answer. */
  status: number | null;
  outcome: 'delivered' | 'will-retry' | 'given-up';
  body: string;
  signature: string;
};

// Calendly backs off for 24 hours; here on a small scale.
const defaultRetryDelaysMs = [1_000, 5_000, 15_000, 30_000, 60_000];
const answerTimeoutMs = 10_000;
const keptAttempts = 2_000;

/** Delivers signed webhooks with retries; a subscription that fails to the last try is disabled. */
export function createCalendlyWebhooks(options: {
  signingKey: string;
  world: CalendlyWorldState;
  now: () => Date;
  /** The pauses before the second, third … try. */
  retryDelaysMs?: number[] | undefined;
  onAttempt: (attempt: CalendlyWebhookAttempt) => void;
}) {
  const retryDelaysMs = options.retryDelaysMs ?? defaultRetryDelaysMs;
  const attempts: CalendlyWebhookAttempt[] = [];
  const calls = createWebhookCalls({ timeLimitMs: answerTimeoutMs });
  const underWay = new Set<Promise<void>>();

  async function deliver(subscription: SimulatedCalendlySubscription, event: string, body: string): Promise<void> {
    for (let tries = 1; !calls.isClosed(); tries += 1) {
      const signature = signatureOf(options.signingKey, options.now(), body);
      const status = await calls.post(subscription.url, body, {
        'content-type': 'application/json',
        'calendly-webhook-signature': signature,
      });
      const delayMs = retryDelaysMs[tries - 1];
      const isDelivered = status !== null && status >= 200 && status < 300;
      const outcome = isDelivered ? 'delivered' : delayMs === undefined ? 'given-up' : 'will-retry';
      const attempt = { try: tries, url: subscription.url, event, status, outcome, body, signature } as const;
      attempts.push(attempt);
      if (attempts.length > keptAttempts) attempts.shift();
      options.onAttempt(attempt);
      if (isDelivered) return;
      if (delayMs === undefined) {
        subscription.state = 'disabled';
        return;
      }
      await calls.pause(delayMs);
    }
  }

  return {
    /** Sends an event to every active subscription of the account that asked for it. */
    publish(accountId: string, event: string, payload: object, times = 1): void {
      const wanting = options.world.subscriptions.filter(
        (known) => known.accountId === accountId && known.state === 'active' && known.events.includes(event),
      );
      const body = JSON.stringify(payload);
      for (const subscription of wanting) {
        for (let copy = 0; copy < times; copy += 1) {
          const delivery = deliver(subscription, event, body).finally(() => underWay.delete(delivery));
          underWay.add(delivery);
        }
      }
    },
    attempts: () => [...attempts],
    /** Resolves when every webhook so far was accepted or given up. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: calls.close,
  };
}

/** Returns the signature. Calendly: it covers the seconds and the bytes of the body. */
function signatureOf(key: string, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}
