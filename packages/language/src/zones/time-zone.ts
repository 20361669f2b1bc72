import { characters } from '../text/characters.ts';
import { rememberLatest } from '../text/remember-latest.ts';
import { zoneOfWord } from './zone-words.ts';

/** The zone that replaces one that is missing or unknown. */
const fallbackZone = 'UTC';

const latinLetters = characters('A-Za-z');
// The longest IANA name has 32 characters.
const maxNameLength = 100;
// CEST, MESZ.
const maxAbbreviationLength = 4;
// The zones (IANA) of three letters.
// Engines know more, by other meanings than people: BST is the time of Dhaka there.
const shortNames: ReadonlySet<string> = new Set('CET EET GMT HST MET PRC ROC ROK UCT UTC WET'.split(' '));
// There are about 600 names; a stranger's spellings of them must not fill the memory.
const remembered = { max: 1_000, maxKeyLength: 300 };

/**
 * Returns the zone (IANA) that a name or abbreviation from outside means: of a browser, a form, a model, a
 * calendar or a stored row. Returns null for anything that this machine has no clock for.
 */
export function parseTimeZone(name: unknown): string | null {
  if (typeof name !== 'string' || name.length > maxNameLength) return null;
  const trimmed = name.trim();
  const isAbbreviation = trimmed.length <= maxAbbreviationLength && !trimmed.includes('/') && !shortNames.has(trimmed);
  const meant = isAbbreviation ? zoneOfWord(trimmed) : null;
  if (meant !== null || (isAbbreviation && trimmed.length === 3)) return meant;
  return hasClock(trimmed) ? trimmed : null;
}

/** Returns the same zone, or UTC for one that this machine has no clock for. */
export function resolveTimeZone(name: unknown): string {
  return parseTimeZone(name) ?? fallbackZone;
}

/** Whether a text is the IANA name of a zone that exists here. */
export function isTimeZone(name: string): boolean {
  return parseTimeZone(name) === name;
}

const hasClock = rememberLatest(
  (name: string) => name,
  (name) => {
    // The formatter also accepts an offset such as +02:00, but it knows no daylight saving time.
    if (!latinLetters.areIn(name.charAt(0))) return false;
    try {
      return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  },
  remembered,
);

/**
 * Returns a formatter for a locale and a zone; an unknown zone reads as UTC. All dates that people read come
 * from here, so that no zone ends a page or a job. Making one is slow, using it is not: the latest are
 * remembered.
 */
export const zonedFormat = rememberLatest(
  (locale: string, zone: string, options: Intl.DateTimeFormatOptions) =>
    `${locale} ${resolveTimeZone(zone)} ${JSON.stringify(options)}`,
  (locale, zone, options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: resolveTimeZone(zone) }),
  remembered,
);
