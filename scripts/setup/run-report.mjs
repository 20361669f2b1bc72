// A vitest reporter that writes what scripts/test.mjs prints at the end of a run:
// counts, failures, and processor time.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { longTests } from './long-tests.mjs';
import { root } from './packages.mjs';

/** The variable that names the file of the report. */
export const reportVariable = 'SPOTTER_TEST_REPORT';

export default class RunReport {
  onTestRunEnd(modules, unhandledErrors) {
    const report = { passed: 0, skipped: 0, failures: [], files: modules.map(costOf) };
    for (const module of modules) addResults(report, module);
    for (const error of unhandledErrors) report.failures.push(inOneLine('outside of every test', messageOf(error)));
    writeFileSync(process.env[reportVariable], JSON.stringify(report));
  }
}

function costOf(module) {
  const file = path.relative(root, module.moduleId);
  const { name } = module.project;
  const { processorSeconds = 0, referenceMs } = module.meta();
  return { file, project: file.endsWith(longTests) ? `more ${name}` : name, processorSeconds, referenceMs };
}

function addResults(report, module) {
  const name = path.relative(root, module.moduleId);
  const before = report.failures.length;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'passed') report.passed += 1;
    else if (state === 'skipped') report.skipped += 1;
    else report.failures.push(inOneLine(`${name}: ${test.fullName}`, errors?.map(messageOf).join('\n')));
  }
  // A file that does not load, or a failed hook, fails no single test.
  if (module.state() === 'failed' && report.failures.length === before) {
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    report.failures.push(inOneLine(name, errors.map(messageOf).join('\n')));
  }
}

function messageOf({ message, stack }) {
  return `${message} ${stack ?? ''}`;
}

/** The end of a log may be all that is kept of it, so it tells how each test failed, and where. */
function inOneLine(name, message) {
  const plain = stripVTControlCharacters(`${name} | ${message}`).replaceAll(root, '');
  return plain.replaceAll(/\s+/g, ' ').slice(0, 1000);
}
