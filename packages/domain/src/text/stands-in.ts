import type { LinearExpression, LinearMatch } from './linear-expression.ts';

/** Words to look for, and what makes them mean something else: right behind them, or in their group `gap`. */
export type Wording = { said: LinearExpression; unless?: LinearExpression; notInGap?: LinearExpression };

/** Whether the words stand in the text, at least once without what takes them back, and where `isMeant` agrees. */
export function standsIn(text: string, wording: Wording, isMeant?: (place: LinearMatch) => boolean): boolean {
  const { said, unless, notInGap } = wording;
  if (unless === undefined && notInGap === undefined && isMeant === undefined) return said.test(text);
  let place = said.find(text);
  while (place !== null) {
    const end = place.index + place.text.length;
    const isTakenBack = unless?.test(text.slice(end)) === true || notInGap?.test(place.named['gap'] ?? '') === true;
    if (!isTakenBack && isMeant?.(place) !== false) return true;
    // Where they are taken back, the same words may begin again inside of them.
    place = said.find(text, isTakenBack ? place.index + 1 : Math.max(end, place.index + 1));
  }
  return false;
}
