// setTimeout fires at once when asked for more than 2^31-1 ms (Node: timers documentation).
const maxTimerMs = 2 ** 31 - 1;

/** Time as an argument, so that tests can hold it still. */
export type Clock = {
  now(): Date;
  /** Calls back once, at an instant or after a number of milliseconds. Returns a function that cancels it. */
  setTimer(at: Date | number, callback: () => void): () => void;
};

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date(),
  setTimer(at, callback) {
    const due = typeof at === 'number' ? Date.now() + at : at.getTime();
    let timer: NodeJS.Timeout;
    const arm = () => {
      const left = Math.max(0, due - Date.now());
      timer = left > maxTimerMs ? setTimeout(arm, maxTimerMs) : setTimeout(callback, left);
    };
    arm();
    return () => clearTimeout(timer);
  },
};

/** A clock that moves only when a test moves it. */
export type TestClock = Clock & {
  /** Moves on by a number of milliseconds and fires, in order, every timer that falls due. */
  advance(ms: number): void;
};

/** Returns a clock for tests that begins at `start`. */
export function createTestClock(start: Date | string): TestClock {
  let time = new Date(start).getTime();
  let timers: { due: number; callback: () => void }[] = [];

  function nextDue(until: number) {
    return timers.filter((timer) => timer.due <= until).toSorted((one, other) => one.due - other.due)[0];
  }

  return {
    now: () => new Date(time),
    setTimer(at, callback) {
      const timer = { due: typeof at === 'number' ? time + at : at.getTime(), callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      const until = time + ms;
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        const fired = timer;
        timers = timers.filter((other) => other !== fired);
        time = Math.max(time, fired.due);
        fired.callback();
      }
      time = until;
    },
  };
}
