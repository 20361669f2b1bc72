import { wallTimeAt } from './zoned-time.ts';

/** The languages in which times are said. */
export type SpokenLanguage = 'en' | 'es';

/** The time of day in a zone (IANA), such as `9:00 AM`. */
export function formatSlot(instant: Date, zone: string): string {
  const { minutes } = wallTimeAt(instant, zone);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Day, date, time and zone in words: `Monday, November 23 at 9:00 AM (Central Standard Time)`,
 * `lunes, 23 de noviembre, a las 9:00 (hora estándar central)`. The zone's name tells summer from winter time.
 */
export function sayInstant(instant: Date, zone: string, language: SpokenLanguage): string {
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(instant);
  const named = sayZone(instant, zone, language);
  if (language === 'en') return `${date} at ${formatSlot(instant, zone)} (${named})`;
  const { minutes } = wallTimeAt(instant, zone);
  const hour = Math.floor(minutes / 60);
  const time = `${hour}:${String(minutes % 60).padStart(2, '0')}`;
  return `${date}, a ${hour === 1 ? 'la' : 'las'} ${time} (${named})`;
}

/** Several instants as a choice, in the words of `sayInstant`; a zone that all of them share is named once. */
export function sayChoice(instants: Date[], zone: string, language: SpokenLanguage): string {
  const last = instants.at(-1);
  if (last === undefined) return '';
  const named = ` (${sayZone(last, zone, language)})`;
  const others = instants.slice(0, -1).map((instant) => {
    const said = sayInstant(instant, zone, language);
    return said.endsWith(named) ? said.slice(0, -named.length) : said;
  });
  const end = sayInstant(last, zone, language);
  return others.length === 0 ? end : `${others.join('; ')} ${language === 'en' ? 'or' : 'o'} ${end}`;
}

/** What a zone's time is called at an instant, such as `Central Daylight Time`. */
export function sayZone(instant: Date, zone: string, language: SpokenLanguage): string {
  const parts = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es', {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
