import { casual } from 'chrono-node/en';
import type { Day } from '../zones/zoned-time.ts';

/** The instant at which a text is read, as a wall clock shows it. */
export type ReadingTime = { day: Day; minutes: number };

/** What chrono reads in an expression: the day, and the time of day where the expression has one. */
export type LibraryReading = { day: Day; minutes: number | null };

/** Max length of an expression; all of ours are shorter. The reading time grows with the square of the length. */
const maxLetters = 100;

/**
 * Lets chrono read one expression in plain English, such as `december 27 2026` or `in 3 weeks`. It only gets
 * words of ours, never those of a contact.
 */
export function readExpression(expression: string, at: ReadingTime): LibraryReading | null {
  if (expression.length > maxLetters) return null;
  const [year, month, day] = at.day.split('-').map(Number);
  // Chrono calculates in the zone of the process, so only what the clock shows goes in and comes out.
  const reference = new Date(year!, month! - 1, day, Math.floor(at.minutes / 60), at.minutes % 60);
  const [result] = casual.parse(expression, reference, { forwardDate: true });
  if (result === undefined || result.text.length < expression.length) return null;
  const { start } = result;
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => start.get(name) ?? 0;
  return {
    day: `${part('year')}-${padded(part('month'))}-${padded(part('day'))}`,
    minutes: start.isCertain('hour') ? part('hour') * 60 + part('minute') : null,
  };
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
