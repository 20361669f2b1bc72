import type { Clock } from './clock.ts';

/** A clock that can be put ahead of another one. Only a sandbox has one: see `sandbox-clock.ts`. */
export type MovableClock = Clock & {
  aheadMs(): number;
  /** Puts it ahead by this much; what falls due on the way is called at once. */
  putAhead(ms: number): void;
};

/** Returns a clock that begins ahead of `base` by this much. */
export function createMovableClock(base: Clock, beginsAheadMs: number): MovableClock {
  let ahead = beginsAheadMs;
  const waiting = new Set<() => void>();
  return {
    now: () => new Date(base.now().getTime() + ahead),
    aheadMs: () => ahead,
    setTimer(at, callback) {
      // A length of time is one of the program's own, such as the patience with a call: it lasts as long as ever.
      if (typeof at === 'number') return base.setTimer(at, callback);
      let cancel = () => {};
      const arm = () => {
        cancel();
        cancel = base.setTimer(new Date(at.getTime() - ahead), () => {
          waiting.delete(arm);
          callback();
        });
      };
      waiting.add(arm);
      arm();
      return () => {
        waiting.delete(arm);
        cancel();
      };
    },
    putAhead(ms) {
      ahead = ms;
      for (const arm of waiting) arm();
    },
  };
}
