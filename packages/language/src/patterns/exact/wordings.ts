import type { PhrasePattern } from './matches-unless-negated.ts';
import { lineMatchers } from './phrase-matcher.ts';
import type { WordClasses } from './wording-list.ts';

/** Returns one wording for each line, all with the same guards, so that an undone one hides no other. */
/* @__NO_SIDE_EFFECTS__ */
export function wordings(
  name: string,
  lines: string[],
  classes: WordClasses = {},
  guards: Omit<PhrasePattern, 'words'> = {},
): PhrasePattern[] {
  return lineMatchers(name, lines, classes).map((words) => ({ words, ...guards }));
}
