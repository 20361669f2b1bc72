import { characters } from '../text/characters.ts';

/** Questions at least this alike are one. */
const alike = 0.5;
const accents = characters(String.raw`\u0300-\u036f`);
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);

/** Returns how alike two texts are by their groups of three letters, from 0 to 1, as pg_trgm does. */
export function likeness(one: string, other: string): number {
  return likenessTo(one)(other);
}

/** Returns how alike other texts are to one, for comparing it with many. */
export function likenessTo(one: string): (other: string) => number {
  const left = triplesOf(one);
  return (other) => {
    const right = triplesOf(other);
    if (left.size === 0 || right.size === 0) return 0;
    let shared = 0;
    for (const triple of right) if (left.has(triple)) shared += 1;
    return shared / (left.size + right.size - shared);
  };
}

/** Returns the question that asks the same, or null. */
export function findAlike<Known extends { question: string }>(question: string, known: Known[]): Known | null {
  let best: { known: Known; likeness: number } | null = null;
  for (const each of known) {
    const found = likeness(question, each.question);
    if (found >= alike && found > (best?.likeness ?? 0)) best = { known: each, likeness: found };
  }
  return best?.known ?? null;
}

function triplesOf(text: string): Set<string> {
  const words = lettersAndDigits.runs(accents.replace(text.normalize('NFKD'), '').toLowerCase());
  const triples = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) triples.add(padded.slice(at, at + 3));
  }
  return triples;
}
