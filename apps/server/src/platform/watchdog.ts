import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourceFolder } from './source-folder.ts';

/** Max named jobs; a job that begins while this many run has no name. */
const slots = 64;
const slotBytes = 160;
const beatEveryMs = 100;

/**
 * The memory of both threads: the first number counts the event loop's beats,
 * followed by the names of running jobs.
 */
type WatchdogMemory = { beats: SharedArrayBuffer; names: SharedArrayBuffer; slotBytes: number; limitMs: number };

/**
 * Ends this process when its event loop stands still for longer than a limit: it then answers no call, renews no
 * lease and cannot end itself. A separate thread watches it, and reports the jobs that were running.
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
    /** Records the start of a job by name; returns a function that records its end. */
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

    /**
     * Starts watching. Called after the server's start, because creating an embedded database takes longer than any
     * limit.
     */
    async start(): Promise<void> {
      setInterval(() => Atomics.add(beats, 0, 1), beatEveryMs).unref();
      const thread = new Worker(join(sourceFolder, 'platform/watchdog-thread.mjs'), {
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
