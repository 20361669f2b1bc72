const minLetters = 4;

/** Whether a line has its letters set apart, as some headings do: "W E L C O M E". */
export function areLettersApart(texts: string[]): boolean {
  const tokens = tokensOf(texts);
  const single = tokens.filter((token) => /^[\p{L}\p{N}\p{P}]\p{M}*$/u.test(token));
  const letters = single.filter((token) => /\p{L}/u.test(token)).length;
  // Pieces of one letter are distinguished by their gaps instead.
  const within = tokensOf(texts.filter((text) => /\S \S/.test(text))).length;
  return letters >= minLetters && single.length >= tokens.length * 0.8 && within >= tokens.length * 0.5;
}

function tokensOf(texts: string[]): string[] {
  return texts.flatMap((text) => text.trim().split(/\s+/)).filter((token) => token !== '');
}

/** Returns such text with its words whole: two spaces and more are those between words. */
export function joinLetters(text: string): string {
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
