/** The numbers that spelling decides, and those that are the same for every text. */
const spelled = 256;
const same = 256;
/** What words say by their length: short ones stand everywhere. */
const shortWord = 4;
const inShort = 0.2;
/** How much the groups of four letters of a word count together, beside the word itself. */
const inGroups = 0.8;

/**
 * Returns a vector of a text: its words and their groups of letters, each thrown onto a few places by its hash.
 * It knows spelling and no language: texts are near each other when they share words, or parts of words, in any
 * order. A word that stands often says little more than one that stands once. All texts are rather near each
 * other, because it knows too little to set them far apart: it hardly changes what words find. A real model
 * knows more.
 */
export function embedText(text: string): number[] {
  const counts = new Map<string, number>();
  const words = text
    // Many marks on one letter take long to put in order.
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  for (const word of words ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vector = Array.from({ length: spelled }, () => 0);
  for (const [word, count] of counts) {
    const weight = (word.length < shortWord ? inShort : 1) * (1 + Math.log(count));
    add(vector, word, weight);
    const padded = ` ${word} `;
    const groups = Math.max(0, padded.length - 3);
    for (let at = 0; at < groups; at += 1)
      add(vector, padded.slice(at, at + 4), (weight * inGroups) / Math.sqrt(groups));
  }
  const length = Math.hypot(...vector) || 1;
  return [
    ...vector.map((value) => value / length / Math.SQRT2),
    ...Array.from({ length: same }, () => 1 / Math.sqrt(2 * same)),
  ];
}

function add(vector: number[], feature: string, weight: number): void {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619) >>> 0;
  for (let turn = 0; turn < 2; turn += 1) {
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
    vector[hash % spelled]! += hash & 0x8000 ? weight : -weight;
  }
}
