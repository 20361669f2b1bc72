import { type ChatLanguage, chatLanguages } from '../detection/chat-languages.ts';
import { compiledOnce } from '../text/compile-ahead.ts';
import { isClockSign, monthDayAt } from './month-dates.ts';
import { clockAt, minutesOfClock } from './spoken-clock.ts';
import { phraseTableOf, type PhraseTable, type TimeMeaning } from './time-lexicon.ts';
import { timeTokensOf, type TimeToken } from './time-words.ts';
import { meaningAt, skip } from './token-walk.ts';
import { certainTimes } from './words/certain-words.ts';

/** The days and times of day that a text names for certain, as its writer's clocks show them. */
export type NamedTimes = {
  /** 0 = Sunday. */
  weekdays: number[];
  /** 0 = today. */
  daysAhead: number[];
  daysOfMonth: number[];
  /** In minutes after midnight; both halves of the day where the text does not say which. */
  times: number[][];
};

/** Languages that are read alike, because people mix them: the one with the longer phrases first. */
const together: ChatLanguage[] = ['es', 'en'];
const tables = compiledOnce(
  () =>
    new Map<ChatLanguage, PhraseTable[]>(
      chatLanguages.map((language) => {
        const read = together.includes(language) ? together : [language];
        return [language, read.map((each) => phraseTableOf(certainTimes(each)))];
      }),
    ),
);
/** What is written before an hour. */
const beforeHours = new Set<string>(['at', 'towards', 'for', 'hours'] satisfies TimeMeaning[]);

/** Returns what a folded text names in words that mean nothing else; English and Spanish are read together. */
export function namedTimes(folded: string, language: ChatLanguage): NamedTimes {
  const tokens = timeTokensOf(folded, tables().get(language)!);
  const named = (meaning: TimeMeaning) => tokens.filter((token) => token.meaning === meaning);
  const weekdays = [...new Set(named('weekday').map(({ value }) => value))].toSorted((one, other) => one - other);
  // "Dienstag Morgen" means in the morning.
  const isTomorrow = named('tomorrow').length > 0 && (weekdays.length === 0 || together.includes(language));
  return {
    weekdays,
    daysAhead: [...(named('today').length > 0 ? [0] : []), ...(isTomorrow ? [1] : [])],
    daysOfMonth: tokens.flatMap((_, at) => dayOfMonthAt(tokens, at) ?? []),
    times: timesIn(tokens),
  };
}

/** Returns the day of a month that a number is by its neighbors: `March 3`, `3 de mayo`, `the 3rd`. */
function dayOfMonthAt(tokens: TimeToken[], at: number): number | null {
  const day = monthDayAt(tokens, at);
  // "The 5:30", "the 10k".
  const behind = tokens[day?.end ?? at];
  if (day === null || isClockSign(tokens, day.end) || (behind?.glued === true && behind.meaning !== 'sign'))
    return null;
  const isBehindMonth = meaningAt(tokens, tokens[at - 1]?.text === '.' ? at - 2 : at - 1) === 'month';
  const isBeforeMonth = meaningAt(tokens, skip(tokens, day.end, ['of'])) === 'month';
  return isBehindMonth || isBeforeMonth || meaningAt(tokens, at - 1) === 'the' ? day.value : null;
}

function timesIn(tokens: TimeToken[]): number[][] {
  const times: number[][] = [];
  for (let at = 0; at < tokens.length;) {
    const { meaning, text } = tokens[at]!;
    const clock = meaning === 'noon' || (meaning === 'number' && text.length < 3) ? clockAt(tokens, at, true) : null;
    const next = tokens[at + 1];
    const hasMinutes = clock !== null && next?.text === '.' && clock.end > at + 2;
    // "A 12h shift" names no time.
    const isLength = next?.meaning === 'h' && clock?.end === at + 2;
    const isStated =
      (clock?.isSure === true && !isLength) ||
      hasMinutes ||
      beforeHours.has(meaningAt(tokens, at - 1) ?? '') ||
      next?.meaning === 'hours' ||
      next?.meaning === 'oclock';
    if (clock !== null && isStated)
      times.push(minutesOfClock({ ...clock, isExact: clock.isExact && text === '' }, null));
    at = clock?.end ?? at + 1;
  }
  return times;
}
