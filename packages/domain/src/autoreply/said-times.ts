import { addDays, weekdayOf, type Day, type WallTime } from '../booking/zoned-time.ts';
import { foldText } from './folded-text.ts';

/** A day as it was said: each thing that is known of it. */
type SaidDay = { weekday?: number; dayOfMonth?: number; month?: number; daysAhead?: number };

/** A time of day with the day it was said with, if any. */
export type SaidTime = {
  day: SaidDay | null;
  /** Minutes after midnight; both halves of the day where it does not say which. */
  minutes: number[];
};

/** What a text says of when: the times with their days, and all days. */
export type SaidTimes = { times: SaidTime[]; days: SaidDay[] };

const weekdayNames: Record<string, number> = {};
const names = [
  'sunday|sun|domingo|dom',
  'monday|mon|mondays|lunes|lun',
  'tuesday|tues|tue|martes',
  'wednesday|weds|wed|miercoles|mierc|mie',
  'thursday|thurs|thur|thu|jueves|jue',
  'friday|fri|viernes|vie',
  'saturday|sat|sabado|sab',
];
for (const [index, spellings] of names.entries()) {
  for (const spelling of spellings.split('|')) weekdayNames[spelling] = index;
}
const monthNames: Record<string, number> = {};
const months =
  'january|jan|enero february|feb|febrero march|mar|marzo april|apr|abril may|mayo june|jun|junio july|jul|julio august|aug|agosto september|sept|sep|septiembre october|oct|octubre november|nov|noviembre december|dec|diciembre';
for (const [index, spellings] of months.split(' ').entries()) {
  for (const spelling of spellings.split('|')) monthNames[spelling] = index + 1;
}
const month = `(?:${Object.keys(monthNames).join('|')})`;
const half = String.raw`a\.?m\b\.?|p\.?m\b\.?|(?:de|por|en) la (?:manana|tarde|noche)|in the (?:morning|afternoon|evening)`;

const token = new RegExp(
  [
    String.raw`(?<date1>\b(?<m1>${month})\.? (?<d1>\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:am|pm|:)))`,
    String.raw`(?<date2>\b(?<d2>\d{1,2})(?:st|nd|rd|th)?(?: of| de)? (?<m2>${month})\b)`,
    String.raw`(?<today>\b(?:today|2day|tonight|tonite|hoy|esta (?:tarde|noche|manana))\b)`,
    String.raw`(?<after>\b(?:day after (?:tomorrow|tmrw)|pasado manana|pasado)\b)`,
    String.raw`(?<tomorrow>\b(?:tomorrow|tmrw|tmr|tmrrw|tmw|tomo|2moro|2morrow|tomorow)\b|(?<!\b(?:la|por la|de la|en la|esta) )\bmanana\b)`,
    String.raw`(?<weekday>\b(?:${Object.keys(weekdayNames).join('|')})\b)`,
    String.raw`(?<monthDay>\b(?:the|el|dia) (?<d3>\d{1,2})(?:st|nd|rd|th)\b|\bel (?:dia )?(?<d4>\d{1,2})\b(?! ?(?:${half}|[:h.]\d)))`,
    String.raw`(?<noon>\b(?:noon|midday|mediodia)\b)`,
    String.raw`(?<time>(?<![\d/.,$€-]|\b(?:after|before|until|till|til|by|from|between|since|despues de las?|antes de las?|hasta las?|desde las?|a partir de las?|entre las?) )\b(?<hour>\d{1,2})(?:[:.h](?<minute>[0-5]\d))?(?: ?h\b)?(?: ?(?<half>${half}))?(?![\d/%$€@-]|[.,]\d| ?(?:kg|kilos?|lbs?|pounds|days?|dias?|weeks?|semanas?|months?|meses|years?|anos?|min|times|veces|x)\b))`,
  ].join('|'),
  'g',
);

/** Reads the times in a text as a person would who has the calendar open: a day holds until the next one is said. */
export function saidTimes(text: string): SaidTimes {
  const days: SaidDay[] = [];
  const times: SaidTime[] = [];
  let current: SaidDay | null = null;
  let dayIsOpen = false;
  const withoutAddresses = foldText(text).replace(/\S+@\S+|https?:\/\/\S+/g, ' ');
  for (const { groups } of withoutAddresses.matchAll(token)) {
    const day = dayOf(groups!);
    if (day === null) {
      const minutes = minutesOf(groups!);
      if (minutes.length === 0) continue;
      times.push({ day: current, minutes });
      dayIsOpen = false;
      continue;
    }
    // "Monday, November 23" is one day; after a time another one begins.
    if (current !== null && dayIsOpen && !overlaps(current, day)) Object.assign(current, day);
    else {
      current = day;
      days.push(day);
    }
    dayIsOpen = true;
    for (const time of times) time.day ??= current;
  }
  return { times, days };
}

/** Whether a day, as it was said at `saidAt`, is the day of a wall time. A weekday means the next one to come. */
export function isSaidDay(day: SaidDay, wall: WallTime, saidAt: WallTime): boolean {
  if (day.weekday !== undefined && day.weekday !== weekdayOf(wall.day)) return false;
  if (day.dayOfMonth !== undefined && day.dayOfMonth !== Number(wall.day.slice(8))) return false;
  if (day.month !== undefined && day.month !== Number(wall.day.slice(5, 7))) return false;
  if (day.daysAhead !== undefined && addDays(saidAt.day, day.daysAhead) !== wall.day) return false;
  return day.dayOfMonth !== undefined || isWithin(saidAt.day, wall.day, 13);
}

function isWithin(from: Day, day: Day, days: number): boolean {
  return day >= from && day <= addDays(from, days);
}

function overlaps(known: SaidDay, more: SaidDay): boolean {
  return Object.keys(more).some((key) => key in known);
}

function dayOf(groups: Record<string, string | undefined>): SaidDay | null {
  const { m1, d1, m2, d2, d3, d4, weekday } = groups;
  if (groups['date1'] !== undefined) return { month: monthNames[m1!]!, dayOfMonth: Number(d1) };
  if (groups['date2'] !== undefined) return { month: monthNames[m2!]!, dayOfMonth: Number(d2) };
  if (groups['today'] !== undefined) return { daysAhead: 0 };
  if (groups['after'] !== undefined) return { daysAhead: 2 };
  if (groups['tomorrow'] !== undefined) return { daysAhead: 1 };
  if (weekday !== undefined) return { weekday: weekdayNames[weekday]! };
  if (groups['monthDay'] !== undefined) return { dayOfMonth: Number(d3 ?? d4) };
  return null;
}

function minutesOf({ noon, hour, minute, half: said }: Record<string, string | undefined>): number[] {
  if (noon !== undefined) return [12 * 60];
  const hours = Number(hour);
  if (hours > 23) return [];
  const inMorning = (hours % 12) * 60 + Number(minute ?? 0);
  if (said === undefined)
    return hours > 12 || hours === 0 ? [hours * 60 + Number(minute ?? 0)] : [inMorning, inMorning + 720];
  return /^a|manana|morning/.test(said) ? [inMorning] : [inMorning + 720];
}
