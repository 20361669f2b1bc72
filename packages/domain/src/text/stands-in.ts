import type { LinearExpression } from './linear-expression.ts';
import type { LinearMatch } from './linear-match.ts';

/** Words to look for, and what makes them mean something else: right behind them, or at the end of what stands before. */
export type Wording = {
  said: Pick<LinearExpression, 'test' | 'find'>;
  unless?: Pick<LinearExpression, 'test'>;
  unlessBefore?: Pick<LinearExpression, 'test'>;
};

/** Whether the words stand in the text, at least once without what takes them back, and where `isMeant` agrees. */
export function standsIn(text: string, wording: Wording, isMeant?: (place: LinearMatch) => boolean): boolean {
  const { said, unless, unlessBefore } = wording;
  if (unless === undefined && unlessBefore === undefined && isMeant === undefined) return said.test(text);
  let place = said.find(text);
  while (place !== null) {
    const end = place.index + place.text.length;
    const isTakenBack =
      unless?.test(text.slice(end)) === true || unlessBefore?.test(text.slice(0, place.index)) === true;
    if (!isTakenBack && isMeant?.(place) !== false) return true;
    // Where they are taken back, the same words may begin again inside of them.
    place = said.find(text, isTakenBack ? place.index + 1 : Math.max(end, place.index + 1));
  }
  return false;
}
