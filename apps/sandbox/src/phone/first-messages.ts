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

/** How many keywords are suggested alone. */
const shownKeywords = 3;
/** What leads write with a keyword. */
const questions = [
  'how do i lose the belly fat? tried everything',
  'how much is it?',
  'xfa info del plan 🙏',
  'r u a bot lol',
];

/** Returns first messages that the account's agent answers; none without a keyword: each would meet silence. */
export function suggestFor(keywords: string[]): string[] {
  const wordFor = (nth: number) => keywords[nth % keywords.length]!;
  const asked = keywords.length === 0 ? [] : questions.map((question, nth) => `${wordFor(nth)}, ${question}`);
  return [...keywords.slice(0, shownKeywords), ...asked];
}
