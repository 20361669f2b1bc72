import type { TimeSeriesPoint } from '@spotter/contract';
import { addDays } from '@spotter/language/zones/zoned-time';

/** Up to this many days each has a bar. A longer range has one for each week. */
const maxDayBars = 31;
const daysOfWeek = 7;

/** A bar: the day or the first day of a week, the last day, and the count. */
export type Bar = { from: string; to: string; value: number };

/** Returns the bars of a range. The weeks end with its last day, so that only the first may be shorter. */
export function barsOf(points: TimeSeriesPoint[]): Bar[] {
  if (points.length <= maxDayBars) return points.map(({ time, value }) => ({ from: time, to: time, value }));
  const short = points.length % daysOfWeek;
  const starts = [
    ...(short === 0 ? [] : [0]),
    ...Array.from({ length: Math.floor(points.length / daysOfWeek) }, (_, week) => short + week * daysOfWeek),
  ];
  return starts.map((start, index) => {
    const days = points.slice(start, starts[index + 1]);
    return { from: days[0]!.time, to: days.at(-1)!.time, value: days.reduce((sum, { value }) => sum + value, 0) };
  });
}

/** Returns where the bars are that keep their number in little room: the highest and the last. */
export function keyBars(bars: Bar[]): Set<number> {
  const highest = bars.reduce((best, { value }, at) => (value > bars[best]!.value ? at : best), 0);
  const last = bars.findLastIndex(({ value }) => value > 0);
  return new Set([highest, last].filter((at) => (bars[at]?.value ?? 0) > 0));
}

/** Returns every how many bars one has its day below, for at most this many days. */
export function labelStep(bars: number, max: number): number {
  return Math.max(Math.ceil(bars / max), 1);
}

/** Whether each bar is a week. */
export function areWeeks(bars: Bar[]): boolean {
  return bars.some(({ from, to }) => from !== to && addDays(from, 1) <= to);
}
