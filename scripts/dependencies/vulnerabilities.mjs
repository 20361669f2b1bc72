// Checks whether a dependency has a known vulnerability, by `npm audit`. Where the registry has no advisories,
// or cannot be reached, it says that nothing was checked, and passes.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../setup/packages.mjs';

const patienceMs = 60_000;
const levels = ['info', 'low', 'moderate', 'high', 'critical'];
/** The severity from which on a change does not pass. */
const min = 'moderate';

/** Returns the meaning of an answer of `npm audit --json`: the problems, or that there was nothing to ask. */
export function judgeAudit(output) {
  const report = parse(output);
  if (report?.vulnerabilities === undefined || report.metadata === undefined) {
    return { problems: [], note: 'note: not checked: the registry offers no advisories' };
  }
  const problems = Object.values(report.vulnerabilities)
    .filter(({ severity }) => levels.indexOf(severity) >= levels.indexOf(min))
    .map(({ name, severity, range, via }) => {
      const titles = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} ${one.url}`]));
      return `${name} ${range}: ${severity}${titles.length > 0 ? `, ${titles.join('; ')}` : ''}`;
    });
  return { problems, note: null };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

function audit() {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: patienceMs };
    // It ends with 1 when something was found; the report says so itself.
    execFile('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], options, (_error, stdout) =>
      resolve(stdout),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, note } = judgeAudit(await audit());
  for (const line of note === null ? problems : [note]) console.log(line);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
