/** For each phrase, by category, language and the phrase itself: what somebody writes who means it, and who does not. */
export type PhraseExamples = Record<string, [example: string, counterExample: string]>;
