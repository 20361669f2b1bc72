import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Runs in a thread of its own, so that the test's own work does not delay it.
const { address, processId } = workerData as { address: string; processId: number };
const askEveryMs = 50;

/**
 * How long a server's answers about its health took. `maxMs` is what counts: the time that the server's main
 * thread worked between a question and its answer. On a machine without other work this is the time until the
 * answer; elsewhere, what other programs take from the server is not the server's fault. Only Linux reports
 * the work of one thread to another process (in steps of 10 ms); elsewhere it is the elapsed time.
 * `lastFailure` is why a poll failed.
 */
export type HealthReport = {
  polls: number;
  failed: number;
  lastFailure: string | null;
  maxMs: number;
  maxClockMs: number;
};
const nothing: HealthReport = { polls: 0, failed: 0, lastFailure: null, maxMs: 0, maxClockMs: 0 };
let report = { ...nothing };

const msPerTick = 10;
/**
 * The place of the user time among the values of `/proc/…/stat` after the program's name; the next value is the
 * kernel's share.
 */
const userTicks = 11;
let lastWorked = 0;

function workedMs(): number {
  if (process.platform !== 'linux') return performance.now();
  try {
    const line = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'latin1');
    const values = line.slice(line.lastIndexOf(')') + 2).split(' ');
    lastWorked = msPerTick * (Number(values[userTicks]) + Number(values[userTicks + 1]));
  } catch {
    // It has ended, and works no more.
  }
  return lastWorked;
}

async function ask(): Promise<void> {
  const [askedAt, workedBefore] = [performance.now(), workedMs()];
  const note = () => {
    report.maxMs = Math.max(report.maxMs, Math.round(workedMs() - workedBefore));
    report.maxClockMs = Math.max(report.maxClockMs, Math.round(performance.now() - askedAt));
  };
  // A pending question counts too.
  const meanwhile = setInterval(note, askEveryMs);
  const failure = await fetch(address).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok ? null : `answered ${answer.status}`),
    (error: Error) => `${error.message}: ${String(error.cause)}`,
  );
  note();
  clearInterval(meanwhile);
  report.polls += 1;
  if (failure === null) return;
  report.failed += 1;
  report.lastFailure = failure;
}

let last = ask();
let isWaiting = false;
setInterval(() => {
  if (isWaiting) return;
  isWaiting = true;
  last = last.then(ask).then(() => {
    isWaiting = false;
  });
}, askEveryMs);
parentPort!.on('message', () => {
  parentPort!.postMessage(report, []);
  report = { ...nothing };
});
