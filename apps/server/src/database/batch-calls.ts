/** How long a run waits for more calls after a small group: shorter than most runs. */
const gatheringMs = 2;
/** From this many calls on, a run is shared enough without waiting. */
const largeGroup = 16;

/** More calls wait than can be handled in time. */
export class TooManyWaiting extends Error {}

/**
 * Returns a function whose calls during a run share the next run: the busier it gets, the fewer round trips and
 * commits each call costs. Calls of one turn of the event loop share a run; after a run of 2 to 15 calls, the
 * next one waits for 2 ms. `run` returns one result for each item, in their order, or fails for all of them.
 * Refuses a call while `maxWaiting` others wait (TooManyWaiting).
 */
export function batchCalls<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  maxItems: number,
  maxWaiting = Infinity,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve(result: Result): void; reject(error: unknown): void }[] = [];
  let running = false;
  let gathers = false;

  async function runWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      gathers = calls.length > 1 && calls.length < largeGroup;
      try {
        const results = await run(calls.map(({ item }) => item));
        for (const [index, { resolve }] of calls.entries()) resolve(results[index]!);
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) {
        reject(new TooManyWaiting('Too much is waiting'));
        return;
      }
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      if (gathers) setTimeout(() => void runWaiting(), gatheringMs);
      else setImmediate(() => void runWaiting());
    });
}
