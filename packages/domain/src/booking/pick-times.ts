import type { PartOfDay } from '@spotter/language/times/part-of-day';
import { addDays, wallTimeAt, type Day } from '@spotter/language/zones/zoned-time';

/** When somebody would like to have a call. What they did not say is null. */
export type TimeWish = {
  days: { from: Day; to: Day } | null;
  /** Minutes after midnight; both the same for `at 5`, only the first for `after 5`. */
  fromMinutes: number | null;
  toMinutes: number | null;
  part: PartOfDay | null;
};

/** A wish for any time. */
export const anyTime: TimeWish = { days: null, fromMinutes: null, toMinutes: null, part: null };

/** Why nothing is open at the wished time of day: all calls begin later, or earlier. */
export type OutsideHours = { wished: 'too-early' | 'too-late'; firstMinutes: number; lastMinutes: number };

export type PickedTimes = {
  /** In chronological order. */
  times: Date[];
  /** Set where no day has an open start as early, or as late, as the wish. */
  outside: OutsideHours | null;
};

const perDay = 2;
/** Max times that do not fit: more of them, in order, would begin far from the wish. */
const maxNearest = 3;
const dayMinutes = 24 * 60;

/**
 * Returns the open starts that fit the wish of a person in a zone (IANA), the first of each day; where none
 * fits, the nearest to it: a wished day weighs more than a wished time of day.
 */
export function pickTimes(
  starts: Date[],
  wish: TimeWish,
  { zone, count }: { zone: string; count: number },
): PickedTimes {
  const walls = starts.map((start) => ({ start, ...wallTimeAt(start, zone) }));
  const outside = outsideOf(
    walls.map(({ minutes }) => minutes),
    wish,
  );
  const ranked = walls.map((wall) => ({ ...wall, distance: distanceOf(wall, wish) }));
  const fitting = ranked.filter(({ distance }) => distance === 0);
  const chosen = fitting.length > 0 ? spread(fitting) : ranked.toSorted((one, other) => one.distance - other.distance);
  const times = chosen.slice(0, fitting.length > 0 ? count : Math.min(count, maxNearest)).map(({ start }) => start);
  return { times: times.toSorted((one, other) => one.getTime() - other.getTime()), outside };
}

/** Returns how far a start is from a wish; 0 where it fits. */
function distanceOf({ day, minutes }: { day: Day; minutes: number }, wish: TimeWish): number {
  const daysOff = wish.days === null ? 0 : daysBetween(day, wish.days);
  return daysOff * dayMinutes + minutesOff(minutes, wish);
}

function minutesOff(minutes: number, wish: TimeWish): number {
  const { from, to } = hoursOf(wish);
  return Math.max(from - minutes, minutes - to, 0);
}

/** Returns the earliest and the latest start that a wish allows. */
function hoursOf({ fromMinutes, toMinutes, part }: TimeWish): { from: number; to: number } {
  const within = part === null ? { from: 0, to: dayMinutes } : partHours[part];
  // "Before 10" in the morning begins with the morning.
  return { from: fromMinutes ?? Math.min(within.from, toMinutes ?? dayMinutes), to: toMinutes ?? within.to };
}

const partHours: Record<PartOfDay, { from: number; to: number }> = {
  morning: { from: 0, to: 12 * 60 - 1 },
  afternoon: { from: 12 * 60, to: 17 * 60 - 1 },
  evening: { from: 17 * 60, to: dayMinutes },
};

function daysBetween(day: Day, { from, to }: { from: Day; to: Day }): number {
  let off = 0;
  // Beyond this distance all days count the same.
  for (; off < 62 && (addDays(day, off) < from || addDays(day, -off) > to); off += 1);
  return off;
}

function outsideOf(open: number[], wish: TimeWish): OutsideHours | null {
  if (open.length === 0) return null;
  const { from, to } = hoursOf(wish);
  const firstMinutes = Math.min(...open);
  const lastMinutes = Math.max(...open);
  if (from > lastMinutes) return { wished: 'too-late', firstMinutes, lastMinutes };
  return to < firstMinutes ? { wished: 'too-early', firstMinutes, lastMinutes } : null;
}

function spread<T extends { day: Day }>(walls: T[]): T[] {
  const ofDay = new Map<string, number>();
  const spreadOut = walls.filter(({ day }) => {
    const before = ofDay.get(day) ?? 0;
    ofDay.set(day, before + 1);
    return before < perDay;
  });
  return ofDay.size === 1 ? walls : spreadOut;
}
