import { parentPort, workerData } from 'node:worker_threads';

// Runs in a thread of its own: what the test itself does must not delay it.
const { address } = workerData as { address: string };
const pollEveryMs = 50;

export type HealthReport = { polls: number; failed: number; longestMs: number };
const report: HealthReport = { polls: 0, failed: 0, longestMs: 0 };

async function poll(): Promise<void> {
  const startedAt = performance.now();
  const answered = await fetch(address).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
  report.polls += 1;
  if (!answered) report.failed += 1;
  report.longestMs = Math.max(report.longestMs, Math.round(performance.now() - startedAt));
}

let last = poll();
const timer = setInterval(() => {
  last = last.then(poll);
}, pollEveryMs);
parentPort!.once('message', () => {
  clearInterval(timer);
  void last.then(() => parentPort!.postMessage(report, []));
});
