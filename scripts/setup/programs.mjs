import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SetupError } from './dependencies.mjs';

/** Max time in which a program has to stop in order; the server needs at most ten seconds. */
const patienceMs = 10_000;
const askEveryMs = 50;
const askPatienceMs = 10_000;
/** How often a long start is reported. */
const reportEveryMs = 15_000;
/** The waits before a killed program starts again double from the first to the longest. */
const waits = { firstMs: 1_000, maxMs: 60_000, max: 10 };
/** A program that ran as long as this is well: its earlier ends count no more. */
const wellAfterMs = 10 * 60_000;
/** Ends that nobody asked for: by the server's own watchdog, by the system for want of memory, by a crash. */
const killingSignals = new Set(['SIGKILL', 'SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP']);

/** @type {(ranMs: number) => number | null} */
const neverAgain = () => null;

/**
 * Runs programs side by side as one: they stop together. They share the terminal, so Ctrl-C reaches them
 * directly as well; when the SIGTERM comes, they are stopping already.
 */
export function createProgramGroup() {
  const running = new Map();
  let stopping = null;
  let reportEnd;
  /** Resolves, when a program has ended on its own, with a message about it. */
  const ended = new Promise((resolve) => {
    reportEnd = resolve;
  });

  return {
    ended,
    /** Starts a program; with `nextWait`, again after each time it was killed (see `createRestartWaits`). */
    start(name, file, args, options, nextWait = neverAgain) {
      const startedAt = Date.now();
      const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
      const exit = new Promise((resolve) => {
        child.once('error', (error) => resolve({ remark: error.message, signal: null }));
        child.once('exit', (code, signal) => resolve({ remark: remarkOn(name, code, signal), signal }));
      });
      running.set(child, exit);
      void exit.then(({ remark, signal }) => {
        running.delete(child);
        if (stopping !== null) return;
        const waitMs = killingSignals.has(signal) ? nextWait(Date.now() - startedAt) : null;
        if (waitMs === null) return reportEnd(remark);
        console.error(`${remark} It starts again in ${waitMs / 1000} s.`);
        setTimeout(() => {
          if (stopping === null) this.start(name, file, args, options, nextWait);
        }, waitMs);
      });
    },
    /** Asks every program to stop, kills those that do not, and resolves when all have ended. */
    stop() {
      stopping ??= stopAll(running);
      return stopping;
    },
  };
}

/** A program that ends with 1 has reported the reason itself. */
function remarkOn(name, code, signal) {
  return code === 1 ? '' : `${name} ended by itself (${signal ?? code}).`;
}

/**
 * Returns a function that says how many ms to wait before a program that was killed starts again, given how long
 * it ran; null after too many ends in a row.
 */
export function createRestartWaits({ firstMs, maxMs, max } = waits) {
  let ends = 0;
  return (ranMs) => {
    ends = ranMs >= wellAfterMs ? 1 : ends + 1;
    return ends > max ? null : Math.min(maxMs, firstMs * 2 ** (ends - 1));
  };
}

async function stopAll(running) {
  for (const child of running.keys()) child.kill('SIGTERM');
  const force = setTimeout(() => {
    for (const child of running.keys()) child.kill('SIGKILL');
  }, patienceMs);
  await Promise.all(running.values());
  clearTimeout(force);
}

/**
 * Resolves once the address answers with success. It waits for as long as the program lives, because a first
 * start on a slow machine takes minutes, and reports that from time to time. The caller notices when the program
 * ends.
 */
export async function waitForAnswer(name, address, { everyMs = reportEveryMs, report = console.log } = {}) {
  const startedAt = Date.now();
  for (let reports = 1; ; await wait(askEveryMs)) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(askPatienceMs) }).catch(() => null);
    if (answer?.ok) return;
    const passedMs = Date.now() - startedAt;
    if (passedMs < reports * everyMs) continue;
    const state = answer === null ? 'does not answer yet' : `answers ${answer.status}`;
    report(`${name} is still starting after ${Math.round(passedMs / 1000)} s: ${address} ${state}. Ctrl-C stops it.`);
    reports += 1;
  }
}

/** Throws SetupError when another program has the port, which would answer instead of ours. */
export async function requireFreePort(variable, port, host) {
  if (port === null) return;
  const code = await new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  if (code === 'EADDRINUSE') {
    throw new SetupError(`Port ${port} is taken by another program; set ${variable} to a free one.`);
  }
}
