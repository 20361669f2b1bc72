// Notes the processor seconds of each test file, of its process and of all programs that it started, and now and
// then what a fixed piece of work takes, for the report.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

const ticksPerSecond = 100;
/** Places in `/proc/PID/stat` after the program's name. */
const parentPlace = 1;
/** User and system time, then those of ended children. */
const timePlaces = [11, 12, 13, 14];

/** The processes run many files each. */
const measureEveryMs = 20_000;

const before = processorSeconds();

// oxlint-disable-next-line no-empty-pattern -- vitest wants the fixtures destructured
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before;
  if (performance.now() < (globalThis.referenceDueMs ?? 0)) return;
  globalThis.referenceDueMs = performance.now() + measureEveryMs;
  file.meta.referenceMs = measureReference();
});

/**
 * Returns the processor time in ms of a fixed piece of work, which says how fast this machine is now. It is for
 * memory as much as for the processor, as tests are: what runs beside them slows both.
 */
function measureReference() {
  const rounds = 4;
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const rows = Array.from({ length: 30_000 }, (_, at) => ({ at, name: `${(at * 7_919) % 30_011} name` }));
    JSON.parse(JSON.stringify(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))));
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / rounds;
}

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
