/** The calls of the Calendar API, and of the token host, that can be made to fail. */
export type GoogleCall = 'token' | 'freebusy' | 'insert' | 'patch' | 'delete' | 'get' | 'list';

/** Misbehaviour on demand; what is left out behaves well. */
export type GoogleFaults = {
  /** Each call waits this long before it is handled and answered. */
  delayMs?: number | undefined;
  /** The next calls of one sort (default: of all but the token host's) are refused so, and nothing happens. */
  failNext?:
    | {
        status: number;
        /** Google's word, such as `userRateLimitExceeded`; the usual one of the status otherwise. */
        reason?: string | undefined;
        retryAfterSeconds?: number | undefined;
        times: number;
        calls?: GoogleCall | undefined;
      }
    | undefined;
  /** The next changes ARE stored, but the answer says otherwise, or never comes. */
  storeButAnswer?: { answer: 'error-503' | 'dropped'; times: number } | undefined;
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

/** The faults that are switched on; those with a number of times count down as they strike. */
export function createGoogleFaults(onChange: () => void) {
  let faults: GoogleFaults = {};

  function change(next: GoogleFaults): void {
    faults = next;
    onChange();
  }

  return {
    now: (): Readonly<GoogleFaults> => faults,
    set: (changed: GoogleFaults) => change({ ...faults, ...changed }),
    clear: () => change({}),
    /** The refusal that this call must meet with, if it is one of those. */
    takeFailure(call: GoogleCall): { status: number; reason: string; retryAfterSeconds: number | null } | null {
      const failure = faults.failNext;
      if (!failure || failure.times < 1) return null;
      if (failure.calls === undefined ? call === 'token' : failure.calls !== call) return null;
      change({ ...faults, failNext: failure.times > 1 ? { ...failure, times: failure.times - 1 } : undefined });
      const { status, reason = usualReasons[status] ?? 'backendError', retryAfterSeconds = null } = failure;
      return { status, reason, retryAfterSeconds };
    },
    /** The answer that hides a change that was stored, if this one is to be hidden. */
    takeFalseAnswer(): 'error-503' | 'dropped' | null {
      const hidden = faults.storeButAnswer;
      if (!hidden || hidden.times < 1) return null;
      change({ ...faults, storeButAnswer: hidden.times > 1 ? { ...hidden, times: hidden.times - 1 } : undefined });
      return hidden.answer;
    },
  };
}

/** The faults that are switched on. */
export type ActiveGoogleFaults = ReturnType<typeof createGoogleFaults>;
