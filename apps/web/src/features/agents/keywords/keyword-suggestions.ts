import type { KeywordKind } from './keyword-messages.ts';

/**
 * Short words that are easy to say in a reel, by the trade that the instructions mention. The first trade that
 * fits is used.
 */
const byTrade = [
  { says: ['nutrition', 'meal'], words: ['FUEL', 'MEALS', 'RESET'] },
  { says: ['gym', 'studio'], words: ['TRIAL', 'VISIT', 'START'] },
  { says: ['coach', 'trainer', 'training'], words: ['LIFT', 'SHRED', 'START'] },
];

const forAnybody = ['START', 'COACH', 'INFO'];

/** What leads who come back write anyway. */
const forComingBack = ['still interested', 'back on it', 'ready to start'];

/**
 * Suggests triggers to begin with, without those that are in use. Only the opening of the instructions says what
 * the coach does.
 */
export function suggestKeywords(kind: KeywordKind, instructions: string, present: string[]): string[] {
  const taken = new Set(present.map((keyword) => keyword.toLowerCase()));
  const suggested = kind === 're-engagement' ? forComingBack : wordsFor(instructions);
  return suggested.filter((keyword) => !taken.has(keyword.toLowerCase()));
}

const openingLength = 200;

function wordsFor(instructions: string): string[] {
  const opening = instructions.slice(0, openingLength).toLowerCase();
  return byTrade.find(({ says }) => says.some((word) => opening.includes(word)))?.words ?? forAnybody;
}
