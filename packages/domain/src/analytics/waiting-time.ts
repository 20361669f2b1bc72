const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Waits up to `until` seconds are rounded down to a multiple of the step, as exactly as a person would say them. */
const steps = [
  { below: minute, step: 5 },
  { below: 10 * minute, step: 30 },
  { below: hour, step: 5 * minute },
  { below: day, step: 30 * minute },
  { below: 7 * day, step: 6 * hour },
  { below: Infinity, step: day },
];

/** Returns a wait in seconds, rounded down to the step in which waits are counted. */
export function waitStep(seconds: number): number {
  const { step } = steps.find(({ below }) => seconds < below)!;
  return seconds - (seconds % step);
}

/** How often each wait occurred. */
export type Waits = { seconds: number; count: number }[];

/**
 * Returns the wait that `percent` percent of all waits did not exceed (nearest rank);
 * null where there was no wait.
 */
export function waitPercentile(waits: Waits, percent: number): number | null {
  const sorted = waits.filter(({ count }) => count > 0).toSorted((left, right) => left.seconds - right.seconds);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const rank = Math.ceil((percent / 100) * total);
  let passed = 0;
  for (const { seconds, count } of sorted) {
    passed += count;
    if (passed >= rank) return seconds;
  }
  return null;
}

/** Returns a wait in words: `45 s`, `3 min`, `1.5 h`, `2 days`. */
export function formatWait(seconds: number): string {
  if (seconds < 5) return 'under 5 s';
  if (seconds < minute) return `${seconds} s`;
  if (seconds < hour) return `${decimal(seconds / minute)} min`;
  if (seconds < day) return `${decimal(seconds / hour)} h`;
  const days = decimal(seconds / day);
  return days === '1' ? '1 day' : `${days} days`;
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
