import { type ValuedWord, valuedWordsOf } from './valued-words.ts';
import * as units from './unit-words.ts';
import type { Period, TimeUnit } from './unit-words.ts';

/** Something that a sentence counts, costs, lasts or dates. */
export type Quantity = {
  /** Its place among the words of the sentence. */
  at: number;
  value: number;
} & (
  | {
      kind: 'sum';
      /** ISO 4217. */
      currency: string;
      per: Period | null;
      /** "From $97". */
      isLowest: boolean;
      /** How many payments or things it is for: "3 x $249", "10 sessions for $750"; 1 where nothing says so. */
      times: number;
      isRounded: boolean;
    }
  | { kind: 'percent'; isRounded: boolean }
  | { kind: 'duration'; unit: TimeUnit; isRounded: boolean }
  /** The value is the month and the day, as 1228. */
  | { kind: 'date' }
  /** The value is 0 for Sunday. */
  | { kind: 'weekday' }
  /** The value is in minutes after midnight; where the half of the day is unsaid, both are meant. */
  | { kind: 'time'; isEitherHalf: boolean }
  /** `counts`: the unit before it, as in "weeks 1 and 2"; `measure`: of weight, length and the like, behind it. */
  | { kind: 'number'; isRounded: boolean; counts: TimeUnit | null; measure: string | null }
);

/** What a sentence says in numbers, and its words. */
export type Stated = { quantities: Quantity[]; words: string[]; currencies: { at: number; currency: string }[] };

/** How far before a sum "from" and "about" count. */
const before = 3;
/** How far behind it "or so" counts, and how often payments come. */
const reachBehind = 6;
const noonMinutes = 720;

/** Returns what a sentence counts, costs, lasts or dates. */
export function statedIn(sentence: string): Stated {
  const tokens = valuedWordsOf(sentence);
  const quantities: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { text, value } = tokens[at]!;
    if (value !== null) quantities.push(...numberAt(tokens, at, value));
    else if (units.weekdays.has(text)) quantities.push({ kind: 'weekday', at, value: units.weekdays.get(text)! });
    else if (isShortDay(tokens, at))
      quantities.push({ kind: 'weekday', at, value: units.weekdayAbbreviations.get(text)! });
    else if (units.noons.has(text)) quantities.push({ kind: 'time', at, value: noonMinutes, isEitherHalf: false });
    else if (units.halfWords.has(text) && isShare(tokens, at))
      quantities.push({ kind: 'percent', at, value: 50, isRounded: false });
  }
  const currencies = tokens.flatMap(({ text }, at) => {
    const currency = units.currencyWords.get(text);
    return currency === undefined || text.length < 4 || units.alsoWeight.has(text)
      ? []
      : [{ at, currency: dollarsAt(tokens, at) ?? currency }];
  });
  return { quantities, words: tokens.map(({ text }) => text), currencies };
}

function isShortDay(tokens: ValuedWord[], at: number): boolean {
  if (!units.weekdayAbbreviations.has(tokens[at]!.text)) return false;
  const next = tokens[at + 1]?.text === '-' ? tokens[at + 2] : tokens[at + 1];
  return next !== undefined && (next.value !== null || units.adjacentDays.has(next.text));
}

function numberAt(tokens: ValuedWord[], at: number, value: number): Quantity[] {
  const share = shareAt(tokens, at, value);
  if (share !== null) return share === 'whole' ? [] : [share];
  const date = dateAt(tokens, at, value);
  if (date !== null) return date === 'behind' ? [] : [{ kind: 'date', at, value: date }];
  const isRounded = hasBefore(tokens, at, units.aboutWords) || isRoundedBehind(tokens, at);
  const sum = sumAt(tokens, at, value, isRounded);
  if (sum !== null) return [sum];
  const unitAt = unitPlace(tokens, at);
  if (isPercent(tokens, unitAt)) return [{ kind: 'percent', at, value, isRounded }];
  const time = timeAt(tokens, at, value);
  if (time !== null) return time === 'minutes' ? [] : [time];
  const unit = units.timeUnits.get(tokens[unitAt]?.text ?? '');
  if (unit !== undefined) return [{ kind: 'duration', at, value, unit, isRounded }];
  return [
    {
      kind: 'number',
      at,
      value,
      isRounded,
      counts: countedBefore(tokens, at),
      measure: units.measures.get(tokens[unitAt]?.text ?? '') ?? null,
    },
  ];
}

/** Returns the unit that numbers are behind: "week 8", "weeks 1 and 2". */
function countedBefore(tokens: ValuedWord[], at: number): TimeUnit | null {
  const direct = units.timeUnits.get(tokens[at - 1]?.text ?? '');
  if (direct !== undefined) return direct;
  const isSecond = tokens[at - 2]?.value != null && isRange(tokens[at - 1]?.text ?? '');
  return isSecond ? (units.timeUnits.get(tokens[at - 3]?.text ?? '') ?? null) : null;
}

/** "1 in 5", "1 de cada 5"; `whole`: the number is the second of them. */
function shareAt(tokens: ValuedWord[], at: number, value: number): Quantity | 'whole' | null {
  const isIn = (place: number) => tokens[place]?.text === 'in';
  const isOfEach = (place: number) => tokens[place]?.text === 'de' && tokens[place + 1]?.text === 'cada';
  if ((isIn(at - 1) && tokens[at - 2]?.value === 1) || (isOfEach(at - 2) && tokens[at - 3]?.value === 1))
    return 'whole';
  const whole = isIn(at + 1) ? tokens[at + 2]?.value : isOfEach(at + 1) ? tokens[at + 3]?.value : null;
  return value === 1 && whole != null ? { kind: 'percent', at, value: 100 / whole, isRounded: true } : null;
}

/** Returns the place of what a number counts: behind it, behind a short word, or behind the end of its range. */
function unitPlace(tokens: ValuedWord[], at: number): number {
  let place = at + 1;
  if (tokens[place + 1]?.value != null && isRange(tokens[place]!.text)) place += 2;
  while (units.betweenUnits.has(tokens[place]?.text ?? '')) place += 1;
  return place;
}

function isRange(text: string): boolean {
  return ['-', 'to', 'or', 'and', 'a', 'o', 'y', 'e', 'ou', 'bis', 'oder', 'tot', 'do', 'through'].includes(text);
}

function sumAt(tokens: ValuedWord[], at: number, value: number, isRounded: boolean): Quantity | null {
  const sign = currencyBefore(tokens, at);
  let end = unitPlace(tokens, at);
  let currency = sign;
  const named = units.currencyWords.get(tokens[end]?.text ?? '');
  const nationBefore = units.dollarsOf.get(tokens[end]?.text ?? '');
  if (named !== undefined) {
    currency = dollarsAt(tokens, end) ?? named;
    end += 1;
  } else if (nationBefore !== undefined && units.currencyWords.has(tokens[end + 1]?.text ?? '')) {
    currency = nationBefore;
    end += 2;
  } else if (units.currencySigns.has(tokens[end]?.text ?? '')) {
    currency = units.currencySigns.get(tokens[end]!.text)!;
    end += 1;
  }
  if (currency === null) return null;
  const times = timesBefore(tokens, sign === null ? at : at - 1);
  return {
    kind: 'sum',
    at,
    value,
    currency,
    per: periodBehind(tokens, end) ?? (times > 1 ? rhythmOf(tokens, at, end) : null),
    isLowest: hasBefore(tokens, at, units.fromWords),
    times,
    isRounded,
  };
}

function currencyBefore(tokens: ValuedWord[], at: number): string | null {
  const text = tokens[at - 1]?.text ?? '';
  const sign = units.currencySigns.get(text);
  // "C$5" and "MX$5" are other dollars.
  const prefix = tokens[at - 2]?.text ?? '';
  if (sign === 'USD')
    return { c: 'CAD', ca: 'CAD', a: 'AUD', au: 'AUD', mx: 'MXN', r: 'BRL', nz: 'NZD' }[prefix] ?? sign;
  return sign ?? (text.length === 3 ? (units.currencyWords.get(text) ?? null) : null);
}

/** Returns whose dollars are meant: "Canadian dollars", "dólares canadienses". */
function dollarsAt(tokens: ValuedWord[], at: number): string | undefined {
  if (units.currencyWords.get(tokens[at]?.text ?? '') !== 'USD') return undefined;
  return units.dollarsOf.get(tokens[at - 1]?.text ?? '') ?? units.dollarsOf.get(tokens[at + 1]?.text ?? '');
}

function periodBehind(tokens: ValuedWord[], at: number): Period | null {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ text }) => text);
  const alone = units.adverbs.get(first);
  if (alone !== undefined) return alone;
  if (!units.perWords.has(first)) return null;
  // "$85 la sesión", and "for the hour", which is not a rate.
  const period = units.periodOf(second) ?? (second === 'single' ? units.periodOf(third) : undefined);
  if (period !== undefined) return period;
  // "Per person" and "/call" are units that nothing else is the same as.
  return units.onlyPer.has(first) && second.length > 2 && !units.timesWords.has(second) ? 'other' : null;
}

/** Returns how often several payments come: "monthly payments of $249", "3 x $249, one every 30 days". */
function rhythmOf(tokens: ValuedWord[], at: number, end: number): Period | null {
  for (const { text } of tokens.slice(Math.max(0, at - reachBehind), at)) {
    const period = units.adverbs.get(text);
    if (period !== undefined && period !== 'once') return period;
  }
  for (let place = end; place < Math.min(tokens.length, end + reachBehind); place += 1) {
    const unit = units.timeUnits.get(tokens[place]!.text);
    const count = tokens[place - 1]?.value ?? 1;
    if (unit === 'day' && count >= 28 && count <= 31) return 'month';
    if (unit !== undefined && count === 1) return unit;
  }
  return null;
}

/** Returns how often a sum is paid, or how many things it is for. */
function timesBefore(tokens: ValuedWord[], at: number): number {
  for (let place = at - 1; place >= Math.max(0, at - 5); place -= 1) {
    const { value } = tokens[place]!;
    if (value === null) continue;
    const between = tokens.slice(place + 1, at).map(({ text }) => text);
    const isTimes = units.timesWords.has(between[0] ?? '') && between.length <= 3;
    const isFor = between.length >= 2 && units.forWords.has(between.at(-1)!) && !units.timeUnits.has(between[0]!);
    return isTimes || isFor ? value : 1;
  }
  return 1;
}

function isPercent(tokens: ValuedWord[], at: number): boolean {
  return units.percentWords.has(tokens[at]?.text ?? '');
}

/** Whether "half" is a share: not of an hour, and not "and a half". */
function isShare(tokens: ValuedWord[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 3);
  return tokens[at - 1]?.text !== 'a' && !next.some(({ text }) => units.timeUnits.has(text));
}

/** Returns the date at a number as month and day; `behind`: it is the day or year of a date that was read before. */
function dateAt(tokens: ValuedWord[], at: number, value: number): number | 'behind' | null {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  const number = (offset: number) => tokens[at + offset]?.value ?? null;
  const day = Number.isInteger(value) && value >= 1 && value <= 31 ? value : null;
  // "2026-12-28" and "12/3".
  if (word(1) === '-' && word(3) === '-' && value > 1900 && number(2) !== null && number(4) !== null)
    return number(2)! * 100 + number(4)!;
  if (word(-1) === '-' && (number(-2) ?? 0) > 1900) return 'behind';
  if (word(-3) === '-' && (number(-4) ?? 0) > 1900) return 'behind';
  if (day === null) return null;
  if (word(1) === '/' && number(2) !== null && value <= 12) return value * 100 + number(2)!;
  if (word(-1) === '/' && (number(-2) ?? 99) <= 12) return 'behind';
  const skipped = ['de', 'of', '.', 'st', 'nd', 'rd', 'th'].includes(word(1)) ? 2 : 1;
  const behind = units.months.get(word(skipped));
  const isFollowed = number(skipped + 1) === null || number(skipped + 1)! > 31;
  const month = units.months.get(word(-1)) ?? (isFollowed ? behind : undefined);
  return month === undefined ? null : month * 100 + day;
}

function timeAt(tokens: ValuedWord[], at: number, value: number): Quantity | 'minutes' | null {
  const word = (offset: number) => tokens[at + offset]?.text ?? '';
  if (word(-1) === ':' && tokens[at - 2]?.value != null) return 'minutes';
  if (!Number.isInteger(value) || value < 0 || value > 24) return null;
  const hasMinutes = word(1) === ':' && tokens[at + 2]?.value != null;
  const minutes = hasMinutes ? tokens[at + 2]!.value! : 0;
  const end = hasMinutes ? 3 : 1;
  // "9 de la mañana", "10 am to noon", "9 a 10 de la mañana".
  const isDe = word(end) === 'de' || word(end) === 'da' || word(end) === 'du';
  const half = isDe ? (word(end + 1) === 'la' ? word(end + 2) : word(end + 1)) : word(end);
  const isMorning = units.mornings.has(half);
  const isAfternoon = units.afternoons.has(half);
  if (!hasMinutes && !isMorning && !isAfternoon) return null;
  const hour = (value % 12) + (isAfternoon || (value >= 12 && !isMorning) ? 12 : 0);
  return { kind: 'time', at, value: hour * 60 + minutes, isEitherHalf: !isMorning && !isAfternoon && value <= 12 };
}

/** "Two weeks or so", "$700ish", "100, more or less". */
function isRoundedBehind(tokens: ValuedWord[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + reachBehind).some(({ text }) => units.aboutBehind.has(text));
}

function hasBefore(tokens: ValuedWord[], at: number, wanted: Set<string>): boolean {
  return tokens.slice(Math.max(0, at - before - 1), at).some(({ text }) => wanted.has(text));
}
