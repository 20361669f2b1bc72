import type { PhraseExamples } from './example-types.ts';
import { englishSignExamples } from './signs/en/index.ts';

/**
 * For each sign, by category, language and its words: a text that is seen only because of it, and one that
 * contains it and is not seen. For a counter-sign: a text that is left alone because of it, and one that is seen
 * in spite of it.
 */
export const signExamples: PhraseExamples = { ...englishSignExamples };
