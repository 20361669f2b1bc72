import type { PhraseExamples } from './example-types.ts';
import { englishSignExamples } from './signs/en/index.ts';

/**
 * For each sign, by category, language and its words: a text that is seen by it and would not be without it, and one that
 * is not seen although the sign may stand in it. For a counter-sign: a text that is left alone because of it, and one that
 * is seen all the same.
 */
export const signExamples: PhraseExamples = { ...englishSignExamples };
