import { sayInstant, type SpokenLanguage, sayTime, sayZone } from './say-instant.ts';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import { dayAt, wallTimeAt } from '@spotter/language/zones/zoned-time';

const orWords: Record<SpokenLanguage, string> = {
  en: 'or',
  es: 'o',
  pt: 'ou',
  fr: 'ou',
  de: 'oder',
  it: 'o',
  nl: 'of',
  pl: 'lub',
};

/**
 * Returns several instants as a choice, as people write them in a chat: `Monday Nov 23 at 10 or 11 AM (Central
 * Time)`; in the other languages in the words of `sayInstant`, with a zone that all of them share named once.
 */
export function sayChoice(instants: Date[], zone: string, language: SpokenLanguage): string {
  const clocks = new Set(instants.map((instant) => JSON.stringify(wallTimeAt(instant, zone))));
  // Where an hour comes twice, only the full name of the zone tells the two times apart.
  const isClear = clocks.size === new Set(instants.map((instant) => instant.getTime())).size;
  return language === 'en' && isClear ? sayInShort(instants, zone) : sayInFull(instants, zone, language);
}

function sayInFull(instants: Date[], zone: string, language: SpokenLanguage): string {
  const last = instants.at(-1);
  if (last === undefined) return '';
  const named = ` (${sayZone(last, zone, language)})`;
  const others = instants.slice(0, -1).map((instant) => {
    const sentence = sayInstant(instant, zone, language);
    return sentence.endsWith(named) ? sentence.slice(0, -named.length) : sentence;
  });
  const end = sayInstant(last, zone, language);
  return others.length === 0 ? end : `${others.join('; ')} ${orWords[language]} ${end}`;
}

function sayInShort(instants: Date[], zone: string): string {
  const [first] = instants;
  if (first === undefined) return '';
  const days = Map.groupBy(instants, (instant) => dayAt(instant, zone));
  const choices = [...days.values()].map((starts) => `${shortDate(starts[0]!, zone)} at ${timesOf(starts, zone)}`);
  // A day with two times has an `or` of its own.
  return `${listed(choices, days.size < instants.length ? ', or ' : ' or ')} (${sayZone(first, zone, 'en')})`;
}

/** Returns times of day: `10 or 11 AM`, `9:30 AM or 2 PM`. */
function timesOf(starts: Date[], zone: string): string {
  const times = starts.map((start) => sayTime(start, zone, 'en').replace(':00', ''));
  const halfOf = (time: string | undefined) => time?.slice(-2);
  return listed(times.map((time, nth) => (halfOf(time) === halfOf(times[nth + 1]) ? time.slice(0, -3) : time)));
}

/** Returns a date: `Monday Nov 23`. */
function shortDate(instant: Date, zone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) => zonedFormat('en-US', zone, options).format(instant);
  return `${part({ weekday: 'long' })} ${part({ month: 'short', day: 'numeric' })}`;
}

function listed(choices: string[], or = ' or '): string {
  return choices.length < 2 ? (choices[0] ?? '') : `${choices.slice(0, -1).join(', ')}${or}${choices.at(-1)}`;
}
