import { characters } from '@spotter/language/text/characters';
import { normalForm } from '@spotter/language/text/normal-form';
import { wordsOf } from '@spotter/language/text/tokens';

const space = 32;
/** ASCII has no accents. */
const lastPlain = 128;
const accents = characters(String.raw`\u0300-\u036f`);

/** Returns how alike other texts are to one by their groups of three letters, from 0 to 1, as pg_trgm does. */
export function likenessTo(one: string): (other: string) => number {
  const left = triplesOf(one);
  return (other) => likenessOf(left, triplesOf(other));
}

/** Returns the same of texts whose groups are known. */
export function likenessOf(left: Set<number>, right: Set<number>): number {
  if (left.size === 0 || right.size === 0) return 0;
  const shared = countShared(left, right);
  return shared / (left.size + right.size - shared);
}

/** Returns how much of a text's groups of three letters another text holds, from 0 to 1. */
export function partOf(text: string, whole: string): number {
  const own = triplesOf(text);
  return own.size === 0 ? 0 : countShared(triplesOf(whole), own) / own.size;
}

function countShared(left: Set<number>, right: Set<number>): number {
  let shared = 0;
  for (const triple of right) if (left.has(triple)) shared += 1;
  return shared;
}

/**
 * Returns the groups of three letters of each word, with its ends, as numbers:
 * they are compared by the thousand.
 */
export function triplesOf(text: string): Set<number> {
  const triples = new Set<number>();
  for (const word of wordsOf(folded(text).toLowerCase())) {
    let [first, second] = [space, space];
    for (let at = 0; at <= word.length; at += 1) {
      const third = at === word.length ? space : word.charCodeAt(at);
      // Exact for Latin letters; others may rarely meet.
      triples.add(((first << 20) ^ (second << 10) ^ third) >>> 0);
      [first, second] = [second, third];
    }
  }
  return triples;
}

function folded(text: string): string {
  return isPlain(text) ? text : accents.replace(normalForm(text, 'NFKD'), '');
}

function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= lastPlain) return false;
  return true;
}
