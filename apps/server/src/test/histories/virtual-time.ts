import { setImmediate as turn } from 'node:timers/promises';
import type { Dice } from './dice.ts';

type Event = { due: number; order: number; fire: () => void; cancelled: boolean };

/** After so many turns of the event loop without work, nothing more happens at this instant. */
const quietTurns = 3;

/**
 * Time that stands still while work is under way, and then jumps to the next instant at which something will
 * happen. The order of events within an instant is random.
 */
export type VirtualTime = ReturnType<typeof createVirtualTime>;

export function createVirtualTime(start: Date, dice: Dice) {
  let now = start.getTime();
  let busy = 0;
  let order = 0;
  let awaited = 0;
  /** Called when no work is under way any more. */
  let rested = () => {};
  /** Events that are sure to happen: the script, and answers from outside. */
  const agenda = createAgenda();
  /** The servers' own periodic checks. They run in passing: time does not stop at an instant for their sake. */
  const checks = createAgenda();

  function plan(list: Agenda, due: number, fire: () => void): () => void {
    order += 1;
    const event: Event = { due: Math.max(due, now), order, fire, cancelled: false };
    list.add(event);
    return () => {
      event.cancelled = true;
    };
  }

  function rest(): void {
    busy -= 1;
    if (busy === 0) rested();
  }

  return {
    now: () => now,
    /** Plans an event at an instant. Returns what cancels it. */
    at: (due: number, fire: () => void) => plan(agenda, due, fire),
    lookAt: (due: number, fire: () => void) => plan(checks, due, fire),

    /** Runs work. Time stands still meanwhile. */
    async work<T>(doIt: () => Promise<T>): Promise<T> {
      busy += 1;
      try {
        return await doIt();
      } finally {
        rest();
      }
    },

    /** Within work: waits for time to pass, or for the signal. Returns false when the signal came first. */
    async pass(ms: number, signal?: AbortSignal): Promise<boolean> {
      if (signal?.aborted === true) return false;
      rest();
      awaited += 1;
      const passed = await new Promise<boolean>((resolve) => {
        const cancel = plan(agenda, now + ms, () => resolve(true));
        signal?.addEventListener(
          'abort',
          () => {
            cancel();
            resolve(false);
          },
          { once: true },
        );
      });
      busy += 1;
      awaited -= 1;
      return passed;
    },

    /** Resolves when no work is under way any more. */
    async quiet(): Promise<void> {
      for (let turns = 0; turns < quietTurns; turns += 1) {
        await turn();
        if (busy === 0) continue;
        await new Promise<void>((resolve) => {
          rested = resolve;
        });
        turns = -1;
      }
    },

    /**
     * Returns the next instant of the agenda. While an answer from outside is awaited, the servers' own checks count
     * too.
     */
    next(): number | null {
      const planned = agenda.next();
      const nextDue = awaited > 0 ? checks.next() : null;
      if (planned === null || nextDue === null) return planned ?? nextDue;
      return Math.min(planned, nextDue);
    },

    /** Returns when the servers next check on their own. */
    nextCheck: () => checks.next(),

    /** Jumps to an instant; what fell due on the way happens there. */
    jumpTo(instant: number): void {
      now = Math.max(now, instant);
      const due = [...agenda.takeUntil(now), ...checks.takeUntil(now)];
      for (const event of dice.shuffle(due)) if (!event.cancelled) event.fire();
    },
  };
}

type Agenda = ReturnType<typeof createAgenda>;

/** Orders events by their instant, in a binary heap, because there are tens of thousands. */
function createAgenda() {
  const heap: Event[] = [];
  const isBefore = (one: Event, other: Event) =>
    one.due < other.due || (one.due === other.due && one.order < other.order);

  function add(event: Event): void {
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(heap[index]!, heap[parent]!)) return;
      [heap[index], heap[parent]] = [heap[parent]!, heap[index]!];
      index = parent;
    }
  }

  function take(): Event {
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let earliest = index;
      if (left < heap.length && isBefore(heap[left]!, heap[earliest]!)) earliest = left;
      if (right < heap.length && isBefore(heap[right]!, heap[earliest]!)) earliest = right;
      if (earliest === index) return first;
      [heap[index], heap[earliest]] = [heap[earliest]!, heap[index]!];
      index = earliest;
    }
  }

  function next(): number | null {
    while (heap[0]?.cancelled === true) take();
    return heap[0]?.due ?? null;
  }

  return {
    add,
    next,
    takeUntil(instant: number): Event[] {
      const due: Event[] = [];
      for (let first = next(); first !== null && first <= instant; first = next()) due.push(take());
      return due;
    },
  };
}
