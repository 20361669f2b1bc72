import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';

const program = fileURLToPath(new URL('../test/programs/poison-worker.ts', import.meta.url));
const quickImports = pathToFileURL(join(import.meta.dirname, '../../../../scripts/setup/quick-imports.mjs')).href;
declare module 'vitest' {
  interface ProvidedContext {
    preparedDatabase: string | null;
  }
}

const onPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** One worker process after another, as whoever runs them starts them again, on one database. */
class Processes {
  readonly output: string[] = [];
  readonly place: string;
  #children = new Set<ChildProcess>();
  #heard = new Set<() => void>();
  #stopping = false;

  constructor(place: string) {
    this.place = place;
  }

  start(wish = ''): void {
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=96', '--import', quickImports, program, this.place, wish],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#children.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        this.output.push(line);
        for (const hear of this.#heard) hear();
      });
    }
    child.once('close', () => {
      this.#children.delete(child);
      if (!this.#stopping) this.start();
    });
  }

  /** Waits until all of these lines were said. */
  async hear(...lines: string[]): Promise<void> {
    await new Promise<void>((resolve) => {
      const check = () => {
        if (!lines.every((line) => this.output.includes(line))) return;
        this.#heard.delete(check);
        resolve();
      };
      this.#heard.add(check);
      check();
    });
  }

  /** Ends all that run in order. */
  async end(): Promise<void> {
    this.#stopping = true;
    const ended = [...this.#children].map((child) => once(child, 'close'));
    for (const child of this.#children) child.kill('SIGTERM');
    await Promise.all(ended);
  }

  kill(): void {
    this.#stopping = true;
    for (const child of this.#children) child.kill('SIGKILL');
  }
}

describe('a job that is poison', () => {
  let processes: Processes;
  let remove: () => Promise<void> | void;

  beforeEach(async () => {
    if (onPostgres) {
      const { url, close } = await createTestDatabase();
      processes = new Processes(url!);
      remove = close;
    } else {
      const folder = mkdtempSync(join(tmpdir(), 'spotter-poison-'));
      cpSync(inject('preparedDatabase')!, join(folder, 'database'), { recursive: true });
      processes = new Processes(folder);
      remove = () => rmSync(folder, { recursive: true, force: true });
    }
  });
  afterEach(async () => {
    processes.kill();
    await remove();
  });

  const others = ['maya', 'noor', 'omar'];

  test.each(['hang', 'kill', 'exhaust'])(
    'since it makes its process %s is parked after three starts, and the others are done',
    async (poison) => {
      processes.start([...others, poison].join(','));
      if (onPostgres) processes.start();
      await processes.hear(`parked ${poison}`, ...others.map((key) => `done ${key}`));
      expect(processes.output.filter((line) => line === `begun ${poison}`)).toHaveLength(3);
      const named = processes.output.filter((line) => line.includes('stood still') && line.includes('act hang'));
      if (poison === 'hang') expect(named.length).toBeGreaterThan(0);
      processes.output.length = 0;
      await processes.end();
      expect(processes.output).toContain(`stays parked ${poison}`);
    },
  );

  // It starts a dozen processes, so only the long runs do it: npm run test:nightly.
  test.runIf(process.env['SPOTTER_HISTORIES'] !== undefined)(
    'and others that are poison too are parked one by one, and what ran beside them all is not',
    async () => {
      processes.start([...others, 'kill one', 'kill two', 'kill three'].join(','));
      if (onPostgres) processes.start();
      await processes.hear('parked kill one', 'parked kill two', 'parked kill three');
      await processes.hear(...others.map((key) => `done ${key}`));
      expect(processes.output.filter((line) => line.startsWith('parked '))).toHaveLength(3);
    },
  );
});
