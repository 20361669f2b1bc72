import type { Situation } from '../situation.ts';
import { comparableSentences } from '../reading/plain-text.ts';

const neverLine = /^Never write: (.+)$/;
const answerLine = /^Asked about "([^"]+)", write: "(.*)"$/;
const betweenSentences = /(?<=[.!?…])\s+|\n+/;
const quoted = /"([^"]+)"/g;

/** Returns what a rule of the coach has written for what the lead asks now, unless it was said; null: none has. */
export function wantedAnswer({ conversation, openTexts, businessTexts }: Situation): string | null {
  const said = new Set(businessTexts.flatMap(comparableSentences));
  for (const line of conversation.rules) {
    const [, asked, text] = answerLine.exec(line) ?? [];
    if (asked === undefined || text === undefined) continue;
    const words = plainWords(asked);
    const isAsked = openTexts.some((open) =>
      words.every((word) => plainWords(open).some((one) => one.startsWith(word))),
    );
    if (isAsked && !comparableSentences(text).some((sentence) => said.has(sentence))) return text;
  }
  return null;
}

/** Returns an answer without the sentences that have what a rule of the coach forbids. */
export function withoutForbidden(answer: string, { conversation }: Situation): string {
  const forbidden = conversation.rules.flatMap((line) =>
    [...(neverLine.exec(line)?.[1] ?? '').matchAll(quoted)].map((match) => match[1]!.toLowerCase()),
  );
  if (!forbidden.some((words) => answer.toLowerCase().includes(words))) return answer;
  return answer
    .split(betweenSentences)
    .filter((sentence) => !forbidden.some((words) => sentence.toLowerCase().includes(words)))
    .join(' ');
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
