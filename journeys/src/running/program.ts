import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from './until.ts';

/** The root of the repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** The server as operators run it, and the sandbox beside it. `npm test` builds both. */
export const builtServer = 'apps/server/build/programs/main.js';
export const builtSandbox = 'apps/sandbox/build/programs/main.js';

// As scripts/start.mjs starts them: they start often, and should not compile everything again.
const compileCache = path.join(root, 'node_modules/.cache/compiled');

/** The variables that are passed on; any other of our environment could change what the program does. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'SystemRoot'];

const running = new Set<ChildProcess>();
process.once('exit', () => {
  // Not by force, because a program that has started others stops them too.
  for (const child of running) child.kill('SIGTERM');
});
// Vitest ends a process of tests by this signal,
// at which Node alone would leave out what is to be done at its exit.
process.once('SIGTERM', () => process.exit(143));

/** A program of the product in a process of its own. */
export type Program = {
  /** Returns its output so far, both streams together. */
  output(): string;
  /** How it ended, once it has. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  isRunning(): boolean;
  processId: number;
  /** Sends a signal that does not end it. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** Starts a file, relative to the repository's root, with these variables and hardly any others. */
export function startProgram(file: string, environment: Record<string, string>): Program {
  const inherited = Object.fromEntries(passedOn.flatMap((name) => [[name, process.env[name]]]));
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // `close` comes after the last output, `exit` may come before it.
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });
  return {
    output: () => output,
    ended,
    isRunning: () => running.has(child),
    processId: child.pid!,
    signal: (signal) => void child.kill(signal),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Waits until the program answers at its health address; throws with its output when it ends instead. */
export async function waitUntilHealthy(program: Program, origin: string): Promise<void> {
  await until(`${origin} is healthy`, async () => {
    if (!program.isRunning()) throw new Error(`The program ended: ${program.output()}`);
    return fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  });
}
