/** To normalize takes long where a letter has marks without end; nobody searches behind so many letters. */
const maxLength = 1_000;

/** Returns the words of a text without case and accents, for comparing. */
export function plainWords(text: string): string[] {
  const plain = text
    .slice(0, maxLength)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
