import { timeOfDay, wallTimeAt } from './zoned-time.ts';

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** What somebody said of when they would like to have a call, in their zone (IANA). */
export type TimeWish = {
  zone: string;
  /** `HH:mm`. */
  time: string | null;
  part: PartOfDay | null;
  count: number;
};

const perDay = 2;
const noon = 12 * 60;
const evening = 17 * 60;

/**
 * The open starts that fit a wish best, in their order: at the very time that was asked for, else the nearest to it, else
 * the first of each day.
 */
export function pickTimes(starts: Date[], { zone, time, part, count }: TimeWish): Date[] {
  const minutesAt = (start: Date) => wallTimeAt(start, zone).minutes;
  const fitting = starts.filter((start) => part === null || partOf(minutesAt(start)) === part);
  if (time !== null) {
    const exact = fitting.filter((start) => timeOfDay(minutesAt(start)) === time);
    if (exact.length > 0) return exact.slice(0, count);
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const distance = (start: Date) => Math.abs(minutesAt(start) - hours * 60 - minutes);
    return fitting
      .toSorted((one, other) => distance(one) - distance(other) || one.getTime() - other.getTime())
      .slice(0, count)
      .toSorted((one, other) => one.getTime() - other.getTime());
  }
  const ofDay = new Map<string, number>();
  const spread = fitting.filter((start) => {
    const { day } = wallTimeAt(start, zone);
    const before = ofDay.get(day) ?? 0;
    ofDay.set(day, before + 1);
    return before < perDay;
  });
  return (ofDay.size === 1 ? fitting : spread).slice(0, count);
}

function partOf(minutes: number): PartOfDay {
  return minutes < noon ? 'morning' : minutes < evening ? 'afternoon' : 'evening';
}
