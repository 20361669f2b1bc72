/** Topics of a contact's words that end a sales talk, the gravest first. */
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

/** Phrases of one category in one language. docs/autoreply/safety-rules.md explains the syntax. */
export type PhraseList<Category extends string = SafetyCategory> = {
  category: Category;
  language: PhraseLanguage;
  severity: SafetySeverity;
  /** Whether the words only hint at it. */
  hinted: boolean;
  phrases: string[];
};

/**
 * Signs of one category in one language: words that are not danger alone, but are together with others. Each is
 * its weight and its words, as in `4 checks my phone`; a counter-sign has a negative weight.
 */
export type SignList<Category extends string = SafetyCategory> = {
  category: Category;
  language: PhraseLanguage;
  severity: SafetySeverity;
  /** Min sum of the signs of a text. */
  enough: number;
  signs: string[];
};
