import { createFaultSwitches } from '../shell/fault-switches.ts';

/** Misbehavior on demand; what is left out behaves well. */
export type StripeFaults = {
  /** How long each call of the API waits before it is handled. */
  delayMs?: number | undefined;
  /** The next calls of the API are refused with this status, and nothing happens. */
  failNext?: { status: number; times: number } | undefined;
  /** The next changes ARE made, but their answers never come. */
  dropAnswers?: number | undefined;
  /** Every call of the API answers 503. */
  down?: boolean | undefined;
  /** How many payments from now on are declined, with any card. */
  declineNext?: number | undefined;
  /** How often each webhook is sent. */
  duplicateWebhooks?: number | undefined;
  /** Webhooks of one moment come in the opposite order. */
  reorderWebhooks?: boolean | undefined;
  /** How much later each webhook comes. */
  delayWebhooksMs?: number | undefined;
  /** Webhooks are never sent, but the events exist. */
  loseWebhooks?: boolean | undefined;
};

/** Returns the faults that are switched on. */
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
    /** Returns the status with which this call is refused, if it has to fail. */
    takeFailure: () => switches.take('failNext')?.status ?? null,
    takeDroppedAnswer: () => takeOne('dropAnswers'),
    takeDecline: () => takeOne('declineNext'),
  };
}

/** The result of createStripeFaults. */
export type ActiveStripeFaults = ReturnType<typeof createStripeFaults>;
