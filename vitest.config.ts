import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The embedded database takes a second to open when both cores are busy. */
const testTimeout = 20_000;
const hookTimeout = 30_000;

/**
 * Files share what they import: to import it takes as long as many a test. Only the planted bugs, which replace modules
 * and are looked for in wide searches alone, need them to themselves.
 */
const isolate = process.env['SPOTTER_HISTORIES'] !== undefined;

const quickImports = pathToFileURL(path.join(import.meta.dirname, 'scripts/setup/quick-imports.mjs')).href;

const timed = ['src/live-journey.test.ts', 'src/start.test.ts'];

/** One project per room, so that a failure says where it happened and `--project server` runs one room. */
export default defineConfig({
  test: {
    // One more than cores: much of a test of the server is waiting.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...['domain', 'contract', 'providers', 'simulators', 'demo'].map((name) => nodeProject(name, `packages/${name}`)),
      nodeProject('server', 'apps/server'),
      nodeProject('sandbox', 'apps/sandbox'),
      nodeProject('scripts', 'scripts'),
      {
        // Without the web app's vite.config.ts: its plugin builds routes, and a test renders them itself.
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          isolate,
          setupFiles: [path.join(import.meta.dirname, 'apps/web/src/test/setup.ts')],
          testTimeout,
          hookTimeout,
        },
      },
      // A whole running product each, after everything else.
      journeys('journeys', { exclude: timed, groupOrder: 1 }),
      // These promise times: nothing runs beside them.
      journeys('timed journeys', { include: timed, groupOrder: 2 }),
    ],
  },
});

function nodeProject(name: string, root: string) {
  return {
    test: {
      name,
      root,
      include: ['**/*.test.ts'],
      exclude: ['**/node_modules/**'],
      execArgv: ['--import', quickImports],
      isolate,
      testTimeout,
      hookTimeout,
    },
  };
}

function journeys(name: string, files: { include?: string[]; exclude?: string[]; groupOrder: number }) {
  return {
    test: {
      name,
      root: 'journeys',
      include: files.include ?? ['src/**/*.test.ts'],
      exclude: files.exclude ?? [],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: files.include === undefined ? Math.max(2, availableParallelism() - 1) : 1,
      sequence: { groupOrder: files.groupOrder },
    },
  };
}
