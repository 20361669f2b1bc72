// Runs every test. Arguments go to vitest: `npm test -- --project server chats`. The last lines name what failed and have
// the counts.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, SetupError } from './setup/dependencies.mjs';
import { findCommand, root } from './setup/packages.mjs';
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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = [findCommand('vitest', 'vitest'), 'run', ...reporters, ...args];
  // SIGINT reaches vitest through the terminal; this program waits, so that the count is still its last line.
  process.on('SIGINT', () => {});
  const code = await new Promise((resolve) => {
    // Many tests start programs, which compile the same files.
    const env = { NODE_COMPILE_CACHE: compileCache, ...process.env };
    const child = spawn(runtime, vitest, { cwd: root, env, stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  const counts = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  // A file that does not load, or an error outside of every test, fails no single test: it must not look like a
  // success.
  const failed = code === 0 ? counts.failures.length : Math.max(counts.failures.length, 1);
  for (const failure of counts.failures) console.log(`Failed: ${failure}`);
  console.log(`${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
  return failed > 0 ? 1 : code;
}

function readReport(report) {
  if (!existsSync(report)) return { passed: 0, failures: [], skipped: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: result.numPassedTests,
    failures: result.testResults.flatMap(failuresOf),
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Returns what failed in a file and how, a line each: its tests, or the file itself, which did not load. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const tests = failed.map(({ fullName, failureMessages }) =>
    inOneLine(`${file}: ${fullName}`, failureMessages.join('\n')),
  );
  return status === 'failed' && tests.length === 0 ? [inOneLine(file, message)] : tests;
}

/** The end of a log may be all that is kept of it, so it says what happened too, and where. */
function inOneLine(name, message) {
  const plain = stripVTControlCharacters(`${name} | ${message}`).replaceAll(root, '');
  return plain.replaceAll(/\s+/g, ' ').slice(0, 1000);
}
