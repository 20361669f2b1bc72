import { addDays, dayAt, wallTimeAt } from '../booking/zoned-time.ts';

/** A booking of this chat that the calendar has confirmed. */
export type ConfirmedBooking = {
  startsAt: Date;
  /** The time zones in which it may be told (the contact's, the coach's), as IANA names. */
  timeZones: string[];
  /** It has taken place: its time may be told, but nobody is "booked" any more. Absent means no. */
  isOver?: boolean;
};

/** The days and times of day that a sentence names, in the writer's own zone. */
export type ClaimedTimes = {
  /** 0 = Sunday. */
  weekdays: number[];
  /** 0 = today. */
  daysAhead: number[];
  daysOfMonth: number[];
  /** As minutes after midnight; both halves of the day where the sentence does not say which. */
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
const months =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const dayOfMonth = new RegExp(
  `\\b${months}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b|\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of| de)? ${months}\\b|\\b(?:the|el|dia) (\\d{1,2})(?:st|nd|rd|th)?\\b(?! (?:am|pm))`,
  'g',
);
const timeOfDay =
  /\b(\d{1,2})(?:[:.h](\d{2}))? ?(a\.?m\.?|p\.?m\.?|de la manana|de la tarde|de la noche)?(?![\d%])(?<=(?:\b(?:at|a las?|for|para las?|@) |[:.h])\d{1,2}(?:[:.h]\d{2})? ?(?:a\.?m\.?|p\.?m\.?|de la (?:manana|tarde|noche))?|\d ?(?:a\.?m\.?|p\.?m\.?|de la (?:manana|tarde|noche)))/g;
const noonMinutes = 12 * 60;
const today = /\b(?:today|tonight|hoy|esta (?:tarde|noche))\b/;
const tomorrow = /\b(?:tomorrow|tmrw)\b|(?<!\b(?:la|por la|de la|en la|esta) )\bmanana\b/;
const noon = /\b(?:noon|midday|mediodia)\b/;

/** What a folded sentence says of when. */
export function claimedTimes(plain: string): ClaimedTimes {
  const words = new Set(plain.match(/[a-z]+/g) ?? []);
  return {
    weekdays: weekdays.flatMap((names, index) => (names.some((name) => words.has(name)) ? [index] : [])),
    daysAhead: [today, tomorrow].flatMap((said, index) => (said.test(plain) ? [index] : [])),
    daysOfMonth: [...plain.matchAll(dayOfMonth)].map(([, one, two, three]) => Number(one ?? two ?? three)),
    times: [
      ...[...plain.matchAll(timeOfDay)].map(([, hour, minute, half]) =>
        minutesOf(Number(hour), Number(minute ?? 0), half),
      ),
      ...(noon.test(plain) ? [[noonMinutes]] : []),
    ],
  };
}

/**
 * Whether everything that is claimed at an instant is true of the booking in one of its zones. What names no time says only
 * "booked", and that only of a call to come.
 */
export function fitsBooking(
  claimed: ClaimedTimes,
  { startsAt, timeZones, isOver = false }: ConfirmedBooking,
  now: Date,
): boolean {
  if (isOver && Object.values(claimed).every((said) => said.length === 0)) return false;
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
  return /^a|manana/.test(half) ? [inMorning] : [inMorning + noonMinutes];
}

function localTime(instant: Date, timeZone: string): { weekday: number; day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
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
