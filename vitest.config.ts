import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/setup/longest-first.mjs';

/** Far longer than any takes on a machine that does nothing else: how busy it is says nothing of what is tested. */
const testTimeout = 60_000;
const hookTimeout = 60_000;

/**
 * Files share what they import: to import it takes as long as many a test. Only the planted bugs, which replace modules
 * and are looked for in wide searches alone, need them to themselves.
 */
const isolate = process.env['SPOTTER_HISTORIES'] !== undefined;

const quickImports = pathToFileURL(path.join(import.meta.dirname, 'scripts/setup/quick-imports.mjs')).href;

const patientWaits = path.join(import.meta.dirname, 'scripts/setup/patient-waits.mjs');

const preparedDatabase = path.join(import.meta.dirname, 'scripts/setup/prepared-database.mjs');

const timed = ['src/inbox/live-journey.test.ts', 'src/hostile/hostile-texts.test.ts'];

/** One project per room, so that a failure says where it happened and `--project server` runs one room. */
export default defineConfig({
  test: {
    // Twice as many as cores: a good part of a journey, and of a test of the server, is waiting.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...['domain', 'contract', 'providers', 'simulators', 'demo'].map((name) => nodeProject(name, `packages/${name}`)),
      nodeProject('server', 'apps/server', { globalSetup: [preparedDatabase] }),
      nodeProject('sandbox', 'apps/sandbox'),
      nodeProject('scripts', 'scripts'),
      {
        // Without the web app's vite.config.ts: its plugin builds routes, and a test renders them itself.
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'build-steps/*.test.ts'],
          isolate,
          setupFiles: [path.join(import.meta.dirname, 'apps/web/src/test/setup.ts')],
          testTimeout,
          hookTimeout,
        },
      },
      // A whole running product each.
      journeys('journeys', { exclude: timed }),
      // These promise times: nothing runs beside them.
      journeys('timed journeys', { include: timed, maxWorkers: 1, sequence: { groupOrder: 1 } }),
    ],
  },
});

function nodeProject(name: string, root: string, more: { globalSetup?: string[] } = {}) {
  return {
    test: {
      ...more,
      name,
      root,
      include: ['**/*.test.ts'],
      exclude: ['**/node_modules/**'],
      execArgv: ['--import', quickImports],
      setupFiles: [patientWaits],
      expect: { poll: { timeout: 30_000 } },
      isolate,
      testTimeout,
      hookTimeout,
    },
  };
}

function journeys(
  name: string,
  more: { include?: string[]; exclude?: string[]; maxWorkers?: number; sequence?: { groupOrder: number } },
) {
  return {
    test: {
      include: ['src/**/*.test.ts'],
      exclude: [],
      ...more,
      name,
      root: 'journeys',
      isolate,
      globalSetup: [preparedDatabase],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}
