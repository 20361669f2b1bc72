/**
 * For each phrase, by category, language and the phrase itself: what a person writes who means it, and one who
 * does not.
 */
export type PhraseExamples = Record<string, [example: string, counterExample: string]>;
