// Runs every check that a change must pass before its tests: format, lint with types, import directions and
// words, styles, unused code, subjects of commits, and known problems of the dependencies. Arguments choose:
// `npm run check -- lint unused` runs the checks whose names begin with these words.
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureDependencies, SetupError } from './setup/dependencies.mjs';
import { findCommand, root } from './setup/packages.mjs';

try {
  const runtime = await ensureDependencies();
  process.exitCode = (await runChecks(runtime, listChecks(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message.trim());
  process.exitCode = 1;
}

/** Runs as many checks at once as there are cores, reports each as it ends, and returns whether all passed. */
async function runChecks(runtime, waiting) {
  let allPassed = true;
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { passed, output, seconds } = await runCheck(runtime, check);
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${check.name.padEnd(28)} ${seconds.toFixed(1)} s`);
      if (!passed) console.log(`\n${output.trim()}\n`);
      for (const [note] of output.matchAll(/^note: .*$/gm)) console.log(`       ${note}`);
      allPassed &&= passed;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return allPassed;
}

function listChecks(chosen) {
  const tool = (name, packageName, command, ...args) => ({
    name,
    steps: [[findCommand(packageName, command), ...args]],
  });
  const checks = [
    lintAndTypes(),
    tool('unused code', 'knip', 'knip'),
    { name: 'expressions', steps: [['packages/language/expressions.mjs']] },
    tool('format', 'oxfmt', 'oxfmt', '--check'),
    { name: 'styles', steps: [['scripts/lint/styles/check-styles.mjs']] },
    { name: 'rooms', steps: [['scripts/lint/rooms/check-rooms.mjs']] },
    { name: 'language', steps: [['scripts/lint/language/check-language.mjs']] },
    { name: 'names and comments', steps: [['scripts/lint/words/check-code.mjs']] },
    { name: 'words of the docs', steps: [['scripts/lint/words/check-docs.mjs']] },
    { name: 'paths of the docs', steps: [['scripts/lint/paths/check-paths.mjs']] },
    { name: 'training data of the weights', steps: [['bench/src/safety-training/check-data.ts']] },
    { name: 'vulnerabilities', steps: [['scripts/dependencies/vulnerabilities.mjs']] },
    { name: 'commit subjects', steps: [['scripts/commits/commit-subjects.mjs']] },
    { name: 'licenses', steps: [['scripts/dependencies/licenses.mjs']] },
  ];
  if (chosen.length === 0) return checks;
  const found = checks.filter(({ name }) => chosen.some((start) => name.startsWith(start)));
  if (found.length === 0)
    throw new SetupError(
      `No check begins with ${chosen.join(' or ')}. There are:\n${checks.map(({ name }) => `  ${name}`).join('\n')}`,
    );
  return found;
}

/** The linter knows all types, so it compiles too; those of the web app's routes are generated before. */
function lintAndTypes() {
  return {
    name: 'lint, types and directions',
    steps: [
      [findCommand('@react-router/dev', 'react-router'), 'typegen', path.join(root, 'apps/web')],
      [findCommand('oxlint', 'oxlint'), '--format=unix'],
    ],
  };
}

async function runCheck(runtime, { steps }) {
  const startedAt = Date.now();
  let output = '';
  let passed = true;
  for (const step of steps) {
    const result = await runStep(runtime, step);
    output += result.output;
    passed &&= result.passed;
  }
  return { passed, output, seconds: (Date.now() - startedAt) / 1000 };
}

function runStep(runtime, step) {
  return new Promise((resolve) => {
    execFile(runtime, step, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ passed: error === null, output: `${stdout}${stderr}` }),
    );
  });
}
