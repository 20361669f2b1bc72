import type { LinearExpression } from '../../text/linear-expression.ts';
import type { LinearMatch } from '../../text/linear-match.ts';

/**
 * Words to look for, and what gives them another meaning:
 * right after them, or at the end of what is before them.
 */
export type PhrasePattern = {
  words: Pick<LinearExpression, 'test' | 'find'>;
  unless?: Pick<LinearExpression, 'test'>;
  unlessBefore?: Pick<LinearExpression, 'test'>;
};

/** Whether the words are in the text at least once without what undoes them, and where `isMeant` agrees. */
export function matchesUnlessNegated(
  text: string,
  pattern: PhrasePattern,
  isMeant?: (place: LinearMatch) => boolean,
): boolean {
  const { words, unless, unlessBefore } = pattern;
  if (unless === undefined && unlessBefore === undefined && isMeant === undefined) return words.test(text);
  let place = words.find(text);
  while (place !== null) {
    const end = place.index + place.text.length;
    const isTakenBack =
      unless?.test(text.slice(end)) === true || unlessBefore?.test(text.slice(0, place.index)) === true;
    if (!isTakenBack && isMeant?.(place) !== false) return true;
    // Where they are undone, the same words may begin again inside them.
    place = words.find(text, isTakenBack ? place.index + 1 : Math.max(end, place.index + 1));
  }
  return false;
}
