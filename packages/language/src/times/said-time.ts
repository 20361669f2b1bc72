import type { PartOfDay } from './part-of-day.ts';
import type { Day } from '../zones/zoned-time.ts';

/** Days as they were written: one, or a stretch such as a week. */
export type StatedDays = { from: Day; to: Day };

/** A point in time: a day, a time of day, or both. */
export type SpokenPoint = {
  kind: 'point';
  day: Day | null;
  /** Minutes after midnight; the likelier reading of `5` without am or pm. */
  minutes: number | null;
  /** The other possible meaning: the other half of the day, or another day (`next Tuesday`, `7/2`). */
  otherMinutes: number | null;
  otherDay: Day | null;
};

/** A stretch of time: `after 6`, `between 2 and 4 on Thursday`, `mornings`, `next week`. */
export type SpokenSpan = {
  kind: 'span';
  days: StatedDays | null;
  fromMinutes: number | null;
  /** The other half of the day that its begin may mean: `after 6`. */
  otherFromMinutes: number | null;
  toMinutes: number | null;
  part: PartOfDay | null;
};

/** A time in a text. */
export type SpokenTime = SpokenPoint | SpokenSpan;

/** Returns the times of day that a point may mean, the likelier first. */
export function minutesMeant({ minutes, otherMinutes }: SpokenPoint): number[] {
  return [minutes, otherMinutes].filter((each) => each !== null);
}

/** Returns the days that a point may mean, the likelier first. */
export function daysMeant({ day, otherDay }: SpokenPoint): Day[] {
  return [day, otherDay].filter((each) => each !== null);
}
