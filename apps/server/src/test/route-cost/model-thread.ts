import { once } from 'node:events';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';

/** Starts a model in a thread of its own, so that its cost is not counted as the server's. */
export async function startModelThread() {
  const worker = new Worker(new URL(import.meta.url));
  const [origin] = (await once(worker, 'message')) as [string];
  return {
    baseUrl: `${origin}/v1`,
    /** Returns the processor time of the thread since it started. */
    async cpuUsage(): Promise<NodeJS.CpuUsage> {
      const answered = once(worker, 'message');
      worker.postMessage('cpu', []);
      const [usage] = (await answered) as [NodeJS.CpuUsage];
      return usage;
    },
    close: () => worker.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  port.on('message', () => port.postMessage(process.threadCpuUsage()));
  port.postMessage(await createLanguageModelSimulator().listen());
}
