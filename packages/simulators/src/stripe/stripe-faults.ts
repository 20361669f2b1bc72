import { createFaultSwitches } from '../shell/fault-switches.ts';

/** Misbehaviour on demand; what is left out behaves well. */
export type StripeFaults = {
  /** Each call of the API waits this long before it is handled. */
  delayMs?: number | undefined;
  /** The next calls of the API are refused so, and nothing happens. */
  failNext?: { status: number; times: number } | undefined;
  /** The next changes ARE made, but their answers never come. */
  dropAnswers?: number | undefined;
  /** Every call of the API answers 503. */
  down?: boolean | undefined;
  /** So many payments from now on are declined, whatever the card. */
  declineNext?: number | undefined;
  /** Each webhook is sent this many times. */
  duplicateWebhooks?: number | undefined;
  /** Webhooks of one moment come in the opposite order. */
  reorderWebhooks?: boolean | undefined;
  /** Each webhook comes so much later. */
  delayWebhooksMs?: number | undefined;
  /** Webhooks are never sent; the events are there all the same. */
  loseWebhooks?: boolean | undefined;
};

/** The faults that are switched on. */
export function createStripeFaults(onChange: (faults: StripeFaults) => void) {
  const switches = createFaultSwitches(onChange);

  function takeOne(name: 'dropAnswers' | 'declineNext'): boolean {
    const left = switches.now()[name] ?? 0;
    if (left < 1) return false;
    switches.set({ [name]: left > 1 ? left - 1 : undefined });
    return true;
  }

  return {
    ...switches,
    /** The status with which this call is refused, if it is one of those. */
    takeFailure: () => switches.take('failNext')?.status ?? null,
    takeDroppedAnswer: () => takeOne('dropAnswers'),
    takeDecline: () => takeOne('declineNext'),
  };
}

/** What createStripeFaults gives. */
export type ActiveStripeFaults = ReturnType<typeof createStripeFaults>;
