import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Runs in a thread of its own: what the test itself does must not delay it.
const { address, processId } = workerData as { address: string; processId: number };
const askEveryMs = 50;

/**
 * How long a server's answers about its health took. `longestMs` is what counts: the time that the server's main thread
 * worked between a question and its answer. On a machine that does nothing else this is the time until the answer; where
 * others want the processors too, what they take from the server is not the server's fault. Only a Linux tells the work
 * of one thread to another process (in steps of 10 ms); elsewhere it is the time of the clock.
 */
export type HealthReport = { polls: number; failed: number; longestMs: number; longestByTheClockMs: number };
const nothing: HealthReport = { polls: 0, failed: 0, longestMs: 0, longestByTheClockMs: 0 };
let report = { ...nothing };

const msPerTick = 10;
/** Its place among the values of `/proc/…/stat` behind the program's name; that of the kernel's share is the next one. */
const userTicks = 11;
let lastWorked = 0;

function workedMs(): number {
  if (process.platform !== 'linux') return performance.now();
  try {
    const told = readFileSync(`/proc/${processId}/task/${processId}/stat`, 'latin1');
    const values = told.slice(told.lastIndexOf(')') + 2).split(' ');
    lastWorked = msPerTick * (Number(values[userTicks]) + Number(values[userTicks + 1]));
  } catch {
    // It has ended, and works no more.
  }
  return lastWorked;
}

async function ask(): Promise<void> {
  const [askedAt, workedBefore] = [performance.now(), workedMs()];
  const note = () => {
    report.longestMs = Math.max(report.longestMs, Math.round(workedMs() - workedBefore));
    report.longestByTheClockMs = Math.max(report.longestByTheClockMs, Math.round(performance.now() - askedAt));
  };
  // One that is still waited for counts too.
  const meanwhile = setInterval(note, askEveryMs);
  const answered = await fetch(address).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
  note();
  clearInterval(meanwhile);
  report.polls += 1;
  if (!answered) report.failed += 1;
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
