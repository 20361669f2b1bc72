/** Returns a whole number of 32 bits, which may be negative, that is always the same for one text (FNV-1a). */
export function hashedText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
