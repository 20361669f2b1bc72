import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The embedded database takes a second to open when both cores are busy. */
const testTimeout = 20_000;
const hookTimeout = 30_000;

const quickImports = pathToFileURL(path.join(import.meta.dirname, 'scripts/setup/quick-imports.mjs')).href;

/** One project per room, so that a failure says where it happened and `--project server` runs one room. */
export default defineConfig({
  test: {
    // vitest would leave one core idle, which on a machine with two is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          setupFiles: [path.join(import.meta.dirname, 'apps/web/src/test/setup.ts')],
          testTimeout,
          hookTimeout,
        },
      },
      {
        // The journeys measure a whole running product: after everything else, and one file at a time.
        test: {
          name: 'journeys',
          root: 'journeys',
          include: ['src/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
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
      testTimeout,
      hookTimeout,
    },
  };
}
