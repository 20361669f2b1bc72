// Notes the processor seconds of each test file, of its process and of all programs that it started, for the
// report.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

const ticksPerSecond = 100;
/** Places in `/proc/PID/stat` after the program's name. */
const parentPlace = 1;
/** User and system time, then those of ended children. */
const timePlaces = [11, 12, 13, 14];

const before = processorSeconds();

// oxlint-disable-next-line no-empty-pattern -- vitest wants the fixtures destructured
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
});

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  // Only Linux tells of other processes.
  return (user + system) / 1_000_000 + (process.platform === 'linux' ? programsSeconds() : 0);
}

/** Returns the time of all programs that this process started: a browser runs on while files come and go. */
function programsSeconds() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const byParent = Map.groupBy(all, ({ parent }) => parent);
  const ticksBelow = (id) =>
    (byParent.get(id) ?? []).reduce((sum, child) => sum + child.own + child.ended + ticksBelow(child.id), 0);
  const self = all.find(({ id }) => id === process.pid);
  return ((self?.ended ?? 0) + ticksBelow(process.pid)) / ticksPerSecond;
}

function readProcess(name) {
  let line;
  try {
    line = readFileSync(`/proc/${name}/stat`, 'latin1');
  } catch {
    // It has ended since it was listed.
    return [];
  }
  const values = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = timePlaces.map((place) => Number(values[place]));
  return [
    { id: Number(name), parent: Number(values[parentPlace]), own: user + system, ended: endedUser + endedSystem },
  ];
}
