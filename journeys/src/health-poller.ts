import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Runs in a thread of its own: what the test itself does must not delay it.
const { address, processId } = workerData as { address: string; processId: number };
const pollEveryMs = 50;
/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10;

export type HealthReport = { polls: number; failed: number; longestMs: number };
const report: HealthReport = { polls: 0, failed: 0, longestMs: 0 };

/** The time that the server's main thread has had on a processor, in milliseconds; null where the system does not tell. */
function readProcessorTime(): number | null {
  try {
    const told = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'utf8');
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}

/** How long the server kept one waiting. On a busy machine it may itself be waiting for a processor, which does not count. */
async function poll(): Promise<void> {
  const [startedAt, workedBefore] = [performance.now(), readProcessorTime()];
  const answered = await fetch(address).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
  const waited = performance.now() - startedAt;
  const workedAfter = readProcessorTime();
  const worked = workedBefore === null || workedAfter === null ? waited : workedAfter - workedBefore;
  report.polls += 1;
  if (!answered) report.failed += 1;
  report.longestMs = Math.max(report.longestMs, Math.min(waited, worked));
}

let last = poll();
const timer = setInterval(() => {
  last = last.then(poll);
}, pollEveryMs);
parentPort!.once('message', () => {
  clearInterval(timer);
  void last.then(() => parentPort!.postMessage(report, []));
});
