import type { BriefLine } from './brief.ts';

/** How many of the newest messages a brief is written from, and how much of each and of all, in characters. */
export const maxBriefMessages = 40;
export const maxBriefMessageLength = 500;
const maxTotalLength = 8_000;

/** Returns what a brief is written from: the newest messages with words, oldest first, within bounds. */
export function linesForBrief(messages: Omit<BriefLine, 'n'>[]): BriefLine[] {
  const spoken = messages.filter(({ text }) => text.trim() !== '').slice(-maxBriefMessages);
  const newest: Omit<BriefLine, 'n'>[] = [];
  let left = maxTotalLength;
  for (const message of spoken.toReversed()) {
    const text = message.text.slice(0, maxBriefMessageLength).trim();
    left -= text.length;
    if (left < 0) break;
    newest.unshift({ ...message, text });
  }
  return newest.map(({ id, by, text }, index) => ({ n: index + 1, id, by, text }));
}
