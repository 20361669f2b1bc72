import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longTests, longTestsVariable } from './scripts/setup/long-tests.mjs';
import { SlowestFirst } from './scripts/setup/slowest-first.mjs';

/** Ends what hangs. Far longer than any test takes, because how busy a machine is says nothing about the product. */
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

/**
 * Files share what they import, and Node loads what it can run itself, as in the product: to import and transform
 * it takes longer than many a test.
 */
const loading = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Tests that replace modules need vitest's own loader, and what they import to themselves. */
const replacing = { isolate: true };

/** A larger place for young objects, as tests make many: they are copied less often, which takes an eighth less. */
const memory = ['--max-semi-space-size=64'];

const setupFile = (name: string) => path.join(import.meta.dirname, 'scripts/setup', name);
const quickImports = pathToFileURL(setupFile('quick-imports.mjs')).href;
const processorTime = setupFile('processor-time.mjs');
const setupFiles = [processorTime, setupFile('patient-waits.mjs')];
const globalSetup = [setupFile('prepared-database.mjs')];

/** Tests that run in `npm run test:nightly` alone. */
const nightlyTests = '**/*.nightly.test.ts';
/** Long tests share the project of their room, so that its processes, with all they loaded, run them too. */
const rareTests = process.env[longTestsVariable] === 'off' ? [nightlyTests, `**/*${longTests}`] : [nightlyTests];

/** One project per room, so that a failure says where it happened and `--project server` runs one room. */
export default defineConfig({
  test: {
    // One more than cores: a good part of a journey, and of a test of the server, is waiting.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowestFirst },
    projects: [
      ...['language', 'domain', 'contract', 'providers', 'simulators', 'demo'].map((name) =>
        nodeProject(name, `packages/${name}`, { exclude: rareTests }),
      ),
      nodeProject('server', 'apps/server', { globalSetup, exclude: rareTests }),
      nodeProject('nightly server', 'apps/server', { globalSetup, include: [nightlyTests] }, replacing),
      nodeProject('sandbox', 'apps/sandbox'),
      nodeProject('scripts', 'scripts'),
      {
        // Without the web app's vite.config.ts: its plugin builds routes, and a test renders them itself.
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          execArgv: memory,
          include: ['src/**/*.test.{ts,tsx}', 'build-steps/*.test.ts'],
          isolate: false,
          setupFiles: [processorTime, path.join(import.meta.dirname, 'apps/web/src/test/setup.ts')],
          ...timeouts,
        },
      },
      // A whole running product each.
      journeys('journeys', { include: ['src/**/*.test.ts'], exclude: rareTests }),
      journeys('nightly', { include: [nightlyTests] }),
    ],
  },
});

function nodeProject(
  name: string,
  root: string,
  {
    globalSetup: setup,
    include = ['**/*.test.ts'],
    exclude = [],
  }: Partial<Record<'globalSetup' | 'include' | 'exclude', string[]>> = {},
  how: object = loading,
) {
  return {
    test: {
      globalSetup: setup ?? [],
      name,
      root,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      execArgv: [...memory, '--import', quickImports],
      setupFiles,
      expect: { poll: { timeout: 300_000 } },
      ...how,
      ...timeouts,
    },
  };
}

function journeys(name: string, files: { include: string[]; exclude?: string[] }) {
  return {
    test: {
      exclude: [],
      ...files,
      name,
      root: 'journeys',
      ...loading,
      globalSetup: [...globalSetup, path.join(import.meta.dirname, 'journeys/src/running/shared-demo.ts')],
      setupFiles: [processorTime],
      ...timeouts,
    },
  };
}
