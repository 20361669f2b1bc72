/** The calls that can be made to fail; `read` is every other one. */
export type CalendlyCall = 'token' | 'book' | 'cancel' | 'link' | 'subscribe' | 'read';

/** Misbehaviour on demand; what is left out behaves well. */
export type CalendlyFaults = {
  /** Each call waits this long before it is handled and answered. */
  delayMs?: number | undefined;
  /** The next calls of one sort (default: of all but the token host's) are refused so, and nothing happens. */
  failNext?:
    | { status: number; resetSeconds?: number | undefined; times: number; calls?: CalendlyCall | undefined }
    | undefined;
  /** The next changes ARE stored, but the answer says otherwise, or never comes. */
  storeButAnswer?: { answer: 'error-500' | 'dropped'; times: number } | undefined;
  /** Each webhook is sent this many times. */
  duplicateWebhooks?: number | undefined;
  /** Every call answers 503. */
  down?: boolean | undefined;
};

/** The faults that are switched on; those with a number of times count down as they strike. */
export function createCalendlyFaults(onChange: () => void) {
  let faults: CalendlyFaults = {};

  function change(next: CalendlyFaults): void {
    faults = next;
    onChange();
  }

  return {
    now: (): Readonly<CalendlyFaults> => faults,
    set: (changed: CalendlyFaults) => change({ ...faults, ...changed }),
    clear: () => change({}),
    /** The refusal that this call must meet with, if it is one of those. */
    takeFailure(call: CalendlyCall): { status: number; resetSeconds: number } | null {
      const failure = faults.failNext;
      if (!failure || failure.times < 1) return null;
      if (failure.calls === undefined ? call === 'token' : failure.calls !== call) return null;
      change({ ...faults, failNext: failure.times > 1 ? { ...failure, times: failure.times - 1 } : undefined });
      // Calendly: the limit's window is a minute.
      return { status: failure.status, resetSeconds: failure.resetSeconds ?? 60 };
    },
    /** The answer that hides a change that was stored, if this one is to be hidden. */
    takeFalseAnswer(): 'error-500' | 'dropped' | null {
      const hidden = faults.storeButAnswer;
      if (!hidden || hidden.times < 1) return null;
      change({ ...faults, storeButAnswer: hidden.times > 1 ? { ...hidden, times: hidden.times - 1 } : undefined });
      return hidden.answer;
    },
  };
}

/** The faults that are switched on. */
export type ActiveCalendlyFaults = ReturnType<typeof createCalendlyFaults>;
