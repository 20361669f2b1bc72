import type { Clock } from '../platform/clock.ts';

/** What is asked of the database for one user's sockets at the same time; the rest waits for its turn. */
const mostChecksAtOnce = 4;
/** A browser that comes back joins all that it shows again. */
const burst = 60;
const perSecond = 2;
/** Whoever goes on so much longer than allowed is no browser. */
const cutOffAfter = 100;
const cutOffMs = 60_000;

/** One socket's share of what may be asked. */
export type SocketShare = {
  /** Takes one event: `flood` ends the socket. */
  take(): 'allowed' | 'refused' | 'flood';
};

/** Keeps what sockets ask for within what a browser asks, so that nobody's flood is felt by others. */
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

    /** Runs a check of a user's when there is room for it. */
    async check<T>(userId: string, run: () => Promise<T>): Promise<T> {
      const own = checks.get(userId) ?? { running: 0, waiting: [] };
      checks.set(userId, own);
      // Who is woken has the place of the one that ended.
      if (own.running >= mostChecksAtOnce) await new Promise<void>((resolve) => own.waiting.push(resolve));
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
