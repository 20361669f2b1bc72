import { keywordMatches } from '@spotter/domain/autoreply';
import { z } from 'zod';

export const Keyword = z.string().trim().min(1).max(100);

/** What a list of an agent's keywords has beside their spelling. */
export const KeywordRules = z.object({
  /**
   * How a keyword is looked for: as whole words (`word`, also for those not named), as the whole message
   * (`exact`), as any part of it (`contains`), or as words with typos (`fuzzy`): one from five letters, two
   * from nine. What is not in `keywords` is left out.
   */
  matches: z.array(z.object({ keyword: Keyword, match: z.enum(keywordMatches) })).max(200),
  /** A message with one of them, as whole words, does not start the agent by a keyword. */
  excludeWords: z.array(Keyword).max(50),
});
export type KeywordRules = z.infer<typeof KeywordRules>;
