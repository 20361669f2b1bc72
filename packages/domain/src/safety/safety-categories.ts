/** What a contact's words can be about that is no matter for a sales talk, the gravest first. */
export const safetyCategories = [
  'self-harm',
  'abuse',
  'medical-emergency',
  'eating-disorder',
  'minor',
  'pregnancy',
  'medication',
  'medical',
  'payment',
  'person',
  'anger',
  'stop',
] as const;
export const phraseLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl'] as const;

export type SafetyCategory = (typeof safetyCategories)[number];
export type PhraseLanguage = (typeof phraseLanguages)[number];
/** `severe` ends all selling at once; `other` only asks for a person. */
export type SafetySeverity = 'severe' | 'other';

/** Phrases of one category in one language. docs/autoreply/safety-rules.md explains how a phrase is written. */
export type PhraseList = {
  category: SafetyCategory;
  language: PhraseLanguage;
  severity: SafetySeverity;
  /** Whether the words only hint at it. */
  hinted: boolean;
  phrases: string[];
};
