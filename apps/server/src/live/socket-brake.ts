import type { Clock } from '../platform/clock.ts';

/** Max simultaneous checks in the database for one user's sockets; the rest wait for their turn. */
const maxConcurrentChecks = 4;
/** Max events at once: a browser that reconnects rejoins all rooms that it shows. */
const burst = 60;
const perSecond = 2;
/** Max refused events in a row before a socket is cut off: a browser never sends this many. */
const cutOffAfter = 100;
const cutOffMs = 60_000;

/** One socket's share of the allowed events. */
export type SocketShare = {
  /** Counts one event; `flood` ends the socket. */
  take(): 'allowed' | 'refused' | 'flood';
};

/** Limits the events of sockets to what a browser needs, so that one user's flood does not affect others. */
export function createSocketBrake(clock: Clock) {
  const checks = new Map<string, { running: number; waiting: (() => void)[] }>();
  const cutOff = new Map<string, number>();
  const now = () => clock.now().getTime();

  return {
    share(): SocketShare {
      let left = burst;
      let at = now();
      let tooMany = 0;
      return {
        take() {
          left = Math.min(burst, left + ((now() - at) / 1_000) * perSecond);
          at = now();
          if (left >= 1) {
            left -= 1;
            tooMany = 0;
            return 'allowed';
          }
          tooMany += 1;
          return tooMany > cutOffAfter ? 'flood' : 'refused';
        },
      };
    },

    /** Runs a user's check when there is room for it. */
    async check<T>(userId: string, run: () => Promise<T>): Promise<T> {
      const own = checks.get(userId) ?? { running: 0, waiting: [] };
      checks.set(userId, own);
      // A waiting check takes the place of the one that ended.
      if (own.running >= maxConcurrentChecks) await new Promise<void>((resolve) => own.waiting.push(resolve));
      else own.running += 1;
      try {
        return await run();
      } finally {
        const next = own.waiting.shift();
        if (next !== undefined) next();
        else own.running -= 1;
        if (own.running === 0) checks.delete(userId);
      }
    },

    /** Keeps a user's sockets out for a minute. */
    cutOff(userId: string): void {
      for (const [id, until] of cutOff) if (until <= now()) cutOff.delete(id);
      cutOff.set(userId, now() + cutOffMs);
    },
    isCutOff: (userId: string) => (cutOff.get(userId) ?? 0) > now(),
  };
}
