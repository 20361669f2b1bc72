import type { LinearMatch } from './linear-match.ts';

/** A text with its matches replaced: by these very words, or by what `by` makes of each. */
export function replaceMatches(
  text: string,
  matches: LinearMatch[],
  by: string | ((match: LinearMatch) => string),
): string {
  const kept: string[] = [];
  let end = 0;
  for (const match of matches) {
    kept.push(text.slice(end, match.index), typeof by === 'string' ? by : by(match));
    end = match.index + match.text.length;
  }
  return kept.join('') + text.slice(end);
}
