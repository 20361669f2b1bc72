import { createFaultSwitches } from '../shell/fault-switches.ts';

/** The calls of the Calendar API, and of the token host, that can be made to fail. */
export type GoogleCall = 'token' | 'freebusy' | 'insert' | 'patch' | 'delete' | 'get' | 'list';

/** Misbehavior on demand; what is left out behaves well. */
export type GoogleFaults = {
  /** How long each call waits before it is handled and answered. */
  delayMs?: number | undefined;
  /** The next calls of one kind (default: all but the token host's) are refused in this way, and nothing happens. */
  failNext?:
    | {
        status: number;
        /** Google's word, such as `userRateLimitExceeded`; left out: the usual one of the status. */
        reason?: string | undefined;
        retryAfterSeconds?: number | undefined;
        times: number;
        calls?: GoogleCall | undefined;
      }
    | undefined;
  /** The next changes ARE stored, but the answer says otherwise, or never comes. */
  storeButAnswer?: { answer: 'error-503' | 'dropped'; times: number } | undefined;
  /** No Meet link is made, as where the account's organization has turned Meet off. */
  withoutMeet?: boolean | undefined;
  /** Every call answers 503. */
  down?: boolean | undefined;
};

const usualReasons: Record<number, string> = {
  401: 'authError',
  403: 'rateLimitExceeded',
  404: 'notFound',
  409: 'duplicate',
  410: 'fullSyncRequired',
  429: 'rateLimitExceeded',
};

/** Returns the faults that are switched on. */
export function createGoogleFaults(onChange: (faults: GoogleFaults) => void) {
  const switches = createFaultSwitches(onChange);
  return {
    ...switches,
    /** Returns the refusal of this call, if it has to fail. */
    takeFailure(call: GoogleCall): { status: number; reason: string; retryAfterSeconds: number | null } | null {
      const failure = switches.take('failNext', ({ calls }) =>
        calls === undefined ? call !== 'token' : calls === call,
      );
      if (failure === null) return null;
      const { status, reason = usualReasons[status] ?? 'backendError', retryAfterSeconds = null } = failure;
      return { status, reason, retryAfterSeconds };
    },
    /** Returns the answer that hides a stored change, if this one has to be hidden. */
    takeFalseAnswer: () => switches.take('storeButAnswer')?.answer ?? null,
  };
}

/** The result of createGoogleFaults. */
export type ActiveGoogleFaults = ReturnType<typeof createGoogleFaults>;
