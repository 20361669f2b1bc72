/** Returns lower case, no accents, straight quotes, single spaces: the form of all patterns here. */
export function plainText(text: string): string {
  // Many marks on one letter take long to put in order.
  return text
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the sentences of a text in a form that can be compared: two that read alike are equal. */
export function comparableSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) =>
      plainText(sentence)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

/**
 * Returns a stable 32-bit number for a text, or a part of it (FNV-1a): the only source of variety, so that the
 * same conversation always gets the same answer.
 */
export function hashText(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < to; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
