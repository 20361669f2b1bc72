import type { SimulatedGoogleEvent } from './google-world-state.ts';

/** Returns when events keep their calendar busy within a time, overlapping and adjoining ones as one. */
export function busyRanges(
  events: SimulatedGoogleEvent[],
  timeMin: number,
  timeMax: number,
): { start: string; end: string }[] {
  const merged: { start: number; end: number }[] = [];
  const opaque = events
    .filter((event) => event.status === 'confirmed' && !event.transparent)
    .map((event) => ({ start: Date.parse(event.start), end: Date.parse(event.end) }))
    .filter(({ start, end }) => end > timeMin && start < timeMax)
    .toSorted((one, other) => one.start - other.start);
  for (const range of opaque) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged.map(({ start, end }) => ({
    start: new Date(Math.max(start, timeMin)).toISOString(),
    end: new Date(Math.min(end, timeMax)).toISOString(),
  }));
}
