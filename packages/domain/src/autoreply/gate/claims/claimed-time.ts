import { zonedFormat } from '@spotter/language/zones/time-zone';
import { addDays, dayAt, wallTimeAt } from '@spotter/language/zones/zoned-time';
import { characters } from '@spotter/language/text/characters';
import { linear } from '@spotter/language/text/linear-expression';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { dateWords } from '../../words/date-words.ts';
import { dayNames } from '../../words/day-names.ts';

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

const dayOfMonth = phraseMatcher(
  'a day of a month',
  ['{month} [.] {ordinal}', '{ordinal} [of/de] {month}', '(the/el/dia) {ordinal} [am/pm]'],
  dateWords,
);
const firstNumber = linear(String.raw`\d+`);
const endsAsHour = linear(' [ap]m$');
const halfOfDay = String.raw`(?P<half>[ap]\.?m\.?|de la (?:manana|tarde|noche))`;
const clock = String.raw`\b(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?`;
// A number is a time where a word before it, its minutes or a word after it say so.
const timeOfDay = linear(String.raw`(?P<sign>\b(?:at|a las?|for|para las?|@) |[:.])?${clock}(?: ?${halfOfDay})?`);
const timeElsewhere = linear(
  String.raw`(?P<sign>\b(?:as|a|alle|ore|um|om|o) )?${clock}(?P<behind> ?(?:h|uhr|uur|heures|horas|ore)\b)?`,
);
/** What German and Dutch write as one word with a day. */
const partsOfDay = 'morgen fruh vormittag mittag nachmittag abend ochtend middag namiddag avond'.split(' ');
const countSigns = characters('0-9%');
const letters = characters('a-z');
/** Languages whose sentences about times are read alike: people mix them. */
const together: ChatLanguage[] = ['en', 'es'];
const noonMinutes = 12 * 60;
const tonight = linear(String.raw`\besta (?:tarde|noche)\b`);
const manana = linear(String.raw`(?<!\b(?:la|por la|de la|en la|esta) )\bmanana\b`);
const noon = linear(String.raw`\b(?:noon|midday|mediodia)\b`);

/** Returns what a folded sentence says about the time in a language; English and Spanish are read together. */
export function claimedTimes(plain: string, language: ChatLanguage = 'en'): ClaimedTimes {
  const isElsewhere = !together.includes(language);
  const names = (isElsewhere ? [language] : together).map((each) => dayNames[each]);
  const words = new Set(letters.runs(plain));
  const says = (all: string) => all.split(' ').some((name) => words.has(name));
  const weekdays = names.flatMap((each) =>
    each.weekdays
      .split(' ')
      .flatMap((named, index) => (named.split('/').some((name) => isNamed(name, words)) ? [index] : [])),
  );
  const isToday = names.some(({ today }) => says(today)) || (!isElsewhere && tonight.test(plain));
  // "Dienstag Morgen" means in the morning.
  const isTomorrow = isElsewhere
    ? weekdays.length === 0 && names.some(({ tomorrow }) => says(tomorrow))
    : names.some(({ tomorrow }) => says(tomorrow)) || manana.test(plain);
  return {
    weekdays,
    daysAhead: [...(isToday ? [0] : []), ...(isTomorrow ? [1] : [])],
    daysOfMonth: dayOfMonth
      .findAll(plain)
      .filter(({ text }) => !endsAsHour.test(text))
      .map(({ text }) => Number(firstNumber.find(text)?.text)),
    times: [...timesIn(plain, isElsewhere), ...(noon.test(plain) ? [[noonMinutes]] : [])],
  };
}

/** Whether a day is among the words, alone or joined with a part of it: "vrijdagochtend". */
function isNamed(day: string, words: Set<string>): boolean {
  return words.has(day) || partsOfDay.some((part) => words.has(day + part));
}

/** Whether a folded sentence names a day or a time of day. */
export function namesTime(plain: string, language?: ChatLanguage): boolean {
  return Object.values(claimedTimes(plain, language)).some((named) => named.length > 0);
}

function timesIn(plain: string, isElsewhere: boolean): number[][] {
  return (isElsewhere ? timeElsewhere : timeOfDay)
    .findAll(plain)
    .flatMap(({ index, text, named: { sign, hour: hours, minute, half, behind } }) => {
      const isTime = [sign, minute, half, behind].some((each) => each !== undefined);
      if (!isTime || Number(hours) > 24 || countSigns.areIn(plain.charAt(index + text.length))) return [];
      return [minutesOf(Number(hours), Number(minute ?? 0), half)];
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
    weekday: dayNames.en.weekdays.split(' ').findIndex((names) => names.startsWith(part('weekday').toLowerCase())),
    day: Number(part('day')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
