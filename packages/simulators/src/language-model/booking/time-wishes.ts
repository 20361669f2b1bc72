import { en, es } from 'chrono-node';
import { plainText } from '../reading/plain-text.ts';
import type { Language } from '../reading/text-language.ts';
import { addDays, type Day, nextDate, weekdayOf } from './wall-days.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** When a contact would like to have a call, as far as they said. */
export type TimeWish = {
  /** The first and the last possible day. */
  days: { from: Day; to: Day } | null;
  /** Impossible days of the week; 0 = Sunday. */
  notOn: number[];
  /** `HH:mm` */
  time: string | null;
  /** Whether that is the earliest or the latest time. */
  bound: 'after' | 'before' | null;
  part: PartOfDay | null;
  /** Later or earlier than the offer. */
  shift: 'later' | 'earlier' | null;
  /** Words with two meanings, about which the simulator asks instead of guessing. */
  unclear: { one: Day; other: Day } | null;
};

const weekdays = [
  'sundays?|sun|domingos?',
  'mondays?|mon|lunes',
  'tuesdays?|tues|tue|martes',
  'wednesdays?|weds|wed|miercoles|mierc',
  'thursdays?|thurs|thur|thu|thrs|jueves',
  'fridays?|fri|viernes',
  'saturdays?|sat|sabados?',
];
const anyWeekday = weekdays.join('|');
const months =
  /\b(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/;
const counted =
  /\b(in|dentro de|en) (a|an|one|two|three|four|five|six|\d|un|una|uno|dos|tres|cuatro|cinco|seis) (days?|weeks?|dias?|semanas?)\b/;

/** Reads wishes from a message, on the writer's day `today`. */
export function readWish(text: string, today: Day, language: Language): TimeWish {
  const plain = plainText(text).replace(/\S+@\S+\.\S+/g, ' ');
  const notOn = refusedDays(plain);
  const spoken = notOn.reduce(
    (rest, weekday) => rest.replace(new RegExp(`\\b(${weekdays[weekday]})\\b`, 'g'), ' '),
    plain,
  );
  const unclear = unclearDay(spoken, today);
  return {
    days: unclear === null ? daysIn(spoken, today, language) : null,
    notOn,
    time: timeIn(spoken),
    bound: timeIn(spoken) === null ? null : boundIn(spoken),
    part: partIn(spoken),
    shift:
      /\b(later|mas tarde|despues)\b/.test(spoken) &&
      !/\b(talk|text|write|message|hablamos|escribo) (\w+ )?(later|mas tarde|despues)\b/.test(spoken)
        ? 'later'
        : /\b(earlier|sooner|mas temprano|antes|mas pronto)\b/.test(spoken)
          ? 'earlier'
          : null,
    unclear,
  };
}

export const noWish: TimeWish = {
  days: null,
  notOn: [],
  time: null,
  bound: null,
  part: null,
  shift: null,
  unclear: null,
};

/** Returns a wish after more was said: a new day stands for itself, a new time is on the day from before. */
export function mergeWishes(before: TimeWish, spoken: TimeWish): TimeWish {
  const notOn = [...new Set([...before.notOn, ...spoken.notOn])];
  if (spoken.days !== null)
    return {
      ...spoken,
      notOn,
      time: spoken.time ?? (spoken.part === null ? before.time : null),
      bound: spoken.time === null && spoken.part === null ? before.bound : spoken.bound,
      part: spoken.part ?? (spoken.time === null ? before.part : null),
    };
  if (spoken.unclear !== null) return { ...spoken, notOn };
  const newTime = spoken.time !== null || spoken.part !== null;
  return {
    days: before.days,
    notOn,
    time: newTime ? spoken.time : before.time,
    bound: newTime ? spoken.bound : before.bound,
    part: newTime ? spoken.part : before.part,
    shift: spoken.shift,
    unclear: null,
  };
}

/** Whether a message says anything about the time. */
export function namesTime(wish: TimeWish): boolean {
  return (
    wish.days !== null ||
    wish.time !== null ||
    wish.part !== null ||
    wish.shift !== null ||
    wish.unclear !== null ||
    wish.notOn.length > 0
  );
}

function refusedDays(plain: string): number[] {
  const refused: number[] = [];
  for (const [weekday, names] of weekdays.entries()) {
    const before = `\\b(not|no|cant do|can'?t( do| on)?|cannot( do)?|except|but not|anything but|excepto|menos|ni|no puedo|no me (?:va|viene|queda|sirve)) (on |el |los |este )?(${names})\\b`;
    const after = `\\b(${names})s? (is |are |it |me |does ?n'?t |doesn'?t |wont |won'?t |no )*(bad|out|off|not good|no good|work for me not|does ?n'?t work|doesn'?t work|wont work|won'?t work|no (puedo|me va|me viene|me queda|me sirve))\\b`;
    if (new RegExp(before).test(plain) || new RegExp(after).test(plain)) refused.push(weekday);
    else if (new RegExp(`\\b(${names}) (no|nope|nah)\\b`).test(plain)) refused.push(weekday);
  }
  return refused;
}

/** Returns both days that "03/04" can mean. */
function unclearDay(plain: string, today: Day): TimeWish['unclear'] {
  const slashed = /(?<![\d/])(\d{1,2})[/.-](\d{1,2})(?![\d/]|:\d)(?! ?(?:am|pm|kg))/.exec(plain);
  if (slashed) {
    const [one, other] = [Number(slashed[1]), Number(slashed[2])];
    if (one >= 1 && other >= 1 && one <= 12 && other <= 12 && one !== other) {
      return { one: nextDate(today, one, other), other: nextDate(today, other, one) };
    }
  }
  return null;
}

function daysIn(plain: string, today: Day, language: Language): TimeWish['days'] {
  const on = (day: Day) => ({ from: day, to: day });
  const slashed = /(?<![\d/])(\d{1,2})[/](\d{1,2})(?![\d/])/.exec(plain);
  if (slashed) {
    const [one, other] = [Number(slashed[1]), Number(slashed[2])];
    if (one >= 1 && other >= 1 && Math.min(one, other) <= 12) {
      return on(one > 12 ? nextDate(today, other, one) : nextDate(today, one, other));
    }
  }
  if (/\b(day after (tomorrow|tmrw)|pasado manana)\b/.test(plain)) return on(addDays(today, 2));
  if (/\b(today|2day|tonight|tonite|hoy|esta (tarde|noche))\b/.test(plain)) return on(today);
  if (/\b(tomorrow|tmrw|tmr|tmw|tmrrw|2moro|2morrow|tomoz|tomorow)\b|(?<!\b(la|esta) )\bmanana\b/.test(plain))
    return on(addDays(today, 1));
  const named = weekdays.findIndex((names) => new RegExp(`\\b(${names})\\b`).test(plain));
  // A month alone names no day: "in march".
  if ((months.test(plain) && /\d/.test(plain)) || counted.test(plain)) {
    const reference = { instant: new Date(`${today}T00:00:00Z`), timezone: 0 };
    const parser =
      language === 'es' || /\b(de (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)|dentro|dias?|semanas?)/.test(plain)
        ? es
        : en;
    const [found] = parser.casual.parse(plain, reference, { forwardDate: true });
    if (found) return on(found.start.date().toISOString().slice(0, 10));
  }
  if (named >= 0) {
    const ahead = (named - weekdayOf(today) + 7) % 7 || 7;
    const isNextWeek = /\b(next week|nxt week|la (semana que viene|proxima semana))\b/.test(plain);
    return on(
      addDays(today, isNextWeek && weekdayOf(today) !== 0 && ahead + weekdayOf(today) <= 7 ? ahead + 7 : ahead),
    );
  }
  const monthDay = /\b(?:the (\d{1,2})(?:st|nd|rd|th)|el (?:dia )?(\d{1,2}))\b(?! ?(?:am|pm|:))/.exec(plain);
  const dayOfMonth = Number(monthDay?.[1] ?? monthDay?.[2] ?? 0);
  if (dayOfMonth > 3 && dayOfMonth <= 31) return on(nextDayNumbered(today, dayOfMonth));
  if (/\b(next|nxt) (week|wk)\b|\b(proxima semana|semana que viene|otra semana)\b/.test(plain)) {
    const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
    return { from: monday, to: addDays(monday, 6) };
  }
  if (/\b(this week|esta semana)\b/.test(plain)) return { from: today, to: addDays(today, (7 - weekdayOf(today)) % 7) };
  if (/\b(weekend|wknd|fin de semana|finde)\b/.test(plain)) {
    const saturday = addDays(today, (6 - weekdayOf(today) + 7) % 7);
    return { from: saturday, to: addDays(saturday, 1) };
  }
  return null;
}

function nextDayNumbered(today: Day, dayOfMonth: number): Day {
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) === dayOfMonth) return day;
  }
  return today;
}

const hours: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12,
}; // prettier-ignore

function timeIn(plain: string): string | null {
  if (/\b(noon|midday|mediodia)\b/.test(plain)) return '12:00';
  const half = String.raw`(?: ?(a\.?m\b|p\.?m\b|(?:de|por|en) la (?:manana|tarde|noche)|in the (?:morning|afternoon|evening)))`;
  const word = Object.keys(hours).join('|');
  const patterns = [
    new RegExp(String.raw`(?<![\d/$.])\b(\d{1,2})(?:[:.h](\d{2}))?${half}`),
    /(?<![\d/$])\b(\d{1,2})[:h](\d{2})\b()/,
    new RegExp(
      String.raw`(?:\bat(?! once)|@|\ba las?|\btipo|\bcomo a las|\baround|\babout|\bafter|\bdespues de las|\bfor|\bpara las) ?(\d{1,2}|${word})\b(?![/\d]|(?:st|nd|rd|th)\b)(?:[:.h](\d{2}))?${half}?(?! ?(?:kg|days?|weeks?|months?|dias?|semanas?|meses|mins?|minutes))`,
    ),
    /\b(\d{1,2})()(?:ish|h)\b()/,
    new RegExp(String.raw`\b(?:${anyWeekday}|tomorrow|tmrw|tmr|today) (\d{1,2})()\b(?![/\d]|(?:st|nd|rd|th)\b)()`),
    new RegExp(
      String.raw`^(?:the |(?:la|el) de las? |las? |number |#)?(\d{1,2})()(?: (?:works?|one|is (?:good|fine|perfect)|pls|please|por favor|me (?:va|queda|sirve)\b.*|esta bien|sounds good|then|it is|perfecto|porfa))?\W*$()`,
    ),
    new RegExp(
      String.raw`\b(?:make it|do|lets say|let's say|actually|mejor|better|prefer|prefiero)(?: a)?(?: las)? (\d{1,2})()\b(?!th|st|nd|rd)()`,
    ),
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const [, hour = '', minute, spoken] = found;
    const number = hours[hour] ?? Number(hour);
    if (number > 23) continue;
    return clock(number, Number(minute || 0), spoken || partIn(plain));
  }
  return null;
}

/** Returns a time of day; one in the morning is impossible for a call. */
function clock(hour: number, minute: number, half: string | null): string {
  const isLate = half === null ? hour >= 1 && hour < 7 : /^p|tarde|noche|afternoon|evening/.test(half);
  const isMorning = half !== null && !isLate;
  const hourOfDay = isLate && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour;
  return `${String(hourOfDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** "After 5", "any time before 9": the first of them counts. */
function boundIn(plain: string): TimeWish['bound'] {
  const spoken =
    /\b(after|later than|past|from|despues de|a partir de|before|b4|earlier than|until|antes de|hasta)( las?| the)? (?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|mediodia|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)/.exec(
      plain,
    )?.[1];
  if (spoken === undefined) return null;
  return /^(before|b4|earlier|until|antes|hasta)/.test(spoken) ? 'before' : 'after';
}

function partIn(plain: string): PartOfDay | null {
  if (/\b(mornings?|(?:por|en|de) la manana|a\.?m\.? (?:works|is))\b|\bmanana temprano\b|\bearly\b/.test(plain))
    return 'morning';
  if (/\b(afternoons?|aft|arvo|(?:por|en|de|esta) la? ?tardes?|tarde)\b/.test(plain) && !/\bmas tarde\b/.test(plain))
    return 'afternoon';
  if (/\b(evenings?|tonight|tonite|after work|(?:por|en|de) la noche|noche)\b/.test(plain)) return 'evening';
  return null;
}
