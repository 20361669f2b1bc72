import { createFaultSwitches } from '../shell/fault-switches.ts';

/** The calls that can be made to fail; `read` is every other call. */
export type CalendlyCall = 'token' | 'book' | 'cancel' | 'link' | 'subscribe' | 'read';

/** Misbehavior on demand; what is left out behaves well. */
export type CalendlyFaults = {
  /** How long each call waits before it is handled and answered. */
  delayMs?: number | undefined;
  /** The next calls of one kind (default: all but the token host's) are refused in this way, and nothing happens. */
  failNext?:
    | { status: number; resetSeconds?: number | undefined; times: number; calls?: CalendlyCall | undefined }
    | undefined;
  /** The next changes ARE stored, but the answer says otherwise, or never comes. */
  storeButAnswer?: { answer: 'error-500' | 'dropped'; times: number } | undefined;
  /** How often each webhook is sent. */
  duplicateWebhooks?: number | undefined;
  /** Every call answers 503. */
  down?: boolean | undefined;
};

/** Returns the faults that are switched on. */
export function createCalendlyFaults(onChange: (faults: CalendlyFaults) => void) {
  const switches = createFaultSwitches(onChange);
  return {
    ...switches,
    /** Returns the refusal of this call, if it has to fail. */
    takeFailure(call: CalendlyCall): { status: number; resetSeconds: number } | null {
      const failure = switches.take('failNext', ({ calls }) =>
        calls === undefined ? call !== 'token' : calls === call,
      );
      // Calendly: the limit's window is a minute.
      return failure && { status: failure.status, resetSeconds: failure.resetSeconds ?? 60 };
    },
    /** Returns the answer that hides a stored change, if this one has to be hidden. */
    takeFalseAnswer: () => switches.take('storeButAnswer')?.answer ?? null,
  };
}

/** The result of createCalendlyFaults. */
export type ActiveCalendlyFaults = ReturnType<typeof createCalendlyFaults>;
