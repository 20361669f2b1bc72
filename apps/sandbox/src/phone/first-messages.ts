import { z } from 'zod';
import { loadSignedAnswer, type SpotterAccess } from './signed-answer.ts';

const maxKeywords = 20;
const Answer = z.object({ keywords: z.array(z.string().min(1).max(100)).max(200) });

/** Asks the server for the keywords of an account's agent. It never fails: without an answer there are none. */
export function createKeywordLookup(spotter: SpotterAccess) {
  return async (platform: string, accountId: string): Promise<string[]> => {
    const path = `/api/sandbox/keywords/${platform}/${accountId}`;
    const answer = await loadSignedAnswer(spotter, platform, path, Answer);
    return answer?.keywords.slice(0, maxKeywords) ?? [];
  };
}

/** Returns first messages to try, which begin with the account's own keywords instead of the demo's. */
export function suggestFor(messages: string[], keywords: string[]): string[] {
  if (keywords.length === 0) return messages;
  let nth = 0;
  const own = messages.map((text) =>
    text.replace(/^\p{Lu}{3,}(?!\p{L})/u, () => {
      const keyword = keywords[nth % keywords.length]!;
      nth += 1;
      return keyword;
    }),
  );
  return [...new Set(own)];
}
