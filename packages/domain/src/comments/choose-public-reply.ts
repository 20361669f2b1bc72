/**
 * Returns one of the coach's texts for an answer in public, and never the one that was written last under this post
 * where there is another. `chance`: a number from 0 to 1.
 */
export function choosePublicReply(texts: string[], before: string | null, chance: number): string | null {
  const others = texts.filter((text) => text !== before);
  const choice = others.length > 0 ? others : texts;
  return choice[Math.min(choice.length - 1, Math.floor(chance * choice.length))] ?? null;
}
