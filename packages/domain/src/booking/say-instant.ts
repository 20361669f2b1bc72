import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { zonedFormat } from '@spotter/language/zones/time-zone';
import { comesTwice, wallTimeAt } from '@spotter/language/zones/zoned-time';

/** The languages in which times are said: those of chats. */
export type SpokenLanguage = ChatLanguage;

/** How a language writes a day with a time: its locale, and the words between the two and after them. */
type Saying = { locale: string; at: (hour: number) => string; after: string };

const sayings: Record<SpokenLanguage, Saying> = {
  en: { locale: 'en-US', at: () => ' at ', after: '' },
  es: { locale: 'es', at: (hour) => (hour === 1 ? ', a la ' : ', a las '), after: '' },
  pt: { locale: 'pt-BR', at: (hour) => (hour === 1 ? ', à ' : ', às '), after: '' },
  fr: { locale: 'fr', at: () => ' à ', after: '' },
  de: { locale: 'de', at: () => ' um ', after: ' Uhr' },
  it: { locale: 'it', at: (hour) => (hour === 1 ? " all'" : ' alle '), after: '' },
  nl: { locale: 'nl', at: () => ' om ', after: ' uur' },
  pl: { locale: 'pl', at: () => ' o godz. ', after: '' },
};

/** Returns the locale (BCP 47) in which a language's dates are written. */
export function localeOf(language: SpokenLanguage): string {
  return sayings[language].locale;
}

/** Returns the time of day in a zone (IANA), such as `9:00 AM`. */
export function formatSlot(instant: Date, zone: string): string {
  return sayTime(instant, zone, 'en');
}

/** Returns the time of day in a zone (IANA): `9:00 AM` in English, `9:00` in the others. */
export function sayTime(instant: Date, zone: string, language: SpokenLanguage): string {
  const { minutes } = wallTimeAt(instant, zone);
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  if (language !== 'en') return `${hour}:${rest}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns the weekday and date in a zone (IANA): `Monday, November 23`, `lunes, 23 de noviembre`. */
export function sayDate(instant: Date, zone: string, language: SpokenLanguage): string {
  return formatOf('date', zone, language).format(instant);
}

/**
 * Returns day, date, time and zone in words: `Monday, November 23 at 9:00 AM (Central Time)`, `lunes, 23 de
 * noviembre, a las 9:00 (hora central)`.
 */
export function sayInstant(instant: Date, zone: string, language: SpokenLanguage): string {
  const { at, after } = sayings[language];
  const hour = Math.floor(wallTimeAt(instant, zone).minutes / 60);
  const time = `${sayTime(instant, zone, language)}${after}`;
  return `${sayDate(instant, zone, language)}${at(hour)}${time} (${sayZone(instant, zone, language)})`;
}

/**
 * Returns a zone's everyday name, such as `Central Time`. In an hour that comes twice, only the full name tells
 * which of the two it is: `Central Daylight Time`.
 */
export function sayZone(instant: Date, zone: string, language: SpokenLanguage): string {
  const everyday = comesTwice(wallTimeAt(instant, zone), zone) ? null : nameOf('zone', instant, zone, language);
  // A zone without an everyday name, such as UTC, gives its distance from Greenwich.
  const isName = everyday !== null && !everyday.includes(':');
  return isName ? everyday : (nameOf('fullZone', instant, zone, language) ?? zone);
}

function nameOf(what: 'zone' | 'fullZone', instant: Date, zone: string, language: SpokenLanguage): string | null {
  const parts = formatOf(what, zone, language).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}

const shown = {
  date: { weekday: 'long', month: 'long', day: 'numeric' },
  zone: { timeZoneName: 'longGeneric' },
  fullZone: { timeZoneName: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatOf(what: keyof typeof shown, zone: string, language: SpokenLanguage): Intl.DateTimeFormat {
  return zonedFormat(localeOf(language), zone, shown[what]);
}
