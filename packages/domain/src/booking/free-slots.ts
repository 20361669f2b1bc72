import { callMs } from './call-length.ts';
import { isUsHoliday } from './days-off/us-holidays.ts';
import { addDays, type Day, dayAt, instantAt, instantAtOrAfter, weekdayOf } from '@spotter/language/zones/zoned-time';

const minuteMs = 60_000;

/** A stretch of time without its end. */
export type Span = { start: Date; end: Date };

/** Hours of a weekday (Sunday is 0) in minutes since midnight; the end may be 1440. */
export type OpenHours = { weekday: number; startMinutes: number; endMinutes: number };

/** When a coach takes calls. Days and hours are in the coach's zone. */
export type CallRules = {
  hours: OpenHours[];
  daysOff: Day[];
  /** Whether there are no calls on the federal holidays of the United States. */
  usHolidaysOff: boolean;
  /** Min time between booking and call. */
  minimumNoticeMinutes: number;
  /** How many days can be booked; 1 is today only. */
  horizonDays: number;
  /** Minutes that stay free before and after a call. */
  bufferMinutes: number;
  /** IANA. */
  timeZone: string;
};

/** Returns the rules of a coach who has set none: Monday to Friday, 9 AM to 5 PM, with an hour's notice at least. */
export function defaultRules(timeZone: string): CallRules {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinutes: 9 * 60, endMinutes: 17 * 60 }));
  return {
    hours,
    daysOff: [],
    usHolidaysOff: false,
    minimumNoticeMinutes: 60,
    horizonDays: 60,
    bufferMinutes: 0,
    timeZone,
  };
}

/** What is known when a contact wants a call. */
export type CallSituation = {
  rules: CallRules;
  /** The coach's other appointments. */
  busy: readonly Span[];
  /** The starts that a calendar with hours of its own accepts; null where the rules' hours hold. */
  open: readonly Date[] | null;
  now: Date;
};

/** Why a call cannot begin at an instant; `free` when it can. */
export type StartDecision = 'free' | 'past' | 'too-soon' | 'too-far' | 'outside-hours' | 'taken';

/** Returns whether a call can begin at an instant, and why not. */
export function decideStart(start: Date, situation: CallSituation): StartDecision {
  const { rules, now, open } = situation;
  if (start <= now) return 'past';
  if (start.getTime() < now.getTime() + rules.minimumNoticeMinutes * minuteMs) return 'too-soon';
  const day = dayAt(start, rules.timeZone);
  if (day >= addDays(dayAt(now, rules.timeZone), rules.horizonDays)) return 'too-far';
  if (isDayOff(day, rules)) return 'outside-hours';
  const isOffered = (open ?? startsOfDay(day, rules)).some((other) => other.getTime() === start.getTime());
  // A time that a calendar with its own hours does not offer may be closed or taken; which one is not known.
  if (!isOffered) return open === null ? 'outside-hours' : 'taken';
  return isTaken(start, situation) ? 'taken' : 'free';
}

/**
 * Returns the starts from one instant until before another at which a call can begin, in order;
 * no two of them overlap.
 */
export function freeSlots(situation: CallSituation, { start, end }: Span): Date[] {
  const { rules, now, open } = situation;
  const from = new Date(Math.max(start.getTime(), now.getTime()));
  const candidates = open === null ? startsWithin({ start: from, end }, rules) : apart(open);
  return candidates.filter((slot) => slot >= from && slot < end && decideStart(slot, situation) === 'free');
}

/** Returns the free starts nearest to one that is taken, soonest first. */
export function nearestSlots(wanted: Date, free: readonly Date[], count: number): Date[] {
  const distance = (slot: Date) => Math.abs(slot.getTime() - wanted.getTime());
  return free
    .filter((slot) => distance(slot) > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/**
 * Returns the starts of one day by its hours:
 * hourly from the beginning of a range, as long as the whole call fits.
 */
export function startsOfDay(day: Day, rules: Pick<CallRules, 'hours' | 'timeZone'>): Date[] {
  const { timeZone } = rules;
  const starts: Date[] = [];
  for (const { weekday, startMinutes, endMinutes } of rules.hours) {
    if (weekday !== weekdayOf(day)) continue;
    const closes = instantAtOrAfter(day, endMinutes, timeZone).getTime();
    for (let minutes = startMinutes; minutes < endMinutes; minutes += callMs / minuteMs) {
      const start = instantAt(day, minutes, timeZone);
      if (start !== null && start.getTime() + callMs <= closes) starts.push(start);
    }
  }
  // Where clocks go forward by less than an hour, two calls would overlap.
  return apart(starts);
}

/** An invalid range, by its place in the list. */
export type HourFault = { index: number; fault: 'ends-first' | 'overlaps' };

/** Returns what is wrong with the hours, range by range; empty when nothing is. */
export function findHourFaults(hours: readonly OpenHours[]): HourFault[] {
  return hours.flatMap((range, index): HourFault[] => {
    if (range.endMinutes <= range.startMinutes) return [{ index, fault: 'ends-first' }];
    const meets = hours
      .slice(0, index)
      .some(
        (other) =>
          other.weekday === range.weekday &&
          other.startMinutes < range.endMinutes &&
          range.startMinutes < other.endMinutes,
      );
    return meets ? [{ index, fault: 'overlaps' }] : [];
  });
}

function isDayOff(day: Day, { daysOff, usHolidaysOff }: CallRules): boolean {
  return daysOff.includes(day) || (usHolidaysOff && isUsHoliday(day));
}

function startsWithin({ start, end }: Span, rules: CallRules): Date[] {
  const starts: Date[] = [];
  const last = dayAt(end, rules.timeZone);
  for (let day = dayAt(start, rules.timeZone); day <= last; day = addDays(day, 1)) {
    starts.push(...startsOfDay(day, rules));
  }
  return starts;
}

function isTaken(start: Date, { busy, rules }: CallSituation): boolean {
  const buffer = rules.bufferMinutes * minuteMs;
  const from = start.getTime() - buffer;
  const until = start.getTime() + callMs + buffer;
  return busy.some((span) => span.start.getTime() < until && span.end.getTime() > from);
}

/** Returns the starts in order, without those that begin before the previous call ends. */
function apart(starts: readonly Date[]): Date[] {
  const remaining: Date[] = [];
  for (const start of starts.toSorted((one, other) => one.getTime() - other.getTime())) {
    const before = remaining.at(-1);
    if (before === undefined || start.getTime() - before.getTime() >= callMs) remaining.push(start);
  }
  return remaining;
}
