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

/** The faults that are switched on; those with a number of times count down as they strike. */
export function createStripeFaults(onChange: () => void) {
  let faults: StripeFaults = {};

  function change(next: StripeFaults): void {
    faults = next;
    onChange();
  }

  function take(name: 'dropAnswers' | 'declineNext'): boolean {
    const left = faults[name] ?? 0;
    if (left < 1) return false;
    change({ ...faults, [name]: left > 1 ? left - 1 : undefined });
    return true;
  }

  return {
    now: (): Readonly<StripeFaults> => faults,
    set: (changed: StripeFaults) => change({ ...faults, ...changed }),
    clear: () => change({}),
    /** The status with which this call is refused, if it is one of those. */
    takeFailure(): number | null {
      const failure = faults.failNext;
      if (!failure || failure.times < 1) return null;
      change({ ...faults, failNext: failure.times > 1 ? { ...failure, times: failure.times - 1 } : undefined });
      return failure.status;
    },
    takeDroppedAnswer: () => take('dropAnswers'),
    takeDecline: () => take('declineNext'),
  };
}

/** The faults that are switched on. */
export type ActiveStripeFaults = ReturnType<typeof createStripeFaults>;
