import { readFileSync } from 'node:fs';
import { plainText } from '../reading/plain-text.ts';

let zones: { place: RegExp; zone: string; length: number }[] | null = null;

/** Returns the IANA zone that a text names by a city, a country or a zone's short name; null where it names none. */
export function findZone(text: string): string | null {
  const named = /\b(?:America|Europe|Australia|Asia|Africa|Pacific|Atlantic)\/[A-Za-z_/]+\b/.exec(text)?.[0];
  if (named !== undefined) return named;
  const plain = plainText(text);
  return loadZones().find(({ place }) => place.test(plain))?.zone ?? null;
}

/** The longest names first: "Santiago de Chile" is one place. */
function loadZones() {
  if (zones !== null) return zones;
  const lines = readFileSync(new URL('../data/zones.txt', import.meta.url), 'utf8').split('\n');
  return (zones = lines
    .flatMap((line) => {
      const [zone = '', places = ''] = line.split(': ');
      return places
        .split(', ')
        .filter(Boolean)
        .map((place) => ({ place: new RegExp(`\\b${place}\\b`), zone, length: place.length }));
    })
    .toSorted((one, other) => other.length - one.length));
}
