import { zonedFormat } from '../../booking/times/time-zone.ts';
import { addDays, dayAt, wallTimeAt } from '../../booking/zoned-time.ts';
import { characters } from '../../text/characters.ts';
import { linear } from '../../text/linear-expression.ts';
import { said } from '../../wording/said.ts';
import { dateWords } from '../words/date-words.ts';

/** A booking of this chat that the calendar has confirmed. */
export type ConfirmedBooking = {
  startsAt: Date;
  /** The time zones in which it may be said (the contact's, the coach's), as IANA names. */
  timeZones: string[];
  /** Whether it has taken place: its time may be said, but not that the contact "is booked". Absent: no. */
  isOver?: boolean;
};

/** The days and times of day that a sentence names, in the writer's own zone. */
export type ClaimedTimes = {
  /** 0 = Sunday. */
  weekdays: number[];
  /** 0 = today. */
  daysAhead: number[];
  daysOfMonth: number[];
  /** In minutes after midnight; both halves of the day where the sentence does not say which. */
  times: number[][];
};

const weekdays = [
  ['sunday', 'sun', 'domingo'],
  ['monday', 'mon', 'lunes'],
  ['tuesday', 'tues', 'tue', 'martes'],
  ['wednesday', 'wed', 'miercoles'],
  ['thursday', 'thurs', 'thur', 'thu', 'jueves'],
  ['friday', 'fri', 'viernes'],
  ['saturday', 'sat', 'sabado'],
];
const dayOfMonth = said(
  'a day of a month',
  ['{month} [.] {ordinal}', '{ordinal} [of/de] {month}', '(the/el/dia) {ordinal} [am/pm]'],
  dateWords,
);
const firstNumber = linear(String.raw`\d+`);
const endsAsHour = linear(' [ap]m$');
const halfOfDay = String.raw`(?P<half>[ap]\.?m\.?|de la (?:manana|tarde|noche))`;
// A number is a time where a word before it, its minutes or its half of the day say so.
const timeOfDay = linear(
  String.raw`(?P<sign>\b(?:at|a las?|for|para las?|@) |[:.])?\b(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?(?: ?${halfOfDay})?`,
);
const countSigns = characters('0-9%');
const letters = characters('a-z');
const noonMinutes = 12 * 60;
const today = linear(String.raw`\b(?:today|tonight|hoy|esta (?:tarde|noche))\b`);
const tomorrow = linear(String.raw`\b(?:tomorrow|tmrw)\b|(?<!\b(?:la|por la|de la|en la|esta) )\bmanana\b`);
const noon = linear(String.raw`\b(?:noon|midday|mediodia)\b`);

/** Returns what a folded sentence says about the time. */
export function claimedTimes(plain: string): ClaimedTimes {
  const words = new Set(letters.runs(plain));
  return {
    weekdays: weekdays.flatMap((names, index) => (names.some((name) => words.has(name)) ? [index] : [])),
    daysAhead: [today, tomorrow].flatMap((named, index) => (named.test(plain) ? [index] : [])),
    daysOfMonth: dayOfMonth
      .findAll(plain)
      .filter(({ text }) => !endsAsHour.test(text))
      .map(({ text }) => Number(firstNumber.find(text)?.text)),
    times: [...timesIn(plain), ...(noon.test(plain) ? [[noonMinutes]] : [])],
  };
}

function timesIn(plain: string): number[][] {
  return timeOfDay.findAll(plain).flatMap(({ index, text, named: { sign, hour, minute, half } }) => {
    const isTime = sign !== undefined || minute !== undefined || half !== undefined;
    if (!isTime || countSigns.areIn(plain.charAt(index + text.length))) return [];
    return [minutesOf(Number(hour), Number(minute ?? 0), half)];
  });
}

/**
 * Whether all claims about a time are true of the booking in one of its zones. A text without a time only says
 * "booked", which is true only of a future call.
 */
export function fitsBooking(
  claimed: ClaimedTimes,
  { startsAt, timeZones, isOver = false }: ConfirmedBooking,
  now: Date,
): boolean {
  if (isOver && Object.values(claimed).every((each) => each.length === 0)) return false;
  return timeZones.some((timeZone) => {
    const local = localTime(startsAt, timeZone);
    return (
      claimed.weekdays.every((weekday) => weekday === local.weekday) &&
      claimed.daysAhead.every((days) => wallTimeAt(startsAt, timeZone).day === addDays(dayAt(now, timeZone), days)) &&
      claimed.daysOfMonth.every((day) => day === local.day) &&
      claimed.times.every((options) => options.includes(local.minutes))
    );
  });
}

function minutesOf(hour: number, minute: number, half: string | undefined): number[] {
  const inMorning = (hour % 12) * 60 + minute;
  if (half === undefined) return hour > 12 ? [hour * 60 + minute] : [inMorning, inMorning + noonMinutes];
  return half.startsWith('a') || half.endsWith('manana') ? [inMorning] : [inMorning + noonMinutes];
}

function localTime(instant: Date, timeZone: string): { weekday: number; day: number; minutes: number } {
  const parts = zonedFormat('en-US', timeZone, {
    weekday: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: weekdays.findIndex(([name]) => name === part('weekday').toLowerCase()),
    day: Number(part('day')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
