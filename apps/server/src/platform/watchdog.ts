import { Worker } from 'node:worker_threads';

/** So many jobs can be named; what begins while as many run goes unnamed. */
const slots = 64;
const slotBytes = 160;
const beatEveryMs = 100;

/** What the two threads share: the first number counts the event loop's beats, then come the names of what runs. */
type WatchdogMemory = { beats: SharedArrayBuffer; names: SharedArrayBuffer; slotBytes: number; limitMs: number };

/**
 * Ends this process when its event loop stands still for longer than a limit: it answers nobody, renews no lease and
 * cannot end itself. A thread of its own looks, and says in which jobs it happened.
 */
export function createWatchdog(limitMs: number) {
  const memory: WatchdogMemory = {
    beats: new SharedArrayBuffer(4),
    names: new SharedArrayBuffer(slots * slotBytes),
    slotBytes,
    limitMs,
  };
  const beats = new Int32Array(memory.beats);
  const names = Buffer.from(memory.names);
  const free = Array.from({ length: slots }, (_, slot) => slot);

  return {
    /** Names what begins; answers a function that says that it has ended. */
    begin(what: string): () => void {
      const slot = free.pop();
      if (slot === undefined) return () => {};
      const start = slot * slotBytes;
      names.fill(0, start, start + slotBytes);
      names.write(what, start, slotBytes);
      return () => {
        names[start] = 0;
        free.push(slot);
      };
    },

    /** To be called once the start is through: to create an embedded database takes longer than any limit. */
    async start(): Promise<void> {
      setInterval(() => Atomics.add(beats, 0, 1), beatEveryMs).unref();
      const thread = new Worker(new URL('./watchdog-thread.mjs', import.meta.url), {
        workerData: memory,
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
      });
      await new Promise((resolve, reject) => {
        thread.once('online', resolve);
        thread.once('error', reject);
      });
      thread.unref();
    },
  };
}
