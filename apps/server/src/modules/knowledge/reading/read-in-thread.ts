import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourceFolder } from '../../../platform/source-folder.ts';
import type { ReaderMessage, ReadOutcome, ReadSource } from './read-outcome.ts';
import type { OnProgress } from './read-text.ts';

export type { ReadOutcome } from './read-outcome.ts';

export type ReadInThread = (source: ReadSource, onProgress?: OnProgress) => Promise<ReadOutcome>;

const megabyte = 1024 * 1024;
/** The limit of a heap does not count what libraries unfold beside it, so the process is looked at as well. */
const pollEveryMs = 50;

/**
 * Reads what people hand in, in a thread of its own with limits of time and memory: whatever it holds, the
 * server goes on. One at a time, so that what is used up is this one's.
 */
export function createReaderThread(limits: { timeoutMs: number; heapMb: number; processMb: number }): ReadInThread {
  let last: Promise<unknown> = Promise.resolve();

  function run(source: ReadSource, onProgress: OnProgress): Promise<ReadOutcome> {
    return new Promise((resolve) => {
      const thread = new Worker(join(sourceFolder, 'modules/knowledge/reading/reader-thread.ts'), {
        workerData: source,
        resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
        // What a library prints is nobody's business, and it has no use for our settings.
        stdout: true,
        stderr: true,
        env: {},
      });
      const before = process.memoryUsage.rss();
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > limits.processMb * megabyte)
          end({ kind: 'unreadable', reason: tooMuchMemory });
      }, pollEveryMs);
      const timer = setTimeout(
        () => end({ kind: 'unreadable', reason: 'Reading it took too long. We stopped.' }),
        limits.timeoutMs,
      );
      let isOver = false;
      function end(outcome: ReadOutcome): void {
        if (isOver) return;
        isOver = true;
        clearInterval(watch);
        clearTimeout(timer);
        void thread.terminate().then(() => resolve(outcome));
      }
      thread.on('message', (message: ReaderMessage) => {
        if (message.kind === 'progress') onProgress(message.done, message.total);
        else end(message);
      });
      thread.on('error', (error) =>
        end({
          kind: 'unreadable',
          reason:
            (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
              ? tooMuchMemory
              : 'We couldn’t read it: it seems to be damaged.',
        }),
      );
      thread.on('exit', () => end({ kind: 'unreadable', reason: 'We couldn’t read it: it seems to be damaged.' }));
    });
  }

  return (source, onProgress = () => undefined) => {
    const outcome = last.then(() => run(source, onProgress));
    last = outcome;
    return outcome;
  };
}

const tooMuchMemory = 'Reading it took too much memory. We stopped.';
