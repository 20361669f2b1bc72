import {
  defaultRangeDays,
  lastDays,
  lengthOf,
  maxRangeDays,
  quickRangeDays,
  type DayRange,
} from '@spotter/domain/analytics';
import { dayAt } from '@spotter/language/zones/zoned-time';
import { useSearchParams } from 'react-router';
import { presentTime } from '../../components/time/present-time.ts';
import { useSession } from '../../api/platform.ts';

export type ChosenRange = {
  range: DayRange;
  /** The quick range in use; null if the days were chosen. */
  quickDays: number | null;
  chooseDays(range: DayRange): void;
  chooseQuick(days: number): void;
};

/** Returns the range of days in the address: `?days=7`, or `?from=…&to=…`. Without either it is the last 30 days. */
export function useRange(): ChosenRange {
  const [search, setSearch] = useSearchParams();
  const zone = useSession()?.user.timeZone ?? 'UTC';
  const today = dayAt(presentTime(), zone);
  const given = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const asked = Number(search.get('days'));
  const quickDays = quickRangeDays.find((days) => days === asked) ?? defaultRangeDays;
  const isGiven = isRange(given);
  return {
    range: isGiven ? given : lastDays(today, quickDays),
    quickDays: isGiven ? null : quickDays,
    chooseDays: (range) => setSearch({ from: range.from, to: range.to }, { replace: true, preventScrollReset: true }),
    chooseQuick: (days) => setSearch({ days: String(days) }, { replace: true, preventScrollReset: true }),
  };
}

/** Returns a range as text, for state that belongs to it. */
export function rangeKey({ from, to }: DayRange): string {
  return `${from} ${to}`;
}

/** Whether two texts are the first and last day of a valid range. */
export function isRange(range: DayRange): boolean {
  const length = lengthOf(range);
  return isDay(range.from) && isDay(range.to) && length >= 1 && length <= maxRangeDays;
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
