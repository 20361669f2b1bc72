import { systemClock, type Clock } from '../platform/clock.ts';

/** A running clock that can be put forward, for what happens days later in a server that works meanwhile. */
export type ShiftedClock = Clock & { putForward(ms: number): void };

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
