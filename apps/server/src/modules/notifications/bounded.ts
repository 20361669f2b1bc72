const letterReader = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns a text on one line, of at most this many characters as a reader counts them. One character may be
 * long, but all together are not.
 */
export function bounded(text: string, max: number): string {
  // Text that cannot be shown is not looked at, however long it is.
  const beginning = text
    .slice(0, 4 * max)
    .replaceAll(/\s/g, ' ')
    .trim();
  let remaining = '';
  let letters = 0;
  for (const { segment } of letterReader.segment(beginning)) {
    if (letters === max || remaining.length + segment.length > 2 * max) break;
    remaining += segment;
    letters += 1;
  }
  return remaining === text.trim() || (remaining === beginning && text.length <= 4 * max)
    ? remaining
    : `${remaining.trimEnd()}…`;
}
