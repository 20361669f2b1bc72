const size = 256;

/**
 * Returns a vector of a text: its words and their groups of letters, each thrown onto a few places by its hash. It knows
 * spelling and no language: texts are near each other when they share words, or parts of words, in any order. A real
 * model knows more.
 */
export function embedText(text: string): number[] {
  const vector = Array.from({ length: size }, () => 0);
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  for (const word of words ?? []) {
    // Short words stand everywhere.
    const weight = word.length < 4 ? 0.2 : 1;
    add(vector, word, weight);
    const padded = ` ${word} `;
    for (let at = 0; at + 4 <= padded.length; at += 1) add(vector, padded.slice(at, at + 4), weight * 0.4);
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function add(vector: number[], feature: string, weight: number): void {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619) >>> 0;
  for (let turn = 0; turn < 3; turn += 1) {
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
    vector[hash % size]! += hash & 0x8000 ? weight : -weight;
  }
}
