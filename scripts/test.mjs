// Runs the tests of every day; `--all` adds those of `.ci/run` (`*.ci.test.ts`). Other arguments go to vitest:
// `npm test -- --project server chats`. The last lines name what was slow, what failed and the counts.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, SetupError } from './setup/dependencies.mjs';
import { longTestsVariable } from './setup/long-tests.mjs';
import { findCommand, root } from './setup/packages.mjs';
import { judgeCosts } from './setup/processor-budgets.mjs';
import { reportVariable } from './setup/run-report.mjs';
import { compileCache } from './setup/server-options.mjs';

try {
  const runtime = await ensureDependencies();
  await Promise.all([ensureBuilds(runtime), prepareDatabase(runtime)]);
  process.exitCode = await runTests(runtime, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message.trim());
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/** Makes the database that tests copy beside the builds: each takes one core for seconds. */
function prepareDatabase(runtime) {
  if (process.env.TEST_DATABASE_URL) return Promise.resolve();
  const program = path.join(root, 'scripts/setup/prepared-database.mjs');
  // The tests meet and report any obstacle themselves.
  return new Promise((resolve) => {
    execFile(runtime, [program], { cwd: root }, () => resolve());
  });
}

async function runTests(runtime, args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotter-test-'));
  const report = path.join(folder, 'report.json');
  const reporter = path.join(root, 'scripts/setup/run-report.mjs');
  const vitest = [findCommand('vitest', 'vitest'), 'run', '--reporter=default', `--reporter=${reporter}`];
  // SIGINT reaches vitest through the terminal; this program waits, so that the count is still its last line.
  process.on('SIGINT', () => {});
  const code = await new Promise((resolve) => {
    // Many tests start programs, which compile the same files.
    const env = { NODE_COMPILE_CACHE: compileCache, ...process.env, [reportVariable]: report };
    if (args.length === 0) env[longTestsVariable] = 'off';
    const child = spawn(runtime, [...vitest, ...chooseTests(args)], { cwd: root, env, stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  const { passed, skipped, failures, files } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  const costs = judgeCosts(files);
  if (files.length > 1) for (const line of costs.lines) console.log(line);
  failures.push(...costs.failures);
  // An error outside of every test fails no single test: it must not look like a success.
  const failed = code === 0 ? failures.length : Math.max(failures.length, 1);
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : code;
}

/** Leaves out the nightly tests, unless arguments name tests. */
function chooseTests(args) {
  return args.length === 0 || args[0] === '--all' ? ['--project=!nightly', '--project=!nightly server'] : args;
}

function readReport(report) {
  if (!existsSync(report)) return { passed: 0, skipped: 0, failures: [], files: [] };
  return JSON.parse(readFileSync(report, 'utf8'));
}
