/** The languages in which fixed sentences of ours are ready, the likeliest first. */
export const chatLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl'] as const;
export type ChatLanguage = (typeof chatLanguages)[number];
