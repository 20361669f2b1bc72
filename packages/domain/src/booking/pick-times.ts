import { partOf, type PartOfDay } from './part-of-day.ts';
import { minutesOf, timeOfDay, wallTimeAt, type Day } from './zoned-time.ts';

/** When somebody said that they would like to have a call. What was not said is null. */
export type SaidWish = {
  days: { from: Day; to: Day } | null;
  /** Minutes after midnight; the same twice for `at 5`, the latter null for `after 5`. */
  fromMinutes: number | null;
  toMinutes: number | null;
  part: PartOfDay | null;
};

/** A wish in the zone (IANA) of whoever said it, and how many times are wanted. */
export type TimeWish = Partial<SaidWish> & {
  zone: string;
  /** `HH:mm`, where a single time of day was asked for. */
  time: string | null;
  part: PartOfDay | null;
  count: number;
};

/** All open starts begin later, or earlier, than was wished: when the first and the last of any day is, as `HH:mm`. */
export type OutsideHours = { wished: 'too-early' | 'too-late'; first: string; last: string };

const perDay = 2;

/**
 * The open starts that fit a wish best, in their order: on a wished day where one is open, then at the very time that was
 * asked for, else the nearest to it, else the first of each day.
 */
export function pickTimes(starts: Date[], wish: TimeWish): Date[] {
  const { zone, part, count } = wish;
  const walls = starts.map((start) => ({ start, ...wallTimeAt(start, zone) }));
  const fitting = onWishedDays(
    walls.filter(({ minutes }) => part === null || partOf(minutes) === part),
    wish.days ?? null,
  );
  const hours = wishedHours(wish);
  if (hours === null) return spread(fitting).slice(0, count);
  const distance = (minutes: number) => Math.max(hours.from - minutes, minutes - hours.to, 0);
  const exact = fitting.filter(({ minutes }) => distance(minutes) === 0);
  const isSpan = hours.from !== hours.to;
  if (exact.length > 0) return (isSpan ? spread(exact) : exact.map(({ start }) => start)).slice(0, count);
  return fitting
    .toSorted(
      (one, other) => distance(one.minutes) - distance(other.minutes) || one.start.getTime() - other.start.getTime(),
    )
    .slice(0, count)
    .map(({ start }) => start)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** Whether a wish lies outside the hours of all open starts, so that no other day would help. */
export function outsideHours(starts: Date[], wish: TimeWish): OutsideHours | null {
  const hours = wishedHours(wish);
  if (hours === null || starts.length === 0) return null;
  const open = starts.map((start) => wallTimeAt(start, wish.zone).minutes);
  const [first, last] = [Math.min(...open), Math.max(...open)];
  const wished = hours.from > last ? 'too-late' : hours.to < first ? 'too-early' : null;
  return wished === null ? null : { wished, first: timeOfDay(first), last: timeOfDay(last) };
}

function wishedHours({ time, fromMinutes = null, toMinutes = null }: TimeWish): { from: number; to: number } | null {
  if (time !== null) return { from: minutesOf(time), to: minutesOf(time) };
  if (fromMinutes === null && toMinutes === null) return null;
  return { from: fromMinutes ?? 0, to: toMinutes ?? 24 * 60 };
}

/** Those on the wished days; where none is, those of the nearest day. */
function onWishedDays<T extends { day: Day }>(walls: T[], days: SaidWish['days']): T[] {
  if (days === null) return walls;
  const within = walls.filter(({ day }) => day >= days.from && day <= days.to);
  if (within.length > 0) return within;
  const off = ({ day }: T) =>
    day < days.from ? Date.parse(days.from) - Date.parse(day) : Date.parse(day) - Date.parse(days.to);
  const nearest = Math.min(...walls.map(off));
  return walls.filter((wall) => off(wall) === nearest);
}

/** The first two of each day; of a single day all. */
function spread(walls: { start: Date; day: Day }[]): Date[] {
  const ofDay = new Map<string, number>();
  const first = walls.filter(({ day }) => {
    const before = ofDay.get(day) ?? 0;
    ofDay.set(day, before + 1);
    return before < perDay;
  });
  return (ofDay.size === 1 ? walls : first).map(({ start }) => start);
}
