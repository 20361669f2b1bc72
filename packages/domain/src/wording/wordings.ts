import type { Wording } from '../text/stands-in.ts';
import { said } from './said.ts';
import type { WordClasses } from './wording-graph.ts';

/** Returns one wording for each line, all with the same guards, so that an undone one hides no other. */
/* @__NO_SIDE_EFFECTS__ */
export function wordings(
  name: string,
  lines: string[],
  classes: WordClasses = {},
  guards: Omit<Wording, 'said'> = {},
): Wording[] {
  return said(name, lines, classes).each.map((line) => ({ said: line, ...guards }));
}
