import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SetupError } from './dependencies.mjs';

/** Max time in which a program has to stop in order; the server needs at most ten seconds. */
const patienceMs = 10_000;
const startPatienceMs = 60_000;
const askEveryMs = 50;

/**
 * Runs programs side by side as one: they stop together. They share the terminal, so Ctrl-C reaches them directly as
 * well; when the SIGTERM comes, they are stopping already.
 */
export function createProgramGroup() {
  const running = new Map();
  let stopping = null;
  let reportEnd;
  /** Resolves, when a program has ended by itself, with a message about it. */
  const ended = new Promise((resolve) => {
    reportEnd = resolve;
  });

  return {
    ended,
    start(name, file, args, options) {
      const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
      const exit = new Promise((resolve) => {
        child.once('error', (error) => resolve(error.message));
        // A program that ends with 1 has reported the reason itself.
        child.once('exit', (code, signal) => resolve(code === 1 ? '' : `${name} ended by itself (${signal ?? code}).`));
      });
      running.set(child, exit);
      void exit.then((remark) => {
        running.delete(child);
        if (stopping === null) reportEnd(remark);
      });
    },
    /** Asks every program to stop, kills those that do not, and resolves when all have ended. */
    stop() {
      stopping ??= stopAll(running);
      return stopping;
    },
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

/** Resolves once the address answers with success. */
export async function waitForAnswer(address) {
  const giveUpAt = Date.now() + startPatienceMs;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > giveUpAt) throw new SetupError(`${address} does not answer.`);
    await wait(askEveryMs);
  }
}

/** Throws SetupError when another program has the port, which would answer in place of ours. */
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
