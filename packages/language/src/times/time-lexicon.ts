import type { HolidayName } from './holidays.ts';
import { zoneWords } from '../zones/zone-words.ts';

/**
 * What a word has to do with time. `at` comes before a time of day. `from`, `after`, `until` and `between` begin
 * a span. `past`, `to` and `minus` count minutes from an hour, `plus` adds them; `towards` does so after a
 * number (`diez para las 8`) and otherwise comes before a time (`para las 8`). `half-to` is the German half
 * before the hour. `count` is what numbers count that are not times. `plain` may follow a time without being
 * counted.
 */
export const timeMeanings = [
  ...([
    'number',
    'ordinal',
    'weekday',
    'month',
    'minute',
    'hour',
    'day',
    'week',
    'fortnight',
    'month-long',
    'year',
  ] as const),
  ...([
    'today',
    'tomorrow',
    'after-tomorrow',
    'yesterday',
    'now',
    'end-of-day',
    'begin',
    'middle',
    'end',
    'weekend',
    'weekdays',
  ] as const),
  ...(['this', 'next', 'last', 'in', 'ago', 'from-now', 'later', 'for', 'every', 'per'] as const),
  ...([
    'at',
    'towards',
    'about',
    'after',
    'before',
    'from',
    'until',
    'between',
    'and',
    'plus',
    'or',
    'of',
    'the',
    'on',
    'a',
  ] as const),
  ...(['past', 'to', 'minus', 'half', 'half-to', 'quarter', 'three-quarters', 'noon', 'midnight'] as const),
  ...([
    'am',
    'pm',
    'dawn',
    'morning',
    'afternoon',
    'evening',
    'night',
    'oclock',
    'hours',
    'h',
    'sharp',
    'suffix',
    'lunch',
  ] as const),
  ...(['count', 'plain', 'holiday', 'zone'] as const),
] as const;
export type TimeMeaning = (typeof timeMeanings)[number];

/**
 * The words of one language for time.
 * Lists are separated by commas, spellings of the same word by `/`; all is folded.
 */
export type TimeLexicon = {
  /** `1 one/won, 2 two`. */
  numbers: string;
  ordinals: string;
  /** From Sunday on. */
  weekdays: string;
  /** From January on. */
  months: string;
  /** Phrases by what they mean; several meanings in a row where a phrase has them: `today evening` for `tonight`. */
  words: Record<string, string>;
  holidays: Partial<Record<HolidayName, string>>;
  /** Whether `3/4` is the third of April. */
  dayFirst: boolean;
};

/** A phrase's meaning, with the number, weekday (0 = Sunday) or month (1 = January) where it is one, or the name. */
export type Understood = { meaning: TimeMeaning; value: number; name: string };

/** Phrases by their first word, the longest first. */
export type PhraseTable = Map<string, { words: string[]; understood: Understood[] }[]>;

const tables = new Map<TimeLexicon, PhraseTable>();

/** Returns a lexicon as a table to look phrases up in, made at first use. */
export function phraseTableOf(lexicon: TimeLexicon): PhraseTable {
  const made = tables.get(lexicon);
  if (made !== undefined) return made;
  const table: PhraseTable = new Map();
  const add = (spellings: string, understood: Understood[]) => {
    for (const spelling of spellings.split('/')) {
      const words = spelling.split(' ').filter((word) => word !== '');
      if (words.length === 0) continue;
      const alike = table.get(words[0]!) ?? [];
      table.set(
        words[0]!,
        [...alike, { words, understood }].toSorted((one, other) => other.words.length - one.words.length),
      );
    }
  };
  for (const [meaning, list] of [
    ['number', lexicon.numbers],
    ['ordinal', lexicon.ordinals],
  ] as const) {
    for (const entry of entriesOf(list)) {
      const [value, ...spellings] = entry.split(' ');
      add(spellings.join(' '), [{ meaning, value: Number(value), name: '' }]);
    }
  }
  for (const [value, entry] of entriesOf(lexicon.weekdays).entries())
    add(entry, [{ meaning: 'weekday', value, name: '' }]);
  for (const [value, entry] of entriesOf(lexicon.months).entries())
    add(entry, [{ meaning: 'month', value: value + 1, name: '' }]);
  for (const [meanings, list] of Object.entries(lexicon.words)) {
    const understood = meanings.split(' ').map((meaning) => ({ meaning: meaningNamed(meaning), value: 0, name: '' }));
    for (const entry of entriesOf(list)) add(entry, understood);
  }
  for (const [name, list] of Object.entries(lexicon.holidays)) {
    for (const entry of entriesOf(list)) add(entry, [{ meaning: 'holiday', value: 0, name }]);
  }
  for (const [name, list] of Object.entries(zoneWords)) {
    for (const entry of entriesOf(list)) add(entry, [{ meaning: 'zone', value: 0, name }]);
  }
  tables.set(lexicon, table);
  return table;
}

function meaningNamed(name: string): TimeMeaning {
  const found = timeMeanings.find((meaning) => meaning === name);
  if (found === undefined) throw new Error(`There is no meaning "${name}"`);
  return found;
}

function entriesOf(list: string): string[] {
  const entries = list.split(',').map((entry) =>
    entry
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
      .trim(),
  );
  return entries.filter((entry) => entry !== '');
}
