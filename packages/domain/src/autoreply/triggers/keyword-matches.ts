/** How a keyword is looked for: as whole words, as the whole message, as any part of it, or as words with typos. */
export const keywordMatches = ['word', 'exact', 'contains', 'fuzzy'] as const;
export type KeywordMatch = (typeof keywordMatches)[number];

/** What keeps a keyword that is almost there from counting, by how it is looked for. */
export const nearMisses = ['inside-word', 'not-alone', 'misspelled'] as const;
export type NearMiss = (typeof nearMisses)[number];
