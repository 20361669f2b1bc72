// The thread of watchdog.ts. Plain JavaScript: a thread that has to read TypeScript takes twice the memory.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, names, slotBytes, limitMs } = workerData;
const checksInLimit = 20;
// On a machine with too much to do a loop stands still that only waits for its turn:
// it uses little of the processor.
const usedWhenHanging = 1 / 2;
// What uses none, such as a call to a disk that is gone, is ended after so many limits all the same.
const maxLimits = 6;
const standardError = 2;

const counted = new Int32Array(beats);
const nothing = new Int32Array(new SharedArrayBuffer(4));
let seen = Atomics.load(counted, 0);
// Counted in looks, not by a clock: a machine that sleeps stops both threads, and wakes both.
let checksWithoutBeat = 0;
let usedAtBeat = usedMs();

for (;;) {
  Atomics.wait(nothing, 0, 0, limitMs / checksInLimit);
  const now = Atomics.load(counted, 0);
  if (now === seen) checksWithoutBeat += 1;
  else [checksWithoutBeat, usedAtBeat] = [0, usedMs()];
  seen = now;
  const isHanging = usedMs() - usedAtBeat >= limitMs * usedWhenHanging;
  if (checksWithoutBeat >= checksInLimit * (isHanging ? 1 : maxLimits)) endProcess();
}

function usedMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function endProcess() {
  const running = readNames();
  const seconds = Math.round((checksWithoutBeat * limitMs) / checksInLimit / 1000);
  const where = running.length === 0 ? 'no job was running' : `running: ${running.join(', ')}`;
  writeSync(standardError, `The event loop stood still for ${seconds} s and the process ends itself; ${where}.\n`);
  process.kill(process.pid, 'SIGKILL');
}

function readNames() {
  const all = Buffer.from(names);
  const found = [];
  for (let start = 0; start < all.length; start += slotBytes) {
    if (all[start] !== 0) found.push(all.toString('utf8', start, start + slotBytes).replace(/\0+$/, ''));
  }
  return found;
}
