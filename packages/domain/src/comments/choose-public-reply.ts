/**
 * Returns one of the coach's texts for an answer in public, never the one that was written last under this post;
 * null where there is no other. `chance`: a number from 0 to 1.
 */
export function choosePublicReply(texts: string[], before: string | null, chance: number): string | null {
  const others = texts.filter((text) => text !== before);
  return others[Math.min(others.length - 1, Math.floor(chance * others.length))] ?? null;
}
