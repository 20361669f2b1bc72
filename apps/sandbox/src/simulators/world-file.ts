import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { StartupProblem } from '../startup-problem.ts';

/** How long changes are collected before they are written, in ms. */
const gatherMs = 500;

/** Keeps a simulator's state in a file that is complete at every instant. */
export type WorldFile<State> = {
  /** The state of the last run, or undefined at the first start. */
  stored: State | undefined;
  /** Call this after a change: it is written soon, once for all changes until then. */
  touch(): void;
  /** Writes now and stops. */
  close(): void;
};

/**
 * Opens the file and makes its folder.
 * Throws StartupProblem when it cannot be read or the folder cannot be written.
 */
export function openWorldFile<State>(path: string, format: z.ZodType<State>, snapshot: () => State): WorldFile<State> {
  let timer: NodeJS.Timeout | null = null;
  const stored = readStored(path, format);

  function save(): void {
    timer = null;
    writeWhole(path, JSON.stringify(snapshot()));
  }

  return {
    stored,
    touch() {
      timer ??= setTimeout(() => {
        try {
          save();
        } catch (error) {
          // The simulators continue without their memory: a full disk must not end the conversation.
          process.stderr.write(`The sandbox could not write ${path}: ${reasonOf(error)}\n`);
        }
      }, gatherMs);
    },
    close() {
      if (timer) clearTimeout(timer);
      save();
    },
  };
}

function readStored<State>(path: string, format: z.ZodType<State>): State | undefined {
  let text: string;
  try {
    makeFolder(dirname(path));
    accessSync(dirname(path), constants.W_OK);
    if (!existsSync(path)) return undefined;
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupProblem(`The sandbox cannot use ${dirname(path)}: ${reasonOf(error)}.`);
  }
  try {
    return format.parse(JSON.parse(text));
  } catch {
    throw new StartupProblem(
      `The sandbox cannot read ${path}: it is not its own format. Delete it to begin with the demo again.`,
    );
  }
}

/**
 * Makes the folder and those above it, for this user only. Node's own `recursive` never returns where a folder
 * cannot be made, as in /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, path);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
