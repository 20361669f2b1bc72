export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const noon = 12 * 60;
const evening = 17 * 60;

/** Returns the part of the day that a time belongs to. */
export function partOf(minutes: number): PartOfDay {
  return minutes < noon ? 'morning' : minutes < evening ? 'afternoon' : 'evening';
}
