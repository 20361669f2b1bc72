import { plainText } from '../reading/plain-text.ts';

/** Places that people name, and the zone there. */
const zones: [RegExp, string][] = [
  [
    /\b(chicago|houston|dallas|austin|texas|san antonio|nashville|minneapolis|central time|cst|cdt)\b/,
    'America/Chicago',
  ],
  [
    /\b(new york|nyc|ny|nueva york|boston|miami|florida|atlanta|philly|philadelphia|washington|dc|orlando|eastern( time)?|est|edt)\b/,
    'America/New_York',
  ],
  [/\b(denver|colorado|utah|salt lake( city)?|mountain time|mst|mdt)\b/, 'America/Denver'],
  [/\b(phoenix|arizona|tucson)\b/, 'America/Phoenix'],
  [
    /\b(los angeles|california|cali|san diego|san francisco|sf|seattle|portland|las vegas|vegas|pacific( time)?|pst|pdt)\b/,
    'America/Los_Angeles',
  ],
  [/\b(toronto|ottawa|montreal)\b/, 'America/Toronto'],
  [/\b(vancouver)\b/, 'America/Vancouver'],
  [/\b(london|manchester|the uk|england|scotland)\b/, 'Europe/London'],
  [/\b(dublin|ireland)\b/, 'Europe/Dublin'],
  [/\b(madrid|barcelona|valencia|sevilla|espana|spain)\b/, 'Europe/Madrid'],
  [/\b(berlin|munich|germany|alemania)\b/, 'Europe/Berlin'],
  [/\b(mexico|cdmx|ciudad de mexico|guadalajara|monterrey)\b/, 'America/Mexico_City'],
  [/\b(bogota|colombia|medellin|cali colombia)\b/, 'America/Bogota'],
  [/\b(lima|peru)\b/, 'America/Lima'],
  [/\b(buenos aires|argentina|cordoba|rosario)\b/, 'America/Argentina/Buenos_Aires'],
  [/\b(santiago|chile)\b/, 'America/Santiago'],
  [/\b(caracas|venezuela)\b/, 'America/Caracas'],
  [/\b(sydney|melbourne)\b/, 'Australia/Sydney'],
];

/** Returns the IANA zone that a text names by a city, a country or a zone's short name; null where it names none. */
export function findZone(text: string): string | null {
  const named = /\b(?:America|Europe|Australia|Asia|Africa|Pacific|Atlantic)\/[A-Za-z_/]+\b/.exec(text)?.[0];
  if (named) return named;
  const plain = plainText(text);
  return zones.find(([words]) => words.test(plain))?.[1] ?? null;
}
