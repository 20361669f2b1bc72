import { createWebhookCalls } from '../../shell/webhook-calls.ts';
import { createWebhookLanes } from './webhook-lanes.ts';
import { signatureHeaders } from './webhook-signature.ts';

/** One try to deliver one webhook. */
export type WebhookAttempt = {
  /** The number of the webhook, the same for its tries and doubles. */
  webhook: number;
  /** 1 for the first try. */
  try: number;
  accountId: string;
  /** What it reports: message, echo, read, reaction … */
  label: string;
  startedAt: Date;
  durationMs: number;
  /** The HTTP status; null when there was no answer within the time limit. */
  status: number | null;
  outcome: 'delivered' | 'will-retry' | 'given-up';
  body: string;
};

/** A webhook in progress. */
export type OutgoingWebhook = {
  accountId: string;
  /** Webhooks of one lane are delivered one after the other, in this order. */
  lane: string;
  label: string;
  body: string;
};

// Retries follow Meta's pattern on a small scale: right away, then less and less often; ten tries in all.
const defaultRetryDelaysMs = [0, 1_000, 5_000, 15_000, 30_000, 30_000, 30_000, 30_000, 30_000];
// Meta: an answer is due within 5 s.
const answerTimeoutMs = 5_000;
const keptAttempts = 20_000;

type NumberedWebhook = OutgoingWebhook & { webhook: number };

/** Delivers signed webhooks in order per lane, with retries, and keeps a record of every attempt. */
export function createWebhookSender(options: {
  secret: string;
  /** Null: there is no receiver, so webhooks are dropped. */
  url: string | null;
  now: () => Date;
  /** The pauses before the second, third … try. */
  retryDelaysMs?: number[] | undefined;
  onAttempt: (attempt: WebhookAttempt) => void;
}): WebhookSender {
  const retryDelaysMs = options.retryDelaysMs ?? defaultRetryDelaysMs;
  const lanes = createWebhookLanes(deliver);
  const attempts: WebhookAttempt[] = [];
  const calls = createWebhookCalls({ timeLimitMs: answerTimeoutMs });
  let url = options.url;
  let numbered = 0;
  let pending = 0;
  let settled: (() => void)[] = [];

  async function enqueue(webhook: NumberedWebhook): Promise<void> {
    const release = announce();
    await lanes.add(webhook);
    release();
  }

  /** Returns false when close came in between. */
  async function deliver(webhook: NumberedWebhook): Promise<boolean> {
    // Interrupted by close: it stays in the lane, so that a later snapshot still has it.
    if (calls.isClosed()) return false;
    for (let tries = 1; url !== null; tries += 1) {
      const startedAt = options.now();
      const started = performance.now();
      const status = await calls.post(url, webhook.body, webhookHeaders(options.secret, webhook.body));
      if (calls.isClosed() && status !== 200) return false;
      const retryAfterMs = retryDelaysMs[tries - 1];
      const outcome = status === 200 ? 'delivered' : retryAfterMs === undefined ? 'given-up' : 'will-retry';
      record({
        webhook: webhook.webhook,
        try: tries,
        accountId: webhook.accountId,
        label: webhook.label,
        startedAt,
        durationMs: performance.now() - started,
        status,
        outcome,
        body: webhook.body,
      });
      if (outcome !== 'will-retry' || retryAfterMs === undefined) return true;
      await calls.pause(retryAfterMs);
      if (calls.isClosed()) return false;
    }
    return true;
  }

  function record(attempt: WebhookAttempt): void {
    attempts.push(attempt);
    if (attempts.length > 2 * keptAttempts) attempts.splice(0, attempts.length - keptAttempts);
    options.onAttempt(attempt);
  }

  function announce(): () => void {
    pending += 1;
    return () => {
      pending -= 1;
      if (pending === 0) wakeSettled();
    };
  }

  function wakeSettled(): void {
    const waiting = settled;
    settled = [];
    for (const resolve of waiting) resolve();
  }

  return {
    async send(webhook, times = 1) {
      numbered += 1;
      const numberedWebhook = { ...webhook, webhook: numbered };
      await Promise.all(Array.from({ length: times }, () => enqueue(numberedWebhook)));
    },
    announce,
    settled: () => (pending === 0 ? Promise.resolve() : new Promise((resolve) => settled.push(resolve))),
    attempts: () => attempts.slice(-keptAttempts),
    undelivered: () => lanes.waiting().map(({ accountId, lane, label, body }) => ({ accountId, lane, label, body })),
    url: () => url,
    setUrl(next) {
      url = next;
    },
    close() {
      calls.close();
      wakeSettled();
    },
  };
}

function webhookHeaders(secret: string, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'facebookexternalua',
    ...signatureHeaders(secret, body),
  };
}

/** Delivers signed webhooks in order per lane. */
export type WebhookSender = {
  /** Adds a webhook to its lane, `times` times (Meta's duplicates: same body); resolves when all are done. */
  send(webhook: OutgoingWebhook, times?: number): Promise<void>;
  /** Announces a later webhook, so that `settled` waits; call the result once it was sent or dropped. */
  announce(): () => void;
  /** Resolves when every webhook was answered 200 or given up. */
  settled(): Promise<void>;
  /** Every attempt, oldest first (the newest 20,000). */
  attempts(): WebhookAttempt[];
  /** Returns the webhooks without an answer of 200. */
  undelivered(): OutgoingWebhook[];
  url(): string | null;
  setUrl(url: string | null): void;
  /** Stops right away; what was not delivered stays in `undelivered`. */
  close(): void;
};

/** Passes every webhook to a carrier, which delivers it or not: nothing is retried or remembered. */
export function carriedBy(carry: (webhook: OutgoingWebhook) => void): WebhookSender {
  return {
    async send(webhook, times = 1) {
      for (let copy = 0; copy < times; copy += 1) carry(webhook);
    },
    announce: () => () => {},
    settled: () => Promise.resolve(),
    attempts: () => [],
    undelivered: () => [],
    url: () => null,
    setUrl: () => {},
    close: () => {},
  };
}
