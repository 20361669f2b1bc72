/** Zones as people write them after a time, in any language. EST in summer means what clocks show there. */
export const zoneWords: Record<string, string> = {
  'America/New_York': 'est, edt, eastern time, eastern, new york time',
  'America/Chicago': 'cst, cdt, central time, central',
  'America/Denver': 'mst, mdt, mountain time',
  'America/Los_Angeles': 'pst, pdt, pacific time, pacific',
  'Europe/London': 'bst, uk time, london time',
  'Europe/Berlin': 'cet, cest, mez, mesz',
  'Asia/Tokyo': 'jst',
  'Australia/Sydney': 'aest, aedt',
  'Pacific/Auckland': 'nzst, nzdt',
  UTC: 'utc, gmt, zulu',
};

const zonesByWord = new Map(
  Object.entries(zoneWords).flatMap(([zone, words]) => words.split(', ').map((word) => [word, zone] as const)),
);

/** Returns the zone that people mean by a word; null: none that all of them mean. */
export function zoneOfWord(word: string): string | null {
  return zonesByWord.get(word.toLowerCase()) ?? null;
}
