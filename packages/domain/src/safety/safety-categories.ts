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
export type PhraseList<Category extends string = SafetyCategory> = {
  category: Category;
  language: PhraseLanguage;
  severity: SafetySeverity;
  /** Whether the words only hint at it. */
  hinted: boolean;
  phrases: string[];
};

/**
 * Signs of one category in one language: what is no danger by itself, and one together with others. Each is its weight and
 * its words, as in `4 checks my phone`; a negative weight is that of a counter-sign.
 */
export type SignList<Category extends string = SafetyCategory> = {
  category: Category;
  language: PhraseLanguage;
  severity: SafetySeverity;
  /** What the signs of a text must add up to. */
  enough: number;
  signs: string[];
};
