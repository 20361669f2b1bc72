/** Rounds, and the quickest one counts: other work on the machine only adds time. */
const rounds = 2;
/** Processor time in ms from which a measurement is exact enough. */
const exactFromMs = 10;

let runs = 0;

/** Work whose every run gets another number, so that no cached result answers it. */
type Work = (run: number) => unknown;

/**
 * Returns how many times as much processor time some work takes as other work,
 * both measured now on this machine.
 */
export function timesAsLong(work: Work, ordinary: Work): number {
  let repeats = 1;
  let ordinaryMs = quickest(ordinary, repeats);
  while (ordinaryMs < exactFromMs) {
    repeats *= 2;
    ordinaryMs = quickest(ordinary, repeats);
  }
  return quickest(work, repeats) / ordinaryMs;
}

function quickest(work: Work, repeats: number): number {
  return Math.min(...Array.from({ length: rounds }, () => processorMs(work, repeats)));
}

function processorMs(work: Work, repeats: number): number {
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) work((runs += 1));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
