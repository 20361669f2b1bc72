import type { LeasedJob } from './lease.ts';
import { inPlace, type Place } from './worker-slot.ts';

/** Max share of the places for one lane, so that a lane that hangs leaves room for the others. */
const maxLaneShare = 3 / 4;

/** A watch that knows the jobs at work, so that they can be named when the process stands still. */
export type JobWatch = {
  /** Returns a function that reports the end. */
  begin(what: string): () => void;
};

/** A job that is held. One that waits for others is not watched. */
type Held = { job: LeasedJob; stopWatching: (() => void) | null };

/**
 * The jobs that a worker holds. One at work has a place. One that waits for others has left it; when it comes
 * back it works on even if no place is free, because those at work may wait for what it holds. Until then no
 * other begins.
 */
export function createPlaces(options: {
  /** The number of jobs at work. */
  places: number;
  /** Max jobs that wait beside them: what they have read stays in memory. */
  maxWaiting: number;
  watch: JobWatch;
  /** Called when a job leaves its place to wait. */
  onLeft(): void;
}) {
  const { places } = options;
  const maxHeld = places + options.maxWaiting;
  const maxPerLane = Math.ceil(places * maxLaneShare);
  const maxHeldPerLane = Math.ceil(maxHeld * maxLaneShare);
  const held = new Map<Promise<unknown>, Held>();
  let working = 0;

  function begin(entry: Held): void {
    working += 1;
    entry.stopWatching = options.watch.begin(`${entry.job.kind} ${entry.job.key}`);
  }

  function rest(entry: Held): void {
    working -= 1;
    entry.stopWatching?.();
    entry.stopWatching = null;
  }

  /** Waits may overlap, and what a job has begun may outlast it. */
  function placeOf(entry: Held): Place & { end(): void } {
    let waits = 0;
    let ended = false;
    const finish = (change: number) => {
      waits += change;
      if (ended || isAtWork(entry) === waits <= 0) return false;
      if (waits <= 0) begin(entry);
      else rest(entry);
      return true;
    };
    return {
      leave() {
        if (finish(1)) options.onLeft();
      },
      comeBack() {
        finish(-1);
      },
      end() {
        ended = true;
        if (isAtWork(entry)) rest(entry);
      },
    };
  }

  return {
    maxPerLane,

    /** Runs a job: it is held until it has ended. */
    async hold<Result>(job: LeasedJob, perform: () => Promise<Result>): Promise<Result> {
      const entry: Held = { job, stopWatching: null };
      const place = placeOf(entry);
      begin(entry);
      const work = inPlace(place, perform);
      held.set(work, entry);
      try {
        return await work;
      } finally {
        held.delete(work);
        place.end();
      }
    },

    /** The number of jobs that may begin, besides a number of others. */
    free: (besides = 0) => Math.min(places - working, maxHeld - held.size) - besides,

    /** Whether so many more take up at most half of the room. */
    hasHalfFor: (count: number) => working + count <= places / 2 && held.size + count <= maxHeld / 2,

    /** Returns how many of the `maxPerLane` places each lane has taken up, together with jobs that are to begin. */
    taken(next: LeasedJob[]): Map<string, number> {
      const atWork = countLanes([...jobsOf([...held.values()].filter(isAtWork)), ...next]);
      const taken = countLanes([...jobsOf(held.values()), ...next]);
      // A lane with too many that wait has less room at work.
      for (const [lane, count] of taken)
        taken.set(lane, Math.max(atWork.get(lane) ?? 0, count - maxHeldPerLane + maxPerLane));
      return taken;
    },

    jobs: () => jobsOf(held.values()),
    isEmpty: () => held.size === 0,

    /** Resolves when all that are held now have ended. Those never fail. */
    ended: () => Promise.all(held.keys()),
  };
}

function isAtWork({ stopWatching }: Held): boolean {
  return stopWatching !== null;
}

function jobsOf(entries: Iterable<Held>): LeasedJob[] {
  return [...entries].map(({ job }) => job);
}

function countLanes(jobs: LeasedJob[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lane } of jobs) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  return counts;
}
