import { boundText } from '../text/bounded-text.ts';
import { compiledOnce } from '../text/compile-ahead.ts';
import { foldText } from '../text/folded-text.ts';
import { parseTimeZone } from './time-zone.ts';
import { wordsOf } from '../text/tokens.ts';

/**
 * Places that are not name of a zone, by the zone that they lie in:
 * cities, states and short names of the clock's time.
 */
const places: Record<string, string> = {
  'America/New_York':
    'nyc, brooklyn, queens, new jersey, boston, massachusetts, connecticut, miami, florida, tampa, orlando, atlanta, philly, philadelphia, pittsburgh, pennsylvania, washington dc, baltimore, maryland, charlotte, north carolina, south carolina, ohio, michigan, nueva york, east coast, eastern time, eastern, est, edt',
  'America/Chicago':
    'houston, dallas, austin, texas, san antonio, nashville, tennessee, memphis, minneapolis, minnesota, milwaukee, wisconsin, kansas city, st louis, missouri, new orleans, louisiana, oklahoma, illinois, alabama, central time, cst, cdt',
  'America/Denver':
    'colorado, utah, salt lake city, new mexico, albuquerque, montana, wyoming, mountain time, mst, mdt',
  'America/Phoenix': 'arizona, tucson, scottsdale, mesa az',
  'America/Los_Angeles':
    'california, san diego, san francisco, bay area, sf, seattle, portland, oregon, las vegas, vegas, nevada, west coast, pacific time, pst, pdt',
  'America/Mexico_City': 'cdmx, ciudad de mexico, guadalajara, puebla, queretaro, leon, toluca, df',
  'America/Bogota': 'medellin, cali, barranquilla, colombia',
  'America/Lima': 'peru',
  'America/Santiago': 'chile',
  'America/Argentina/Buenos_Aires': 'argentina, rosario, mendoza, bs as',
  'America/Sao_Paulo': 'rio de janeiro, rio, belo horizonte, curitiba, brasilia',
  'America/Toronto': 'ottawa, montreal, quebec, ontario',
  'America/Vancouver': 'british columbia',
  'Europe/Madrid': 'barcelona, valencia, sevilla, espana',
  'Europe/London': 'uk, england, manchester, scotland',
  'Europe/Berlin': 'germany, deutschland, hamburg, munchen, munich, koln',
  'Europe/Paris': 'france, lyon, marseille',
  'Europe/Rome': 'italy, italia, milano, napoli',
  'Europe/Amsterdam': 'nederland, rotterdam, utrecht',
  'Europe/Warsaw': 'poland, polska, warszawa, krakow',
  'Europe/Lisbon': 'portugal, lisboa, porto',
  'Australia/Sydney': 'nsw',
};
/** Words before the name of a place where somebody is. */
const before = new Set(
  'in from near live en de desde vivo por em moro a depuis habite aus wohne uit woon z w'.split(' '),
);
const fillers = new Set('i am im its here now the time zone city yo estoy aqui soy'.split(' '));
/** Max words of a message that is nothing but the name of a place. */
const maxLengthAlone = 4;
const maxNameLength = 4;

const knownPlaces = compiledOnce(() => {
  const found = new Map<string, string>();
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const city = zone.includes('/') ? zone.slice(zone.lastIndexOf('/') + 1) : '';
    if (city !== '') found.set(wordsOf(foldText(city.replaceAll('_', ' '))).join(' '), zone);
  }
  for (const [zone, names] of Object.entries(places)) for (const name of names.split(', ')) found.set(name, zone);
  return { byName: found, firstWords: new Set([...found.keys()].map((name) => name.split(' ', 1)[0]!)) };
});

/**
 * Returns the zone (IANA) of the place where somebody says that they are: "im in phoenix", "vivo en Bogotá";
 * null where they name none. `wasAsked`: they were asked where they are, so that the name alone is enough; else
 * it may be a person's.
 */
export function zoneNamed(text: string, wasAsked: boolean): string | null {
  const { byName, firstWords } = knownPlaces();
  const tokens = wordsOf(foldText(boundText(text).text).replaceAll("'", ''));
  for (let at = 0; at < tokens.length; at += 1) {
    if (!firstWords.has(tokens[at]!)) continue;
    for (let length = Math.min(maxNameLength, tokens.length - at); length > 0; length -= 1) {
      const zone = byName.get(tokens.slice(at, at + length).join(' '));
      if (zone === undefined) continue;
      const rest = [...tokens.slice(0, at), ...tokens.slice(at + length)];
      const isAlone = wasAsked && rest.length + length <= maxLengthAlone && rest.every((word) => fillers.has(word));
      if (isAlone || before.has(tokens[at - 1] ?? '')) return parseTimeZone(zone);
    }
  }
  return null;
}
