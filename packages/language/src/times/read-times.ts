import type { ChatLanguage } from '../detection/chat-language.ts';
import { foldText } from '../text/folded-text.ts';
import type { PartOfDay } from './part-of-day.ts';
import type { StatedDays, SpokenPoint, SpokenSpan, SpokenTime } from './said-time.ts';
import { englishTimes } from './words/english.ts';
import { frenchTimes } from './words/french.ts';
import { germanTimes } from './words/german.ts';
import { italianTimes } from './words/italian.ts';
import { portugueseTimes } from './words/portuguese.ts';
import { spanishTimes } from './words/spanish.ts';
import { minutesOfClock, type DayHalf, type SpokenClock } from './spoken-clock.ts';
import { bareClockAt, spokenTimes, type Spoken } from './spoken-times.ts';
import { phraseTableOf, type TimeLexicon, type TimeMeaning } from './time-lexicon.ts';
import { timeTokensOf, type TimeToken } from './time-words.ts';
import { addDays, instantAtOrAfter, wallTimeAt, type Day } from '../zones/zoned-time.ts';

export type ReadingContext = { now: Date; timeZone: string; language: ChatLanguage };

/**
 * The lexicons by language.
 * Dutch and Polish contacts are understood where they write times in English or in digits.
 */
const lexicons: Partial<Record<ChatLanguage, TimeLexicon>> = {
  en: englishTimes,
  es: spanishTimes,
  pt: portugueseTimes,
  fr: frenchTimes,
  de: germanTimes,
  it: italianTimes,
};
/** Max length of a text with a time, in characters: contacts name a time in a sentence or two. */
const maxLetters = 300;
/** How far ahead "after Thursday" looks. */
const openDays = 14;
const parts: Partial<Record<TimeMeaning, PartOfDay>> = {
  dawn: 'morning',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
};

const openSpan: SpokenSpan = {
  kind: 'span',
  days: null,
  fromMinutes: null,
  otherFromMinutes: null,
  toMinutes: null,
  part: null,
};

type DaysFound = Extract<Spoken, { kind: 'days' }>;
type PartFound = Extract<Spoken, { kind: 'part' }>;
type TimeFound = Extract<Spoken, { kind: 'clock' | 'span' }>;

/** Returns the times in a text, in their order, as a writer in a zone (IANA) means them now. */
export function readTimes(text: string, { now, timeZone, language }: ReadingContext): SpokenTime[] {
  const lexicon = lexicons[language] ?? englishTimes;
  const tokens = tokensOf(text, lexicon);
  const wall = wallTimeAt(now, timeZone);
  const found = spokenTimes(tokens, { at: wall, dayFirst: lexicon.dayFirst });
  return composeTimes(mergeDays(found), { today: wall.day, timeZone });
}

/**
 * Returns the bare numbers of a text that may be hours, each as the minutes after midnight that it may mean.
 * They count as hours only because times were offered: `5 works`.
 */
export function readHours(text: string, { language }: Pick<ReadingContext, 'language'>): number[][] {
  const tokens = tokensOf(text, lexicons[language] ?? englishTimes);
  return tokens.flatMap((_token, index) => {
    const clock = isArticle(tokens, index) ? null : bareClockAt(tokens, index);
    return clock === null ? [] : [minutesOfClock(clock, null)];
  });
}

/** Behind these a "one" in letters names no hour. */
const countingWords: readonly (TimeToken['meaning'] | undefined)[] = ['ordinal', 'last', 'later'];

/** Whether a "one" in letters names no hour: "una llamada", "the first one", "yes that one". */
function isArticle(tokens: TimeToken[], index: number): boolean {
  const { meaning, value, text } = tokens[index]!;
  if (meaning !== 'number' || value !== 1 || text !== '') return false;
  const before = tokens[index - 1]?.meaning;
  return tokens[index + 1]?.meaning === 'word' || before === 'word' || countingWords.includes(before);
}

function tokensOf(text: string, lexicon: TimeLexicon): TimeToken[] {
  const readable = foldText(text.slice(0, 2 * maxLetters).replaceAll('\n', ' . ')).slice(0, maxLetters);
  return timeTokensOf(readable, [phraseTableOf(lexicon)]);
}

/** Returns the findings with several names of one day joined: "Monday, November 23" is one day. */
function mergeDays(found: Spoken[]): Spoken[] {
  const merged: Spoken[] = [];
  for (const each of found) {
    const last = merged.at(-1);
    const isAdjacent = last !== undefined && each.start - last.end <= 1;
    if (isAdjacent && last.kind === 'days' && each.kind === 'days' && last.bound === null && each.bound === null) {
      const [loose, exact] = last.spoken.isWeekday ? [last, each] : [each, last];
      const isSame = loose.spoken.isWeekday && weekdayFits(loose.spoken.days.from, exact.spoken.days.from);
      if (isSame) {
        merged[merged.length - 1] = { ...exact, start: last.start, end: each.end };
        continue;
      }
    }
    merged.push(each);
  }
  return merged;
}

function weekdayFits(one: Day, other: Day): boolean {
  return ((Date.parse(one) - Date.parse(other)) / 86_400_000) % 7 === 0;
}

type Reading = { today: Day; timeZone: string };

/** Returns each time with its day and its part of the day; then the days and parts that belong to no time. */
function composeTimes(found: Spoken[], reading: Reading): SpokenTime[] {
  const taken = new Set<Spoken>();
  const times: { at: number; time: SpokenTime }[] = [];
  const daysFound = found.filter((each): each is DaysFound => each.kind === 'days');
  const partsFound = found.filter((each): each is PartFound => each.kind === 'part');
  for (const each of found) {
    if (each.kind !== 'clock' && each.kind !== 'span') continue;
    const day = dayOf(each, daysFound, found, taken);
    const part = adjacentPart(each, partsFound, day);
    if (day !== undefined) taken.add(day);
    if (part !== undefined) taken.add(part);
    times.push({ at: each.start, time: timeOf(each, day, part?.half ?? null, reading) });
  }
  for (const each of daysFound) {
    if (taken.has(each)) continue;
    const part = partsFound.find((one) => !taken.has(one) && isNear(one, each));
    if (part !== undefined) taken.add(part);
    times.push({ at: each.start, time: dayTime(each, part, reading.today) });
  }
  for (const { start, meaning } of partsFound.filter((one) => !taken.has(one))) {
    times.push({
      at: start,
      time: { ...openSpan, part: parts[meaning] ?? null },
    });
  }
  return times.toSorted((one, other) => one.at - other.at).map(({ time }) => time);
}

/**
 * Returns the day of a time: the one right beside it (the one before it first, unless that has a time already),
 * else the last one before it, else the first after it.
 */
function dayOf(time: TimeFound, days: DaysFound[], found: Spoken[], taken: ReadonlySet<Spoken>): DaysFound | undefined {
  const place = found.indexOf(time);
  const neighbours = (step: 1 | -1) => {
    let index = place + step;
    // A part of the day may stand between both.
    while (found[index]?.kind === 'part') index += step;
    return found[index];
  };
  const [before, after] = [neighbours(-1), neighbours(1)];
  const isBefore = before?.kind === 'days' && time.start - before.end <= 3;
  const isAfter = after?.kind === 'days' && after.start - time.end <= 3;
  if (isBefore && !(isAfter && taken.has(before))) return before;
  if (isAfter) return after;
  return days.findLast(({ end }) => end <= time.start) ?? days.find(({ start }) => start >= time.end);
}

function adjacentPart(time: TimeFound, found: PartFound[], day: DaysFound | undefined): PartFound | undefined {
  return found.find((part) => isNear(part, time) || (day !== undefined && isNear(part, day) && isNear(day, time)));
}

function isNear(one: Spoken, other: Spoken): boolean {
  return one.start >= other.end ? one.start - other.end <= 2 : other.start - one.end <= 2;
}

function timeOf(time: TimeFound, day: DaysFound | undefined, half: DayHalf | null, reading: Reading): SpokenTime {
  const days = day === undefined ? null : daysOf(day, reading.today);
  const read = (clock: SpokenClock) => {
    const meant = minutesOfClock(clock, half);
    return meant.map((minutes) => inReadersZone({ day: days?.from ?? null, minutes }, clock.zone, reading));
  };
  if (time.kind === 'span') {
    const [from, otherFrom] = time.from === null ? [] : read(time.from);
    const [to] = time.to === null ? [] : read(time.to);
    return {
      ...openSpan,
      days,
      fromMinutes: from?.minutes ?? null,
      otherFromMinutes: otherFrom?.minutes ?? null,
      toMinutes: to?.minutes ?? null,
    };
  }
  const [meant, other] = read(time.clock);
  const { minutes } = meant!;
  if (days !== null && days.from !== days.to) {
    return { ...openSpan, days, fromMinutes: minutes, otherFromMinutes: other?.minutes ?? null, toMinutes: minutes };
  }
  const otherDay = day?.spoken.otherDay ?? null;
  return { kind: 'point', day: meant!.day, minutes, otherMinutes: other?.minutes ?? null, otherDay };
}

/** Returns what the reader's clocks show when clocks in the zone that was named with the time show that time. */
function inReadersZone(
  { day, minutes }: { day: Day | null; minutes: number },
  zone: string | null,
  { today, timeZone }: Reading,
): { day: Day | null; minutes: number } {
  if (zone === null) return { day, minutes };
  const there = wallTimeAt(instantAtOrAfter(day ?? today, minutes, zone), timeZone);
  return { day: day === null ? null : there.day, minutes: there.minutes };
}

function dayTime(found: DaysFound, part: PartFound | undefined, today: Day): SpokenTime {
  const { spoken } = found;
  const days = daysOf(found, today);
  if (part === undefined && days.from === days.to && found.bound === null) return pointOf(spoken.days.from, found);
  const stated = part === undefined ? null : (parts[part.meaning] ?? null);
  return { ...openSpan, days, part: stated };
}

function pointOf(day: Day, { spoken }: DaysFound): SpokenPoint {
  return { kind: 'point', day, minutes: spoken.minutes, otherMinutes: null, otherDay: spoken.otherDay };
}

function daysOf({ spoken: { days }, bound }: DaysFound, today: Day): StatedDays {
  switch (bound) {
    case 'after':
      return { from: addDays(days.to, 1), to: addDays(days.to, openDays) };
    case 'from':
      return { from: days.from, to: addDays(days.to, openDays) };
    case 'before':
      return { from: today, to: addDays(days.from, -1) };
    case 'until':
      return { from: today, to: days.to };
    default:
      return days;
  }
}
