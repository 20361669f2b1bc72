import type { StatedDays } from './said-time.ts';
import type { Day } from '../zones/zoned-time.ts';
import type { ReadingTime } from './library-days.ts';
import type { TimeMeaning } from './time-lexicon.ts';
import type { TimeToken } from './time-words.ts';

/** Days as they are in a text. */
export type SpokenDays = {
  /** The token after them. */
  end: number;
  days: StatedDays;
  /** Another day that the same words may mean. */
  otherDay: Day | null;
  /** The time of day, where the words name one as well: `in 3 hours`. */
  minutes: number | null;
  /** Whether it is only a weekday: words that say more about the same day go first. */
  isWeekday: boolean;
};

export type DayContext = { at: ReadingTime; dayFirst: boolean };

/** Units of time as chrono names them. */
export const units: Partial<Record<TimeMeaning | 'word' | 'sign', string>> = {
  minute: 'minutes',
  hour: 'hours',
  hours: 'hours',
  day: 'days',
  week: 'weeks',
  fortnight: 'fortnights',
  'month-long': 'months',
  year: 'years',
};

export function meaningAt(tokens: TimeToken[], index: number): TimeToken['meaning'] | undefined {
  return tokens[index]?.meaning;
}

/** Returns the first token from an index on that has none of some meanings. */
export function skip(
  tokens: TimeToken[],
  from: number,
  meanings: (TimeMeaning | 'word' | 'sign')[],
  signs = '',
): number {
  let index = from;
  while (index < tokens.length) {
    const { meaning, text } = tokens[index]!;
    if (meaning === 'sign' ? !signs.includes(text) : !meanings.includes(meaning)) break;
    index += 1;
  }
  return index;
}

export function single(day: Day, end: number, more: Partial<SpokenDays> = {}): SpokenDays {
  return { end, days: { from: day, to: day }, otherDay: null, minutes: null, isWeekday: false, ...more };
}
