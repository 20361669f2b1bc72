import type { LinearMatch } from './linear-match.ts';

/** Returns a text with its matches replaced: by this very text, or by the result of `by` for each. */
export function replaceMatches(
  text: string,
  matches: LinearMatch[],
  by: string | ((match: LinearMatch) => string),
): string {
  const remaining: string[] = [];
  let end = 0;
  for (const match of matches) {
    remaining.push(text.slice(end, match.index), typeof by === 'string' ? by : by(match));
    end = match.index + match.text.length;
  }
  return remaining.join('') + text.slice(end);
}
