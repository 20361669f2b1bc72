import { chunksOf } from '@spotter/language/text/tokens';

const minLetters = 4;

/** Whether a line has its letters set apart, as some headings do: "W E L C O M E". */
export function areLettersApart(texts: string[]): boolean {
  const tokens = texts.flatMap(chunksOf);
  const single = tokens.filter((token) => /^[\p{L}\p{N}\p{P}]\p{M}*$/u.test(token));
  const letters = single.filter((token) => /\p{L}/u.test(token)).length;
  // Pieces of one letter are distinguished by their gaps instead.
  const within = texts.filter((text) => /\S \S/.test(text)).flatMap(chunksOf).length;
  return letters >= minLetters && single.length >= tokens.length * 0.8 && within >= tokens.length * 0.5;
}

/** Returns such text with its words whole: two spaces and more are those between words. */
export function joinLetters(text: string): string {
  return text
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
