/** The languages of our fixed sentences, the likeliest first. */
export const chatLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];
