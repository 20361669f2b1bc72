import { createFaultSwitches } from '../shell/fault-switches.ts';

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

/** The faults that are switched on. */
export function createCalendlyFaults(onChange: (faults: CalendlyFaults) => void) {
  const switches = createFaultSwitches(onChange);
  return {
    ...switches,
    /** The refusal that this call must meet with, if it is one of those. */
    takeFailure(call: CalendlyCall): { status: number; resetSeconds: number } | null {
      const failure = switches.take('failNext', ({ calls }) =>
        calls === undefined ? call !== 'token' : calls === call,
      );
      // Calendly: the limit's window is a minute.
      return failure && { status: failure.status, resetSeconds: failure.resetSeconds ?? 60 };
    },
    /** The answer that hides a change that was stored, if this one is to be hidden. */
    takeFalseAnswer: () => switches.take('storeButAnswer')?.answer ?? null,
  };
}

/** What createCalendlyFaults gives. */
export type ActiveCalendlyFaults = ReturnType<typeof createCalendlyFaults>;
