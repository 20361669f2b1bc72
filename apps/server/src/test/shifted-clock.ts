import { systemClock, type Clock } from '../platform/clock.ts';

/** A running clock that can be put forward, for what happens days later in a server that works meanwhile. */
export type ShiftedClock = Clock & { putForward(ms: number): void };

/**
 * Returns the ms until six o'clock in the morning (UTC) of the next Monday, three hours before the first call of
 * a coach's week.
 */
export function untilMonday(now: Date): number {
  const days = (8 - now.getUTCDay()) % 7 || 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 6);
  return monday - now.getTime();
}

export function createShiftedClock(): ShiftedClock {
  let shift = 0;
  return {
    now: () => new Date(Date.now() + shift),
    setTimer: (at, callback) =>
      systemClock.setTimer(typeof at === 'number' ? at : new Date(at.getTime() - shift), callback),
    putForward(ms) {
      shift += ms;
    },
  };
}
