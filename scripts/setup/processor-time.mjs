// Notes the processor seconds of each test file,
// of its process and of the programs that it ended, for the report.
import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

const ticksPerSecond = 100;
/** Places in `/proc/self/stat` after the program's name: user and system time, then those of ended children. */
const [firstPlace, lastPlace] = [11, 14];

const before = processorSeconds();

// oxlint-disable-next-line no-empty-pattern -- vitest wants the fixtures destructured
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
});

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000 + childrenSeconds();
}

/** Only Linux reports the time of ended children. */
function childrenSeconds() {
  if (process.platform !== 'linux') return 0;
  const line = readFileSync('/proc/self/stat', 'latin1');
  const values = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [, , user, system] = values.slice(firstPlace, lastPlace + 1).map(Number);
  return (user + system) / ticksPerSecond;
}
